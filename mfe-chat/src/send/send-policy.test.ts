import { type ConnectionState, HttpError } from "@atrium/shared-contracts/contract";
import { NEVER, type ObservableInput, of } from "@atrium/shared-contracts/rx";
import { marbles } from "@atrium/shared-contracts/testing";
import { describe, expect, it } from "@jest/globals";
import { type SendPorts, send } from "./send-policy.ts";

type Connection = Pick<ConnectionState, "status" | "httpOnly">;

/** Connections, by their letter in the diagrams below. */
const CONNECTIONS: Record<"c" | "o" | "x", Connection> = {
  c: { status: "connecting", httpOnly: false },
  o: { status: "connected", httpOnly: false },
  x: { status: "failed", httpOnly: true },
};
const CONNECTED = of(CONNECTIONS.o);
/** How a message was delivered, by its letter. */
const DELIVERIES = { s: { path: "socket", answer: "s" }, h: { path: "http", answer: "h" } };

function sending(
  post: ObservableInput<string>,
  more: Partial<Omit<SendPorts<string, string>, "publish">> & { readonly publish: readonly ObservableInput<unknown>[] },
) {
  const fallbacks: string[] = [];
  const attempts = [...more.publish];
  const delivery$ = send<string, string>({
    connection$: CONNECTED,
    accepted$: NEVER,
    refused$: NEVER,
    post: () => post,
    onFallback: (reason) => void fallbacks.push(reason),
    ...more,
    publish: () => attempts.shift() ?? [],
  });
  return { delivery$, fallbacks };
}

describe("sending a message", () => {
  it(
    "finishes when the server confirms over the socket",
    marbles(({ cold, expectObservable, expectSubscriptions }) => {
      const [published, post] = [cold("a|"), cold("h|")];
      const { delivery$ } = sending(post, { publish: [published], accepted$: cold("40ms s") });
      expectObservable(delivery$).toBe("40ms (s|)", DELIVERIES);
      expectSubscriptions(published.subscriptions).toBe("^!");
      expectSubscriptions(post.subscriptions).toBe([]);
    }),
  );

  it(
    "uses HTTP as soon as the server refuses the message, which says why",
    marbles(({ cold, expectObservable, expectSubscriptions }) => {
      const [published, post] = [cold("a|"), cold("10ms #", {}, new HttpError("Not found", 404))];
      const { delivery$, fallbacks } = sending(post, { publish: [published], refused$: cold("40ms r") });
      expectObservable(delivery$).toBe("50ms #", {}, new HttpError("Not found", 404));
      expectSubscriptions(post.subscriptions).toBe("40ms ^ 9ms !");
      expect(fallbacks).toEqual([]);
    }),
  );

  it(
    "uses HTTP immediately in HTTP-only mode",
    marbles(({ cold, expectObservable, expectSubscriptions }) => {
      const [published, post] = [cold("a|"), cold("h|")];
      const { delivery$ } = sending(post, { publish: [published], connection$: of(CONNECTIONS.x) });
      expectObservable(delivery$).toBe("(h|)", DELIVERIES);
      expectSubscriptions(published.subscriptions).toBe([]);
    }),
  );

  it(
    "waits up to 5 s for the connection, and publishes as soon as it's up",
    marbles(({ cold, expectObservable, expectSubscriptions }) => {
      const published = cold("a|");
      const { delivery$ } = sending(cold("h|"), {
        publish: [published],
        connection$: cold("c 4899ms o", CONNECTIONS),
        accepted$: cold("5s s"),
      });
      expectObservable(delivery$).toBe("5s (s|)", DELIVERIES);
      expectSubscriptions(published.subscriptions).toBe("4900ms ^!");
    }),
  );

  it(
    "reports that the socket is unavailable, and uses HTTP, when it doesn't connect within 5 s",
    marbles(({ cold, expectObservable, flush }) => {
      const { delivery$, fallbacks } = sending(cold("h|"), { publish: [], connection$: cold("c", CONNECTIONS) });
      expectObservable(delivery$).toBe("5s (h|)", DELIVERIES);
      flush();
      expect(fallbacks).toEqual(["sendError.socket"]);
    }),
  );

  it(
    "stops waiting for the connection when HTTP-only mode starts",
    marbles(({ cold, expectObservable, flush }) => {
      const { delivery$, fallbacks } = sending(cold("h|"), {
        publish: [],
        connection$: cold("c 299ms x", CONNECTIONS),
      });
      expectObservable(delivery$).toBe("300ms (h|)", DELIVERIES);
      flush();
      expect(fallbacks).toEqual([]);
    }),
  );

  it(
    "tries three times, 5 s each, with 1 s and 2 s in between, then HTTP",
    marbles(({ cold, expectObservable, expectSubscriptions }) => {
      const [published, post] = [cold("a|"), cold("h|")];
      const { delivery$ } = sending(post, { publish: [published, published, published] });
      expectObservable(delivery$).toBe("18s (h|)", DELIVERIES);
      expectSubscriptions(published.subscriptions).toBe(["^!", "6s ^!", "13s ^!"]);
      expectSubscriptions(post.subscriptions).toBe("18s (^!)");
    }),
  );

  it(
    "doesn't wait for confirmation when the socket refused the message",
    marbles(({ cold, expectObservable, expectSubscriptions }) => {
      const [refused, published] = [cold("#"), cold("a|")];
      const { delivery$ } = sending(cold("h|"), { publish: [refused, published], accepted$: cold("1200ms s") });
      expectObservable(delivery$).toBe("1200ms (s|)", DELIVERIES);
      expectSubscriptions(published.subscriptions).toBe("1s ^!");
    }),
  );

  it(
    "accepts a confirmation that arrives during a back-off",
    marbles(({ cold, expectObservable, expectSubscriptions }) => {
      const published = cold("a|");
      const { delivery$ } = sending(cold("h|"), { publish: [published, published], accepted$: cold("5500ms s") });
      expectObservable(delivery$).toBe("5500ms (s|)", DELIVERIES);
      expectSubscriptions(published.subscriptions).toBe("^!");
    }),
  );

  it(
    "accepts a confirmation that arrives over the socket during the HTTP call",
    marbles(({ cold, expectObservable }) => {
      const { delivery$ } = sending(cold("200ms h|"), {
        publish: [],
        connection$: of(CONNECTIONS.x),
        accepted$: cold("100ms s"),
      });
      expectObservable(delivery$).toBe("100ms (s|)", DELIVERIES);
    }),
  );

  it(
    "fails with the HTTP call's error",
    marbles(({ cold, expectObservable }) => {
      const { delivery$ } = sending(cold("#", {}, "no"), { publish: [], connection$: of(CONNECTIONS.x) });
      expectObservable(delivery$).toBe("#", undefined, "no");
    }),
  );
});

import { type ObservableInput, defer } from "@atrium/shared-contracts/rx";
import { marbles } from "@atrium/shared-contracts/testing";
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { createConnectivity } from "./connectivity.ts";

function setUp(ask: () => ObservableInput<unknown>, { onLine = true } = {}) {
  const device = { onLine };
  const page = Object.assign(new EventTarget(), { navigator: device as Navigator });
  const connectivity = createConnectivity(page, ask);
  const seen: string[] = [];
  connectivity.state$.subscribe((connection) => seen.push(connection));
  return {
    connectivity,
    seen,
    device(online: boolean) {
      device.onLine = online;
      page.dispatchEvent(new Event(online ? "online" : "offline"));
    },
  };
}
const down: typeof fetch = () => Promise.reject(new TypeError("Failed to fetch"));
const up: typeof fetch = () => Promise.resolve(new Response());

/** The states, by their letter in the diagrams below. */
const STATES = { y: "online", n: "offline", u: "unreachable" };

afterEach(() => void jest.useRealTimers());

describe("the connection", () => {
  it(
    "is offline as soon as the device says so, and online when the server answers again",
    marbles(({ cold, hot, expectObservable }) => {
      const { connectivity, device } = setUp(() => cold("--a|"));
      hot("---n---y", { n: false, y: true }).subscribe(device);
      expectObservable(connectivity.state$).toBe("y--n---u-y", STATES);
    }),
  );

  it(
    "is checked every five seconds until the server responds",
    marbles(({ cold, hot, expectObservable, expectSubscriptions }) => {
      const answers = [cold("-#"), cold("-#"), cold("-a|")];
      const [first, second, third] = answers.map(({ subscriptions }) => subscriptions);
      const { connectivity, device } = setUp(() => defer(() => answers.shift() ?? []), { onLine: false });
      hot("--y", { y: true }).subscribe(device);
      expectObservable(connectivity.state$).toBe("n-u 10002ms y", STATES);
      expectSubscriptions(first ?? []).toBe("--^!");
      expectSubscriptions(second ?? []).toBe("5003ms ^!");
      expectSubscriptions(third ?? []).toBe("10004ms ^-!");
    }),
  );

  it(
    "isn't checked while the device has no network, and is again when it's back",
    marbles(({ cold, hot, expectObservable, expectSubscriptions }) => {
      const answer = cold("-----a|");
      const { connectivity, device } = setUp(() => answer, { onLine: false });
      hot("-y-n-----y", { n: false, y: true }).subscribe(device);
      expectObservable(connectivity.state$).toBe("nu-n-----u----y", STATES);
      expectSubscriptions(answer.subscriptions).toBe(["-^-!", "---------^-----!"]);
    }),
  );

  it("stays offline when a call from before is answered late", async () => {
    const { connectivity, seen, device } = setUp(() => new Promise(() => {}));
    const answer = Promise.withResolvers<Response>();
    const call = connectivity.watch(() => answer.promise)("/api/x");
    device(false);
    answer.resolve(new Response());
    await call;
    expect(seen).toEqual(["online", "offline"]);
    await connectivity.watch(up)("/api/x");
    expect(seen).toEqual(["online", "offline", "online"]);
  });

  it("stays online when one call fails but the server still responds", async () => {
    const ask = jest.fn(async () => {});
    const { connectivity, seen } = setUp(ask);
    await expect(connectivity.watch(down)("/api/x")).rejects.toThrow(Error);
    await connectivity.whenOnline();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(seen).toEqual(["online"]);
  });

  it("is unreachable when the server doesn't respond to the check either, until it does", async () => {
    jest.useFakeTimers();
    const server = { up: false };
    const { connectivity, seen } = setUp(async () => {
      if (!server.up) throw new TypeError("Failed to fetch");
    });
    await expect(connectivity.watch(down)("/api/x")).rejects.toThrow(Error);
    await jest.advanceTimersByTimeAsync(1);
    expect(connectivity.state).toBe("unreachable");
    server.up = true;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(seen).toEqual(["online", "unreachable", "online"]);
  });

  it("takes any response from the server as a sign of life, whatever the device says", async () => {
    const { connectivity } = setUp(async () => {}, { onLine: false });
    expect(connectivity.state).toBe("offline");
    const back = connectivity.whenOnline();
    await connectivity.watch(up)("/api/x");
    await back;
    expect(connectivity.state).toBe("online");
  });

  it("doesn't check the server because of an aborted call", async () => {
    const ask = jest.fn(async () => {});
    const { connectivity } = setUp(ask);
    await expect(connectivity.watch(down)("/api/x", { signal: AbortSignal.abort() })).rejects.toThrow(Error);
    expect(ask).not.toHaveBeenCalled();
  });
});

import type { ConnectionState } from "@atrium/shared-contracts/contract";
import { map } from "@atrium/shared-contracts/rx";
import { marbles } from "@atrium/shared-contracts/testing";
import { describe, it } from "@jest/globals";
import { connections, missedEvents, socketWorks } from "./connection-signals.ts";

/** Connections, by their letter in the diagrams below. */
const STATES: Record<string, ConnectionState> = {
  c: { status: "connecting", httpOnly: false, continuityLosses: 0 },
  o: { status: "connected", httpOnly: false, continuityLosses: 1 },
  d: { status: "disconnected", httpOnly: false, continuityLosses: 1 },
  l: { status: "connected", httpOnly: false, continuityLosses: 2 },
  x: { status: "failed", httpOnly: true, continuityLosses: 2 },
};

describe("the connection", () => {
  it(
    "brings events only while it's up",
    marbles(({ cold, expectObservable }) => {
      expectObservable(socketWorks(cold("c-o-d-l-x", STATES))).toBe("n-y-n-y-n", { n: false, y: true });
    }),
  );

  it(
    "says each time that it comes up",
    marbles(({ cold, expectObservable }) => {
      expectObservable(connections(cold("c-o-l-d-o", STATES)).pipe(map(() => "u"))).toBe("--u-----u");
    }),
  );

  it(
    "says each time that events may have been missed, also before anybody listened",
    marbles(({ cold, expectObservable }) => {
      expectObservable(missedEvents(cold("o-d-o-l-x", STATES)).pipe(map(() => "m"))).toBe("m-----m");
    }),
  );
});

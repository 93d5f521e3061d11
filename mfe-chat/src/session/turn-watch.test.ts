import { BehaviorSubject, type Observable, of } from "@atrium/shared-contracts/rx";
import { marbles } from "@atrium/shared-contracts/testing";
import { describe, it } from "@jest/globals";
import type { LiveAction } from "../live/live-action.ts";
import { type LiveState, NO_TURNS, liveReducer } from "../live/live-state.ts";
import { watchTurns } from "./turn-watch.ts";

const accepted: LiveAction = { type: "accepted", messageId: "m", conversationId: "c", turnId: "t" };
const chunk = (seq: number): LiveAction => ({
  type: "chunk",
  to: { messageId: "m", conversationId: "c" },
  chunk: { attempt: 1, seq, offset: seq - 1, content: "x" },
});
const states = (...actions: readonly LiveAction[]) => actions.reduce(liveReducer, NO_TURNS);

/** A turn of a conversation that has only a temporary id here. */
const begun: LiveAction = { type: "accepted", messageId: "m", conversationId: "temp-1", turnId: "t" };

/** States, by their letter in the diagrams below. */
const STATES = {
  /** Nothing is running. */
  n: NO_TURNS,
  /** The reply is running. */
  r: states(accepted),
  1: states(accepted, chunk(1)),
  2: states(accepted, chunk(1), chunk(2)),
  3: states(accepted, chunk(1), chunk(2), chunk(3)),
  /** The reply is running in a conversation without a real id. */
  t: states(begun),
  /** Chunk 2 is missing. */
  g: states(accepted, chunk(1), chunk(3)),
  /** The reply is in the thread. */
  d: states(accepted, { type: "answered", messageIds: ["m"] }),
};

/** Emits the conversation's id at each fetch, which answers at once. */
function watching(changes$: Observable<LiveState>, connected$: Observable<boolean>) {
  const live$ = new BehaviorSubject(NO_TURNS);
  changes$.subscribe(live$);
  const fetchThread = (id: string) => of(id);
  return watchTurns({ live$, connected$, fetchThread });
}

describe("watching a running turn", () => {
  it(
    "polls every second without a socket",
    marbles(({ hot, expectObservable }) => {
      expectObservable(watching(hot("r 3500ms d", STATES), of(false))).toBe("1s c 999ms c 999ms c");
    }),
  );

  it(
    "asks nothing about a conversation before it has its real id",
    marbles(({ hot, expectObservable }) => {
      expectObservable(watching(hot("t 3500ms d", STATES), of(false))).toBe("");
    }),
  );

  it(
    "asks one question at a time, and counts the second from its answer",
    marbles(({ cold, expectObservable, expectSubscriptions }) => {
      const live$ = new BehaviorSubject(STATES.r);
      const answer = cold("1499ms (c|)");
      expectObservable(watchTurns({ live$, connected$: of(false), fetchThread: () => answer }), "^ 4s !").toBe(
        "2499ms c",
      );
      expectSubscriptions(answer.subscriptions).toBe(["1s ^ 1498ms !", "3499ms ^ 501ms !"]);
    }),
  );

  it(
    "requests a snapshot when a missing chunk doesn't arrive within 400 ms, and again while it's missing",
    marbles(({ hot, expectObservable }) => {
      expectObservable(watching(hot("r 99ms g 999ms d", STATES), of(true))).toBe("500ms c 399ms c");
    }),
  );

  it(
    "requests none when the missing chunk arrives in time",
    marbles(({ hot, expectObservable }) => {
      expectObservable(watching(hot("r 99ms g 398ms 3 999ms d", STATES), of(true))).toBe("-");
    }),
  );

  it(
    "doesn't poll while chunks arrive in order, but does after a long silence",
    marbles(({ hot, expectObservable }) => {
      expectObservable(watching(hot("r 8s 1 8s 2 8s 3 19s d", STATES), of(true))).toBe("34003ms c");
    }),
  );

  it(
    "polls as soon as the socket is lost for a second",
    marbles(({ hot, expectObservable }) => {
      const connected$ = new BehaviorSubject(true);
      hot("3s n", { n: false }).subscribe(connected$);
      expectObservable(watching(hot("r 4500ms d", STATES), connected$)).toBe("4s c");
    }),
  );

  it(
    "does nothing when no turn is running",
    marbles(({ hot, expectObservable }) => {
      expectObservable(watching(hot("n 5s d", STATES), of(false))).toBe("-");
    }),
  );
});

import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { type LiveAction, NO_TURNS, liveReducer } from "../live/live-state.ts";
import { createTurnWatch } from "./turn-watch.ts";

const accepted: LiveAction = { type: "accepted", messageId: "m", conversationId: "c", turnId: "t" };
const chunk = (seq: number, offset: number): LiveAction => ({
  type: "chunk",
  to: { messageId: "m", conversationId: "c" },
  chunk: { attempt: 1, seq, offset, content: "x" },
});

function watching(connected: boolean) {
  let state = liveReducer(NO_TURNS, accepted);
  const looks: number[] = [];
  const watch = createTurnWatch({
    state: () => state,
    connected: () => connected,
    now: () => Date.now(),
    look: async () => void looks.push(Date.now()),
  });
  const begin = Date.now();
  watch.wake();
  return {
    watch,
    looks: () => looks.map((at) => at - begin),
    apply: (action: LiveAction) => {
      state = liveReducer(state, action);
    },
  };
}

describe("watching a running turn", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it("polls every second without a socket", async () => {
    const { looks, watch } = watching(false);
    await jest.advanceTimersByTimeAsync(3_500);
    expect(looks().length).toBeGreaterThanOrEqual(2);
    expect(looks().length).toBeLessThanOrEqual(3);
    watch.stop();
  });

  it("requests a snapshot when a missing chunk doesn't arrive", async () => {
    const { looks, watch, apply } = watching(true);
    apply(chunk(1, 0));
    apply(chunk(3, 2));
    await jest.advanceTimersByTimeAsync(300);
    expect(looks()).toEqual([]);
    await jest.advanceTimersByTimeAsync(700);
    expect(looks().length).toBeGreaterThanOrEqual(1);
    watch.stop();
  });

  it("doesn't poll while chunks arrive in order, but does after a long silence", async () => {
    const { looks, watch, apply } = watching(true);
    for (let seq = 1; seq <= 10; seq += 1) {
      apply(chunk(seq, seq - 1));
      await jest.advanceTimersByTimeAsync(1_000);
    }
    expect(looks()).toEqual([]);
    await jest.advanceTimersByTimeAsync(11_000);
    expect(looks()).toHaveLength(1);
    watch.stop();
  });

  it("does nothing when no turn is running", async () => {
    const { looks, apply } = watching(false);
    apply({ type: "answered", messageIds: ["m"] });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(looks()).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });
});

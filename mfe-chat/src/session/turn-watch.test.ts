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

describe("looking after a running turn", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it("asks each second where it stands while there is no socket", async () => {
    const { looks, watch } = watching(false);
    await jest.advanceTimersByTimeAsync(3_500);
    expect(looks().length).toBeGreaterThanOrEqual(2);
    expect(looks().length).toBeLessThanOrEqual(3);
    watch.stop();
  });

  it("asks for a snapshot when a missing chunk does not come", async () => {
    const { looks, watch, apply } = watching(true);
    apply(chunk(1, 0));
    apply(chunk(3, 2));
    await jest.advanceTimersByTimeAsync(300);
    expect(looks()).toEqual([]);
    await jest.advanceTimersByTimeAsync(700);
    expect(looks().length).toBeGreaterThanOrEqual(1);
    watch.stop();
  });

  it("does not ask while chunks come in order, and asks when it has heard nothing for long", async () => {
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

  it("rests when nothing runs", async () => {
    const { looks, apply } = watching(false);
    apply({ type: "answered", messageIds: ["m"] });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(looks()).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });
});

import { firstValueFrom } from "@atrium/shared-contracts/rx";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { createLiveStore } from "./live-store.ts";
import { textFrames } from "./text-frames.ts";

const chunk = (seq: number, offset: number, content: string) =>
  ({
    type: "chunk",
    to: { messageId: "m", conversationId: "c" },
    chunk: { attempt: 1, seq, offset, content },
  }) as const;

describe("live store", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it("shows all chunks of a frame together", () => {
    const frames: (() => void)[] = [];
    const store = createLiveStore((run) => void frames.push(run));
    const shown: string[] = [];
    store.dispatch({ type: "sent", messageId: "m", conversationId: "c" });
    store.subscribe(() => shown.push(store.visible.turns.get("m")?.text.shown ?? ""));
    store.dispatch(chunk(1, 0, "a"));
    store.dispatch(chunk(2, 1, "b"));
    store.dispatch(chunk(3, 2, "c"));
    expect(shown).toEqual([]);
    expect(store.state.turns.get("m")?.text.shown).toBe("abc");
    expect(frames).toHaveLength(1);
    frames[0]?.();
    expect(shown).toEqual(["abc"]);
    store.stop();
  });

  it("has each chunk in its state at once, whether or not the page paints", async () => {
    const store = createLiveStore(() => {});
    store.dispatch(chunk(1, 0, "a"));
    expect((await firstValueFrom(store.state$)).turns.get("m")?.text.shown).toBe("a");
    store.stop();
  });

  it("shows text within 250 ms in a page that gets hidden before the next frame", () => {
    const painting = jest.spyOn(globalThis, "requestAnimationFrame").mockReturnValue(1);
    const store = createLiveStore(textFrames());
    store.dispatch(chunk(1, 0, "a"));
    jest.advanceTimersByTime(250);
    expect(store.visible.turns.get("m")?.text.shown).toBe("a");
    store.stop();
    painting.mockRestore();
  });

  it("shows the first text with the next frame, then text with every second one, and the end at once", () => {
    // Fake timers paint 60 frames a second.
    const store = createLiveStore(textFrames());
    const shown: { readonly at: number; readonly text: string }[] = [];
    store.subscribe(() =>
      shown.push({ at: performance.now() - begun, text: store.visible.turns.get("m")?.text.shown ?? "" }),
    );
    const begun = performance.now();
    for (let seq = 1; seq <= 20; seq += 1) {
      store.dispatch(chunk(seq, seq - 1, "x"));
      jest.advanceTimersByTime(10);
    }
    const times = shown.map(({ at }) => at);
    expect(times[0]).toBeLessThanOrEqual(17);
    const rests = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(Math.min(...rests)).toBeGreaterThan(20);
    expect(Math.max(...rests)).toBeLessThanOrEqual(34);
    store.dispatch({
      type: "completed",
      to: { messageId: "m", conversationId: "c" },
      text: "The end",
      cut: false,
      stopped: false,
      cards: [],
    });
    expect(shown.at(-1)).toEqual({ at: performance.now() - begun, text: "The end" });
    store.stop();
  });

  it("waits one second before showing that the assistant is typing", () => {
    const store = createLiveStore((run) => run());
    store.dispatch({ type: "sent", messageId: "m", conversationId: "c" });
    jest.advanceTimersByTime(999);
    expect(store.visible.turns.get("m")?.mode).toBe("waiting");
    jest.advanceTimersByTime(1);
    expect(store.visible.turns.get("m")?.mode).toBe("typing");
    store.stop();
  });

  it("doesn't show typing once text has arrived", () => {
    const store = createLiveStore((run) => run());
    store.dispatch({ type: "sent", messageId: "m", conversationId: "c" });
    store.dispatch(chunk(1, 0, "text"));
    jest.advanceTimersByTime(5_000);
    expect(store.visible.turns.get("m")?.mode).toBe("streaming");
    store.stop();
  });
});

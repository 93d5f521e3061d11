import { firstValueFrom } from "@atrium/shared-contracts/rx";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { createLiveStore, nextPageFrame } from "./live-store.ts";

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
    const store = createLiveStore(nextPageFrame);
    store.dispatch(chunk(1, 0, "a"));
    jest.advanceTimersByTime(250);
    expect(store.visible.turns.get("m")?.text.shown).toBe("a");
    store.stop();
    painting.mockRestore();
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

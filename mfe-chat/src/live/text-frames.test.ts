import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { textFrames } from "./text-frames.ts";

const FRAME_MS = 1000 / 60;

/** Runs and paints in the order they happen in. `runsMs` says how long each run takes. */
function recordOrder(runsMs: readonly number[], betweenMs = 100): string {
  const order: string[] = [];
  const fake = performance.now.bind(performance);
  let spent = 0;
  jest.spyOn(performance, "now").mockImplementation(() => fake() + spent);
  jest.spyOn(globalThis, "requestAnimationFrame").mockImplementation(
    (callback) =>
      setTimeout(() => {
        callback(performance.now());
        order.push("paint");
      }, FRAME_MS) as unknown as number,
  );
  const inFrame = textFrames();
  for (const runMs of runsMs) {
    inFrame(() => {
      order.push("run");
      spent += runMs;
    });
    jest.advanceTimersByTime(betweenMs);
  }
  return order.join(" ");
}

describe("text of a growing reply", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it("is drawn within the frame that paints it", () => {
    expect(recordOrder([2, 2])).toBe("run paint run paint");
  });

  it("is drawn between two frames once drawing is slow, so that no task both draws and paints", () => {
    expect(recordOrder([20, 20, 20])).toBe("run paint paint run paint run");
  });

  it("is drawn between two frames for some seconds, also if only now and then drawing is slow", () => {
    expect(recordOrder([20, 2, 2])).toBe("run paint paint run paint run");
  });

  it("is drawn within the frame again once drawing has been fast for long", () => {
    expect(recordOrder([20, 2], 6_000)).toBe("run paint run paint");
  });
});

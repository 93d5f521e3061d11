import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { startWhenIdle } from "./start-when-idle.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe("startWhenIdle", () => {
  it("starts soon, and stops", async () => {
    const stop = jest.fn();
    const emitter = startWhenIdle(async () => () => ({ stop }));
    await pass(5_000);
    emitter.stop();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it("never starts once it's stopped, even while its code is loading", async () => {
    const start = jest.fn(() => ({ stop() {} }));
    startWhenIdle(async () => start).stop();
    let arrive = (_start: typeof start) => {};
    const late = startWhenIdle(() => new Promise((resolve) => (arrive = resolve)));
    await pass(5_000);
    late.stop();
    arrive(start);
    await pass(0);
    expect(start).not.toHaveBeenCalled();
  });

  it("tries again when its code didn't load", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    const start = jest.fn(() => ({ stop() {} }));
    let tries = 0;
    const emitter = startWhenIdle(async () => {
      tries += 1;
      if (tries === 1) throw new Error("unreachable");
      return start;
    });
    await pass(5_000);
    expect(start).not.toHaveBeenCalled();
    await pass(60_000);
    expect(start).toHaveBeenCalledTimes(1);
    emitter.stop();
    warn.mockRestore();
  });
});

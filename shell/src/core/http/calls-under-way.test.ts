import { expect, it, jest } from "@jest/globals";
import { createCallsUnderWay } from "./calls-under-way.ts";

it("settles once all pending writes are answered, including those they trigger", async () => {
  const calls = createCallsUnderWay();
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const write = calls.write(() => first.promise).then(() => calls.write(async () => void order.push("second")));
  const rest = calls.comeToRest().then(() => order.push("rest"));
  first.resolve();
  await Promise.all([write, rest]);
  expect(order).toEqual(["second", "rest"]);
});

it("waits at most two seconds for a write that gets no response", async () => {
  jest.useFakeTimers();
  try {
    const calls = createCallsUnderWay();
    void calls.write(() => new Promise(() => {}));
    const rested = jest.fn();
    void calls.comeToRest().then(rested);
    await jest.advanceTimersByTimeAsync(1_900);
    expect(rested).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(100);
    expect(rested).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
  }
});

it("aborts reads until it settles, and allows them again afterwards", async () => {
  const calls = createCallsUnderWay();
  const read = () => calls.read(async (givenUp) => givenUp.aborted);
  expect(await read()).toBe(false);
  const rest = calls.comeToRest();
  expect(await read()).toBe(true);
  await rest;
  expect(await read()).toBe(false);
});

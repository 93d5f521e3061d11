import { MessageChannel } from "node:worker_threads";
import { expect, it, jest } from "@jest/globals";
import { createSlices } from "./slices.ts";

Object.assign(globalThis, { MessageChannel });

it("between slices of long work, others have their turn", async () => {
  const slice = createSlices(new AbortController().signal);
  const others = jest.fn();
  setTimeout(others);
  const until = performance.now() + 10_000;
  while (others.mock.calls.length === 0 && performance.now() < until) await slice();
  expect(others).toHaveBeenCalledTimes(1);
});

it("work that's aborted ends", async () => {
  const controller = new AbortController();
  const slice = createSlices(controller.signal);
  await slice();
  controller.abort();
  await expect(slice()).rejects.toMatchObject({ name: "AbortError" });
});

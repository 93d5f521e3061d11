import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "@jest/globals";
import { createPace } from "./pace.ts";

it("leaves others time after work that was long, also if it failed, but not before the first or after short work", async () => {
  const paced = createPace();
  const waited = async () => {
    const from = performance.now();
    return (await paced(async () => performance.now())) - from;
  };
  expect(await waited()).toBeLessThan(40);
  expect(await waited()).toBeLessThan(40);
  await paced(() => pause(60));
  expect(await waited()).toBeGreaterThan(55);
  await expect(paced(() => pause(300).then(() => Promise.reject(new Error("No"))))).rejects.toThrow("No");
  const afterFailure = await waited();
  expect(afterFailure).toBeGreaterThan(95);
  expect(afterFailure).toBeLessThan(300);
});

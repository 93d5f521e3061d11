import { expect, it } from "@jest/globals";
import { createCallsUnderWay } from "./calls-under-way.ts";

it("comes to rest when the writes under way were answered, those that they lead to included", async () => {
  const calls = createCallsUnderWay();
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const write = calls.write(() => first.promise).then(() => calls.write(async () => void order.push("second")));
  const rest = calls.comeToRest().then(() => order.push("rest"));
  first.resolve();
  await Promise.all([write, rest]);
  expect(order).toEqual(["second", "rest"]);
});

it("does not wait for a write that nobody answers for more than two seconds", async () => {
  const calls = createCallsUnderWay();
  void calls.write(() => new Promise(() => {}));
  const startedAt = performance.now();
  await calls.comeToRest();
  expect(performance.now() - startedAt).toBeGreaterThan(1_900);
});

it("gives up reads until it rests, and reads again afterwards", async () => {
  const calls = createCallsUnderWay();
  const read = () => calls.read(async (givenUp) => givenUp.aborted);
  expect(await read()).toBe(false);
  const rest = calls.comeToRest();
  expect(await read()).toBe(true);
  await rest;
  expect(await read()).toBe(false);
});

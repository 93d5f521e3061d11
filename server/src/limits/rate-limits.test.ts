import { expect, it } from "@jest/globals";
import { drizzle } from "drizzle-orm/pg-proxy";
import { LONG_WRITES } from "./limits.ts";
import { createRateLimits } from "./rate-limits.ts";

const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

it("long writes of all accounts together leave connections to other calls, and further ones hear that it's busy", async () => {
  const { queueWrite } = createRateLimits({
    // Nothing here counts in the database.
    db: drizzle(async () => ({ rows: [] })) as never,
    factor: 1,
    limitsThisMachine: true,
  });
  const gate = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const write = async () => {
    running += 1;
    most = Math.max(most, running);
    await gate.promise;
    running -= 1;
  };
  const places = LONG_WRITES.inProcess + LONG_WRITES.waitingInProcess;
  const all = Array.from({ length: places }, (_, account) => queueWrite(`account ${account}`, write));
  await settle();
  expect(running).toBe(LONG_WRITES.inProcess);
  await expect(queueWrite("one more account", write)).rejects.toMatchObject({ code: "overloaded", status: 503 });
  // One account fills its own line only.
  const own = Array.from({ length: LONG_WRITES.waiting }, () => queueWrite("account 0", write));
  await expect(queueWrite("account 0", write)).rejects.toMatchObject({ code: "too_many_requests", status: 429 });
  gate.resolve();
  await Promise.all([...all, ...own]);
  expect(most).toBe(LONG_WRITES.inProcess);
});

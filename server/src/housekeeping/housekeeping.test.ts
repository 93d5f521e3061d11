import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import type { OpenDatabase } from "../database/database.ts";
import { openTestDatabase } from "../testing/index.ts";
import { BATCH_ROWS, removeAll } from "./housekeeping.ts";
import { takeTask } from "./housekeeping-store.ts";
import { housekeepingTasks } from "./tables.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe("housekeeping", () => {
  it("continues batch by batch until nothing is left", async () => {
    const left = [BATCH_ROWS, BATCH_ROWS, 7];
    const limits: number[] = [];
    const task = {
      name: "rows",
      async remove(limit: number) {
        limits.push(limit);
        return left.shift() ?? 0;
      },
    };
    expect(await removeAll(task, new AbortController().signal)).toBe(2 * BATCH_ROWS + 7);
    expect(limits).toEqual([BATCH_ROWS, BATCH_ROWS, BATCH_ROWS]);
  });

  it("stops after the running batch when the server closes", async () => {
    const closing = new AbortController();
    const task = {
      name: "rows",
      async remove(limit: number) {
        closing.abort();
        return limit;
      },
    };
    expect(await removeAll(task, closing.signal)).toBe(BATCH_ROWS);
  });

  it("runs in only one of many processes, and again after the interval", async () => {
    const take = () => takeTask(database.db, "rows", 30);
    const taken = await Promise.all([take(), take(), take()]);
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await take()).toBe(false);
    expect(await takeTask(database.db, "others", 30)).toBe(true);
    await database.db.update(housekeepingTasks).set({ takenAt: sql`now() - interval '31 minutes'` });
    expect(await take()).toBe(true);
  });
});

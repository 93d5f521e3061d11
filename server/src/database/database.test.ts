import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { users } from "../auth/tables.ts";
import { openTestDatabase } from "../testing/index.ts";
import type { OpenDatabase } from "./database.ts";
import { isTransient, isUniqueViolation } from "./failures.ts";
import { transact } from "./retry.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const person = (email = `${randomUUID()}@example.com`) => ({ id: randomUUID(), email, emailKey: email, name: "Ada" });
const exists = async (id: string) =>
  (await database.db.select({ id: users.id }).from(users).where(eq(users.id, id))).length === 1;

describe("the database, with either driver", () => {
  it("reads back what was written, exact to the millisecond and the character", async () => {
    const row = { ...person(), name: "Zoë 👩‍👩‍👧 'quoted' \\ $1", personality: ["a", 'b "c"'] };
    const [stored] = await database.db.insert(users).values(row).returning();
    expect(stored).toMatchObject(row);
    expect(stored?.createdAt).toBeInstanceOf(Date);
    expect(Math.abs(Date.now() - (stored?.createdAt.getTime() ?? 0))).toBeLessThan(60_000);
  });

  it("names the constraint that a second row violates", async () => {
    const row = person();
    await database.db.insert(users).values(row);
    const second = database.db.insert(users).values({ ...row, id: randomUUID() });
    const error: unknown = await second.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(isUniqueViolation(error, "users_email_key_unique")).toBe(true);
    expect(isUniqueViolation(error, "another")).toBe(false);
  });

  it("rolls back a whole transaction, and savepoints too", async () => {
    const [first, second, third] = [person(), person(), person()];
    await database.db.transaction(async (tx) => {
      await tx.insert(users).values(first);
      const inner = tx.transaction(async (nested) => {
        await nested.insert(users).values(second);
        throw new Error("inner");
      });
      await expect(inner).rejects.toThrow("inner");
    });
    const failed = database.db.transaction(async (tx) => {
      await tx.insert(users).values(third);
      throw new Error("outer");
    });
    await expect(failed).rejects.toThrow("outer");
    expect([await exists(first.id), await exists(second.id), await exists(third.id)]).toEqual([true, false, false]);
  });

  it("rejects the outer db inside a transaction instead of deadlocking", async () => {
    const row = person();
    const mixed = database.db.transaction(async (tx) => {
      await tx.insert(users).values(row);
      await database.db.select().from(users);
    });
    await expect(mixed).rejects.toMatchObject({ cause: { message: expect.stringContaining("never the outer `db`") } });
    const nested = database.db.transaction(() => database.db.transaction(() => Promise.resolve()));
    await expect(nested).rejects.toThrow("never the outer `db`");
    expect(await exists(row.id)).toBe(false);
    await database.db.execute(sql`select 1`);
  });

  it("retries a transaction after a serialization failure, at most twice", async () => {
    let runs = 0;
    const fail = (times: number) => {
      runs = 0;
      return transact(database.db, async (tx) => {
        runs += 1;
        if (runs <= times) {
          await tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`);
        }
        return runs;
      });
    };
    expect(await fail(2)).toBe(3);
    expect(isTransient(await fail(3).catch((error: unknown) => error))).toBe(true);
    expect(runs).toBe(3);
  });

  it("wakes a channel's listeners until they unsubscribe", async () => {
    const heard: string[] = [];
    const stop = database.wakeUp.listen("turns", (payload) => heard.push(payload));
    await database.wakeUp.notify("turns", "one");
    await database.wakeUp.notify("other", "two");
    expect(heard).toEqual(["one"]);
    stop();
    await database.wakeUp.notify("turns", "three");
    expect(heard).toEqual(["one"]);
  });

  it("finds parts of words in any script by trigrams", async () => {
    const { rows } = await database.db.execute(
      sql`select word_similarity('カレンダー', 'カレンダーの予定') as similarity`,
    );
    expect((rows as { similarity: number }[])[0]?.similarity).toBeGreaterThan(0.5);
  });
});

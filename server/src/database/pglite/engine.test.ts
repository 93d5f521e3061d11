import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { createLog } from "../../log/log.ts";
import { databaseFailure } from "../failures.ts";
import { openPglite, type OpenPglite } from "./pglite.ts";
import { ensureTemplate } from "./template.ts";

const log = createLog("silent");
// Takes long enough with any query plan; there's no other way to keep the engine busy.
const FOREVER = "select count(*) from generate_series(1, 100000000) a, generate_series(1, 100000000) b";

let dataDir: string;
let database: OpenPglite;
let full = false;
beforeAll(async () => {
  await ensureTemplate(log);
  dataDir = await mkdtemp(join(tmpdir(), "atrium-engine-"));
  database = await openPglite({
    dataDir,
    log,
    queryDeadlineMs: 1_500,
    transactionDeadlineMs: 3_000,
    restartWaitMs: 30_000,
    beforeWrite: () => (full ? Promise.reject(Object.assign(new Error("full"), { code: "53100" })) : Promise.resolve()),
  });
  await database.client.query("create table notes (id serial primary key, text text not null)");
});
beforeEach(async () => {
  full = false;
  await database.client.query("truncate notes restart identity");
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => "fulfilled",
    (error: unknown) => databaseFailure(error)?.code ?? String(error),
  );
const insert = (text: string) => database.client.query("insert into notes (text) values ($1)", [text]);
const count = async () =>
  ((await database.client.query("select count(*)::int as count from notes")).rows as { count: number }[])[0]?.count;

describe("a query that never ends", () => {
  it("is cut off at its deadline, and the engine comes back with every acknowledged row", async () => {
    for (let number = 0; number < 20; number += 1) await insert(`note ${number}`);
    const began = performance.now();
    expect(await code(database.client.query(FOREVER))).toBe("57014");
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(await count()).toBe(20);
    expect(await code(insert("after"))).toBe("fulfilled");
  });

  it("doesn't stall the process", async () => {
    const stuck = code(database.client.query(FOREVER));
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 10);
    await stuck;
    clearInterval(timer);
    expect(turns).toBeGreaterThan(30);
  });

  it("rejects waiting writes, and lets waiting reads go to the next run", async () => {
    const outcomes = await Promise.all([
      code(database.client.query(FOREVER)),
      code(insert("waiting")),
      code(database.client.transaction((session) => session.query("select 1"))),
      code(database.client.query("select 1")),
    ]);
    expect(outcomes).toEqual(["57014", "57P01", "57P01", "fulfilled"]);
    expect(await count()).toBe(0);
  });

  it("rolls back the whole transaction around it", async () => {
    const outcome = code(
      database.client.transaction(async (session) => {
        await session.query("insert into notes (text) values ('lost')");
        await session.query(FOREVER);
      }),
    );
    expect(await outcome).toBe("57014");
    expect(await count()).toBe(0);
  });
});

describe("a transaction", () => {
  it("is rolled back at its deadline when it's left open, and others continue", async () => {
    const release = Promise.withResolvers<void>();
    const idle = code(
      database.client.transaction(async (session) => {
        await session.query("insert into notes (text) values ('idle')");
        await release.promise;
        await session.query("select 1");
      }),
    );
    expect(await count()).toBe(0);
    release.resolve();
    expect(await idle).toBe("25P03");
  });

  it("is invisible to others until it ends", async () => {
    const written = Promise.withResolvers<void>();
    const slow = database.client.transaction(async (session) => {
      await session.query("insert into notes (text) values ('a')");
      written.resolve();
      await session.query("insert into notes (text) values ('b')");
    });
    await written.promise;
    expect(await count()).toBe(2);
    await slow;
  });

  it("can't be used after it ends", async () => {
    let escaped: { query(sql: string): Promise<unknown> } | undefined;
    await database.client.transaction((session) => {
      escaped = session;
      return Promise.resolve();
    });
    await expect(escaped?.query("insert into notes (text) values ('late')")).rejects.toThrow("over");
    expect(await count()).toBe(0);
  });
});

describe("the disk", () => {
  it("rejects writes and still allows reads when it's too full", async () => {
    await insert("before");
    full = true;
    expect(await code(insert("no"))).toBe("53100");
    expect(await code(database.db.transaction((tx) => tx.execute(sql`update notes set text = 'no'`)))).toBe("53100");
    expect(await count()).toBe(1);
    full = false;
    expect(await code(insert("yes"))).toBe("fulfilled");
  });
});

describe("a close", () => {
  it("completes even when the engine doesn't come back, and unlocks the directory", async () => {
    const directory = await mkdtemp(join(tmpdir(), "atrium-engine-"));
    const broken = await openPglite({ dataDir: directory, log, queryDeadlineMs: 1_000, restartWaitMs: 500 });
    try {
      // This file is only read at startup.
      await writeFile(join(directory, "pglite", "global", "pg_control"), "broken");
      expect(await code(broken.client.query(FOREVER))).toBe("57014");
      expect(await code(broken.client.query("select 1"))).toBe("57P03");
    } finally {
      expect(await code(broken.close())).toBe("fulfilled");
    }
    await rm(join(directory, "pglite"), { recursive: true });
    await (await openPglite({ dataDir: directory, log })).close();
    await rm(directory, { recursive: true });
  });
});

import { randomUUID } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import pg from "pg";
import { eq, sql } from "drizzle-orm";
import { users } from "../../auth/tables.ts";
import { createLog } from "../../log/log.ts";
import { call, signUp, startTestServer } from "../../testing/index.ts";
import { type PostgresServer, startPostgresServer } from "../../testing/postgres-server.ts";
import { openDatabase } from "../open/open-database.ts";
import { databaseFailure } from "../failures.ts";
import { migrationsFolder } from "../migrations.ts";
import { transact } from "../retry.ts";
import { overPool } from "./pooled.ts";
import { migrateAlone } from "./postgres.ts";

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgresServer();
});
afterAll(() => postgres.stop());

const open = () => openDatabase({ databaseUrl: postgres.url, log: createLog("silent") });

describe("several processes on one PostgreSQL", () => {
  it("may start at the same moment, and create the tables only once", async () => {
    const databases = await Promise.all([open(), open(), open()]);
    const { rows } = await databases[0].db.execute(
      sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
    );
    const { rows: distinct } = await databases[0].db.execute(
      sql`select count(distinct hash)::int as count from drizzle.__drizzle_migrations`,
    );
    expect(rows).toEqual(distinct);
    await Promise.all(databases.map((database) => database.close()));
  });

  it("wake each other up, each only once", async () => {
    const [here, there] = await Promise.all([open(), open()]);
    const heard: string[] = [];
    const arrived = Promise.withResolvers<void>();
    here.wakeUp.listen("turns", (payload) => heard.push(`here ${payload}`));
    there.wakeUp.listen("turns", (payload) => {
      heard.push(`there ${payload}`);
      if (payload === "2") arrived.resolve();
    });
    await here.wakeUp.notify("turns", "1");
    await here.wakeUp.notify("turns", "2");
    await arrived.promise;
    expect(heard.toSorted()).toEqual(["here 1", "here 2", "there 1", "there 2"]);
    await Promise.all([here.close(), there.close()]);
  });

  it("ignore another program's notifications on their channel, and still wake each other up", async () => {
    const warnings: string[] = [];
    const listening = await openDatabase({
      databaseUrl: postgres.url,
      log: createLog("warn", { write: (line) => warnings.push(line) }),
    });
    const other = await open();
    const heard = Promise.withResolvers<string>();
    listening.wakeUp.listen("turns", heard.resolve);
    for (const foreign of ["", "{", "null", "[]", "7", '{"from":1}', '{"from":"x","channel":"turns"}', "not JSON"]) {
      await other.db.execute(sql`select pg_notify('atrium', ${foreign})`);
    }
    await other.wakeUp.notify("turns", "ours");
    expect(await heard.promise).toBe("ours");
    expect(warnings.filter((line) => line.includes("notifications"))).toHaveLength(1);
    await Promise.all([listening.close(), other.close()]);
  });

  it("all see a session end when one of them ends it", async () => {
    const config = { secret: "one secret for both of the servers" };
    const here = await startTestServer({ config, database: await open() });
    const there = await startTestServer({ config, database: await open() });
    const ada = await signUp(here);
    const authorization = `Bearer ${ada.token}`;
    const statusThere = async () =>
      (await call(there, "GET", "/api/user/profile", undefined, { authorization })).status;
    expect(await statusThere()).toBe(200);
    const told = new Promise((resolve) => {
      there.services.sessions.onSessionsRevoked((userId) => resolve(userId));
    });
    await ada.call("POST", "/api/auth/logout");
    expect(await told).toBe(ada.user.id);
    expect(await statusThere()).toBe(401);
    await here.close();
    await there.close();
  });
});

describe("a version that changes the tables", () => {
  let folder: string;
  let connection: { readonly connectionString: string };
  let client: pg.Client;
  const earlier = () => migrateAlone(connection, { folder });
  const migrations = async () =>
    (await client.query<{ count: number }>("select count(*)::int as count from drizzle.__drizzle_migrations")).rows[0]
      ?.count;
  const seen = (ago: string) => client.query("update server_processes set seen_at = now() - $1::interval", [ago]);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "atrium-migrations-"));
    await cp(migrationsFolder(), folder, { recursive: true });
    const file = join(folder, "meta/_journal.json");
    const journal = JSON.parse(await readFile(file, "utf8")) as { entries: unknown[] };
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }));
    connection = { connectionString: await postgres.createDatabase() };
    client = new pg.Client(connection);
    await client.connect();
    await earlier();
    await client.query(`insert into server_processes values ($1, 'elsewhere', 4711, 's', 'r', now(), now())`, [
      randomUUID(),
    ]);
  });
  afterAll(async () => {
    await client.end();
    await rm(folder, { recursive: true });
  });

  it("doesn't start beside processes of an earlier one, and changes nothing", async () => {
    const before = await migrations();
    await expect(migrateAlone(connection, { patienceMs: 0 })).rejects.toMatchObject({
      exitCode: 75,
      message: expect.stringContaining("process 4711 on elsewhere is of an earlier version"),
    });
    expect(await migrations()).toBe(before);
    // Another process of the same version changes nothing, so it may start.
    await earlier();
  });

  it("starts once they've ended or gone silent, and the earlier one doesn't start any more", async () => {
    const before = (await migrations()) ?? 0;
    const starting = migrateAlone(connection);
    await seen("21 seconds");
    await starting;
    expect(await migrations()).toBe(before + 1);
    await expect(earlier()).rejects.toMatchObject({ exitCode: 65, message: expect.stringContaining("newer version") });
  });
});

describe("a connection", () => {
  it("is returned to the pool when no transaction can begin on it", async () => {
    const pool = new pg.Pool({ connectionString: postgres.url, max: 1, connectionTimeoutMillis: 2_000 });
    const db = overPool(pool);
    const client = await pool.connect();
    client.query = () => Promise.reject(new Error("Connection terminated unexpectedly"));
    client.release();
    await expect(db.transaction(async () => "never")).rejects.toThrow("begin");
    expect(await db.transaction(async () => "done")).toBe("done");
    await pool.end();
  });

  it("limits statements and idle transactions", async () => {
    const database = await open();
    const { rows } = await database.db.execute(
      sql`select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle, current_setting('timezone') as zone`,
    );
    expect(rows).toEqual([{ statement: "5s", idle: "15s", zone: "UTC" }]);
    const slow = database.db.execute(sql`set local statement_timeout = 50; select pg_sleep(10)`);
    expect(databaseFailure(await slow.catch((error: unknown) => error))?.code).toBe("57014");
    await database.close();
  });

  it("completes two transactions that deadlock", async () => {
    const database = await open();
    const people = ["a", "b"].map((name) => {
      const email = `${randomUUID()}@example.com`;
      return { id: randomUUID(), email, emailKey: email, name };
    });
    await database.db.insert(users).values(people);
    const both = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const rename = (first: number, second: number) => {
      let runs = 0;
      return transact(database.db, async (tx) => {
        runs += 1;
        for (const [step, index] of [first, second].entries()) {
          await tx
            .update(users)
            .set({ name: sql`${users.name} || ${String(first)}::text` })
            .where(eq(users.id, people[index]?.id ?? ""));
          if (step > 0 || runs > 1) continue;
          both[first]?.resolve();
          await both[second]?.promise;
        }
        return runs;
      });
    };
    const runs = await Promise.all([rename(0, 1), rename(1, 0)]);
    // PostgreSQL aborts one of them; on a busy machine, the same one more than once.
    expect(Math.max(...runs)).toBeGreaterThan(1);
    const rows = await database.db
      .select({ name: users.name })
      .from(users)
      .where(eq(users.id, people[0]?.id ?? ""));
    expect(rows[0]?.name).toHaveLength(3);
    await database.close();
  });
});

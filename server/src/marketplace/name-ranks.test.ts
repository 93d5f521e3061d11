import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import pg from "pg";
import { openDatabase } from "../database/open/open-database.ts";
import { createLog } from "../log/log.ts";
import { type PostgresServer, startPostgresServer } from "../testing/postgres-server.ts";
import { until } from "../testing/until.ts";
import { loadSampleWhenEmpty } from "./catalogue-loader.ts";
import { rankNamesOnce } from "./catalogue-store.ts";

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgresServer();
});
afterAll(() => postgres.stop());

it("ranking the names waits until another server has finished writing products", async () => {
  const log = createLog("silent");
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, log });
  const other = new pg.Client({ connectionString: postgres.url });
  await other.connect();
  try {
    await loadSampleWhenEmpty(db, log);
    await db.execute(sql`update products set name_ranks = '{}'`);
    await other.query("begin");
    await other.query("update products set stock = stock where ctid = (select max(ctid) from products)");
    const ranking = rankNamesOnce(db);
    await until(async () => (await other.query("select 1 from pg_locks where not granted")).rows[0]);
    await Promise.all([ranking, other.query("update products set stock = stock").then(() => other.query("commit"))]);
    const { rows } = await db.execute(sql`select 1 from products where name_ranks = '{}'`);
    expect(rows).toEqual([]);
  } finally {
    await other.end();
    await close();
  }
});

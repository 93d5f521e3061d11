import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { type SQL, sql } from "drizzle-orm";
import type { OpenDatabase } from "../database/database.ts";
import { openDatabase } from "../database/open/open-database.ts";
import { createLog } from "../log/log.ts";
import { call, startTestServer, type TestServer } from "../testing/index.ts";
import { type PostgresServer, startPostgresServer } from "../testing/postgres-server.ts";
import { serverProcesses } from "./tables.ts";

const SECRET = "one secret for all of the processes";
const SHARED = { ATRIUM_SECRET: SECRET, ABLY_API_KEY: "app.key:hidden", ABLY_ENDPOINT: "127.0.0.1:9" };

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgresServer();
}, 60_000);
afterAll(() => postgres.stop());

let databaseUrl: string;
let database: OpenDatabase;
const servers: TestServer[] = [];
beforeEach(async () => {
  databaseUrl = await postgres.createDatabase();
  database = await openDatabase({ databaseUrl, log: createLog("silent") });
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  await database.close();
});

async function start(env: Record<string, string> = SHARED): Promise<TestServer> {
  const log = createLog("silent");
  const server = await startTestServer({ env, database: await openDatabase({ databaseUrl, log }), log });
  servers.push(server);
  return server;
}
const readiness = async (server: TestServer) => (await call(server, "GET", "/readyz")).status;

/** Inserts the row that a killed process with other settings leaves behind. */
const leftBehind = (by: { readonly host?: string; readonly seenAt?: SQL }) =>
  database.db.insert(serverProcesses).values({
    id: randomUUID(),
    host: "elsewhere",
    pid: 4_000_000,
    secretFingerprint: "another",
    realtimeFingerprint: "another",
    startedAt: sql`now() - interval '1 hour'`,
    seenAt: sql`now()`,
    ...by,
  });

describe("several server processes on one database", () => {
  it("are ready when they share the secret and the realtime service", async () => {
    const [first, second] = [await start(), await start()];
    expect([await readiness(first), await readiness(second)]).toEqual([200, 200]);
  });

  it.each<[what: string, env: Record<string, string>]>([
    ["a realtime key", { ...SHARED, ABLY_API_KEY: "app.other:hidden" }],
    ["a realtime server", { ...SHARED, ABLY_ENDPOINT: "127.0.0.1:10" }],
    ["a realtime server inside its process", { ATRIUM_SECRET: SECRET }],
    ["a secret", { ...SHARED, ATRIUM_SECRET: "another secret of the same length, too" }],
  ])("aren't both ready when the second has %s of its own, until the first is gone", async (_, env) => {
    const [first, second] = [await start(), await start(env)];
    expect([await readiness(first), await readiness(second)]).toEqual([200, 503]);
    await servers.shift()?.close();
    expect(await readiness(second)).toBe(200);
  });

  it("don't wait for one that was killed on their own machine, nor for one that went silent", async () => {
    await leftBehind({ host: hostname() });
    await leftBehind({ seenAt: sql`now() - interval '30 seconds'` });
    expect(await readiness(await start())).toBe(200);
    await leftBehind({});
    expect(await readiness(await start())).toBe(503);
  });

  it("don't reveal secrets to each other, and leave nothing behind", async () => {
    const server = await start();
    const rows = await database.db.select().from(serverProcesses);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/hidden|app\.key|one secret/);
    servers.pop();
    await server.close();
    expect(await database.db.select().from(serverProcesses)).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import pg from "pg";
import type { ErrorBody, Session } from "@atrium/shared-contracts/wire";
import { openDatabase } from "../database/open/open-database.ts";
import { createLog } from "../log/log.ts";
import { call, signedIn, signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";
import { type PostgresServer, startPostgresServer } from "../testing/postgres-server.ts";
import { until } from "../testing/until.ts";
import { hashOf } from "./refresh-rotation.ts";

let postgres: PostgresServer;
let here: TestServer;
let there: TestServer;
let holder: pg.Client;
let watcher: pg.Client;
beforeAll(async () => {
  postgres = await startPostgresServer();
  const databaseUrl = await postgres.createDatabase();
  const start = async () =>
    startTestServer({
      env: { ATRIUM_SECRET: "one secret for both of the processes" },
      database: await openDatabase({ databaseUrl, log: createLog("silent") }),
    });
  here = await start();
  there = await start();
  [holder, watcher] = [new pg.Client(databaseUrl), new pg.Client(databaseUrl)];
  await holder.connect();
  await watcher.connect();
}, 60_000);
afterAll(async () => {
  await holder.end();
  await watcher.end();
  await here.close();
  await there.close();
  await postgres.stop();
});

const refresh = (at: TestServer, cookie: string) =>
  call<Session & ErrorBody>(at, "POST", "/api/auth/refresh", undefined, { cookie });
const isIn = async (at: TestServer, { token }: TestUser) =>
  (await call(at, "GET", "/api/user/profile", undefined, { authorization: `Bearer ${token}` })).status === 200;

describe("with two processes on one PostgreSQL server", () => {
  it("refuses a session at once in one process when the other ends it, although it was just used there", async () => {
    const ada = await signUp(here);
    expect(await isIn(there, ada)).toBe(true);
    // With a frozen clock, cached sessions stay trusted forever unless a signal says they ended.
    const clock = jest.spyOn(performance, "now").mockReturnValue(performance.now());
    expect((await ada.call("DELETE", "/api/auth/sessions")).status).toBe(200);
    await until(async () => !(await isIn(there, ada)));
    clock.mockRestore();
  });

  it("gives two simultaneous renewals the same next token, and ends nothing", async () => {
    const ada = await signUp(here);
    const hash = hashOf(ada.cookie.split("=")[1] ?? "");
    // Both renewals have started and are waiting for the row when it's released.
    await holder.query("begin");
    await holder.query("select 1 from refresh_tokens where hash = $1 for update", [hash]);
    const both = [refresh(here, ada.cookie), refresh(there, ada.cookie)];
    await until(async () => {
      const { rows } = await watcher.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
      return rows.length === 2;
    });
    await holder.query("commit");
    const [one, other] = await Promise.all(both);
    if (one === undefined || other === undefined) throw new Error("No two answers");
    expect([one.status, other.status]).toEqual([200, 200]);
    const [next, same] = [signedIn(here, one, ada), signedIn(there, other, ada)];
    expect(same.cookie).toBe(next.cookie);
    expect([await isIn(there, next), await isIn(here, same)]).toEqual([true, true]);
    // Once the next token is used, the previous one counts as a copy.
    expect((await refresh(there, next.cookie)).status).toBe(200);
    expect((await refresh(there, ada.cookie)).body.code).toBe("invalid_refresh_token");
    await until(async () => !(await isIn(here, next)));
  });
});

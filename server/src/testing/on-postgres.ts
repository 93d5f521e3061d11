import { afterAll, beforeAll } from "@jest/globals";
import { openDatabase } from "../database/open/open-database.ts";
import { createLog } from "../log/log.ts";
import { type PostgresServer, startPostgresServer } from "./postgres-server.ts";
import { startTestServer, type TestOverrides, type TestServer } from "./test-server.ts";

interface OnPostgres {
  readonly server: TestServer;
  readonly postgres: PostgresServer;
}

/** Before the tests of a file: a server on a PostgreSQL of its own, whatever TEST_DATABASE_URL says. After them, both are stopped. */
export function onPostgres(take: (started: OnPostgres) => void, overrides: TestOverrides = {}): void {
  let postgres: PostgresServer;
  let server: TestServer;
  beforeAll(async () => {
    postgres = await startPostgresServer();
    const database = await openDatabase({ databaseUrl: postgres.url, log: createLog("silent") });
    server = await startTestServer({ ...overrides, database });
    take({ server, postgres });
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await postgres.stop();
  });
}

import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { createServer, type AtriumServer, type ServerOverrides } from "../app/composition.ts";
import { type Config, readConfig } from "../config/config.ts";
import type { OpenDatabase } from "../database/database.ts";
import { openDatabase } from "../database/open/open-database.ts";
import { ensureTemplate } from "../database/pglite/template.ts";
import { createLog } from "../log/log.ts";

/** Cheap on purpose, because tests sign up often. */
const TEST_PASSWORD_COST = { memoryKiB: 64, passes: 1 };

export type TestServer = AtriumServer & { readonly url: string };

export type TestOverrides = ServerOverrides & {
  /** Another server's database, which stays open when this server closes. */
  readonly sharedDatabase?: OpenDatabase;
  /** Overrides individual settings. */
  readonly config?: Partial<Config>;
  /** Environment variables to read the configuration from. */
  readonly env?: Readonly<Record<string, string>>;
  /** If true, listens on a free port of 127.0.0.1, and `url` is its address. */
  readonly listen?: boolean;
};

/** Starts a complete server on its own database: PostgreSQL if TEST_DATABASE_URL is set, else PGlite in memory. Close it after use. */
export async function startTestServer(overrides: TestOverrides = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "atrium-test-"));
  const config: Config = {
    ...readConfig({ PORT: "0", ATRIUM_DATA_DIR: dataDir, ATRIUM_RATE_LIMITS: "off", ...overrides.env }),
    ...overrides.config,
  };
  const log = overrides.log ?? createLog(process.env["TEST_LOG_LEVEL"] ?? "silent");
  const database = overrides.database ?? lend(overrides.sharedDatabase) ?? (await openTestDatabase(log));
  const server = await createServer(config, {
    passwordCost: TEST_PASSWORD_COST,
    wordDelayMs: 0,
    ...overrides,
    log,
    database,
  });
  if (overrides.listen === true) await server.listen();
  else await server.app.ready();
  const close = async () => {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...server, close, url: overrides.listen === true ? server.address() : "" };
}

function lend(shared: OpenDatabase | undefined): OpenDatabase | undefined {
  return shared === undefined ? undefined : { ...shared, close: () => Promise.resolve() };
}

/** Opens a new database that's deleted when it's closed. */
export async function openTestDatabase(log = createLog("silent")): Promise<OpenDatabase> {
  const serverUrl = process.env["TEST_DATABASE_URL"];
  if (serverUrl === undefined || serverUrl === "") {
    await ensureTemplate(log);
    return openDatabase({ log });
  }
  const name = `atrium_test_${randomUUID().replaceAll("-", "")}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await administer(serverUrl, `create database ${name}`);
  const database = await openDatabase({ databaseUrl: url.href, log });
  return {
    ...database,
    async close() {
      await database.close();
      await administer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

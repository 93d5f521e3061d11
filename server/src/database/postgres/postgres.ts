import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { ConfigError } from "../../config/variables.ts";
import type { Log } from "../../log/log.ts";
import { StartError } from "../../errors/start-error.ts";
import type { OpenDatabase } from "../database.ts";
import { databaseFailure, isUnavailable } from "../failures.ts";
import { hasPending, migrationsFolder } from "../migrations.ts";
import { assertOutsideTransaction, guardTransactions } from "../transaction-guard.ts";
import { waitUntilAlone } from "./other-processes.ts";
import { overPool } from "./pooled.ts";
import { openSignals } from "./signals.ts";

export const POSTGRES = {
  connections: 10,
  /** Time limit for getting a free or new connection. */
  connectMs: 2_000,
  /** Time limit for the first connection, because a freshly started database or a busy machine answers slowly. */
  firstConnectMs: 20_000,
  statementMs: 5_000,
  /** Time limit for a transaction that's idle. */
  idleInTransactionMs: 15_000,
  migrationLockMs: 120_000,
} as const;

/** The lock that lets only one process migrate at a time. The number is arbitrary, but the same everywhere. */
const MIGRATION_LOCK = 7_242_801_911;

/** A pool that refuses to be used inside a transaction's callback. */
class GuardedPool extends pg.Pool {
  override connect: pg.Pool["connect"] = (...args: unknown[]) => {
    assertOutsideTransaction();
    return Reflect.apply(pg.Pool.prototype.connect, this, args) as never;
  };
}

/** Connects to a PostgreSQL server of version 15 or newer. */
export async function openPostgres({ url, log }: { url: string; log: Log }): Promise<OpenDatabase> {
  const connection: pg.ClientConfig = {
    connectionString: url,
    application_name: "atrium",
    connectionTimeoutMillis: POSTGRES.connectMs,
    keepAlive: true,
    options: "-c timezone=UTC",
  };
  try {
    await migrateAlone({ ...connection, connectionTimeoutMillis: POSTGRES.firstConnectMs });
  } catch (error) {
    throw connectFailure(error) ?? error;
  }
  const pool = new GuardedPool({
    ...connection,
    max: POSTGRES.connections,
    statement_timeout: POSTGRES.statementMs,
    // If the network fails, the server's own timeout may never reach us.
    query_timeout: POSTGRES.statementMs + 1_000,
    idle_in_transaction_session_timeout: POSTGRES.idleInTransactionMs,
  });
  pool.on("error", (error) => log.warn({ err: error }, "A database connection was lost"));
  // When a connection breaks during a transaction, the transaction fails. Without a listener, the error would end the process too.
  pool.on("connect", (client) =>
    client.on("error", (error) => log.warn({ err: error }, "A database connection broke")),
  );
  const signals = await openSignals(connection, pool, log);
  return {
    db: guardTransactions(overPool(pool)),
    kind: "postgres",
    wakeUp: signals,
    ping: async () => {
      await pool.query("select 1");
    },
    async close() {
      await signals.close();
      await pool.end();
    },
  };
}

/** Why the database can't be used, for the operator. Doesn't include the URL, which contains the password. */
function connectFailure(error: unknown): StartError | undefined {
  const { code, message } = databaseFailure(error) ?? {};
  const reason = message === "" ? code : message;
  // Wrong user, password or database.
  if (/^(28|3D)/.test(code ?? "")) return new ConfigError("DATABASE_URL", `is refused by the database (${reason})`);
  if (!isUnavailable(error)) return undefined;
  return new StartError(
    "unreachable",
    `The database of DATABASE_URL can't be reached (${reason}): start it, or correct the variable`,
    { cause: error },
  );
}

/**
 * Migrates the tables while no other process does, nor one of an earlier version works on them: it wouldn't know what they hold.
 * @throws {StartError} when an earlier version still works on them, or a newer one has changed them
 */
export async function migrateAlone(
  connection: pg.ClientConfig,
  { folder = migrationsFolder(), patienceMs }: { readonly folder?: string; readonly patienceMs?: number } = {},
): Promise<void> {
  const client = new pg.Client({ ...connection, statement_timeout: POSTGRES.migrationLockMs });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query("create extension if not exists pg_trgm");
    if (await hasPending((text) => client.query<object>(text), folder)) await waitUntilAlone(client, patienceMs);
    await migrate(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}

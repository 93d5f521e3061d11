import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { ConfigError } from "../../config/variables.ts";
import type { Log } from "../../log/log.ts";
import { StartError } from "../../errors/start-error.ts";
import type { OpenDatabase } from "../database.ts";
import { databaseFailure, isUnavailable } from "../failures.ts";
import { migrationsFolder } from "../migrations.ts";
import { assertOutsideTransaction, guardTransactions } from "../transaction-guard.ts";
import { overPool } from "./pooled.ts";
import { openSignals } from "./signals.ts";

export const POSTGRES = {
  connections: 10,
  /** Waiting for a free connection, or for a new one. */
  connectMs: 2_000,
  /** The first connection: a database that has just been started, or a machine that is busy, is slow to answer. */
  firstConnectMs: 20_000,
  statementMs: 5_000,
  /** A transaction whose process does nothing. */
  idleInTransactionMs: 15_000,
  migrationLockMs: 120_000,
} as const;

/** One migration at a time over all processes; the number is arbitrary, and the same for all. */
const MIGRATION_LOCK = 7_242_801_911;

/** A pool that notices use from inside a transaction. */
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
    // The server's own limit may fail to reach us when the network does.
    query_timeout: POSTGRES.statementMs + 1_000,
    idle_in_transaction_session_timeout: POSTGRES.idleInTransactionMs,
  });
  pool.on("error", (error) => log.warn({ err: error }, "A database connection was lost"));
  // A connection that breaks while a transaction holds it fails the transaction; unheard, it would end the process too.
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

/** Why the database can't be used, for the operator. The URL stays out of it: it holds the password. */
function connectFailure(error: unknown): StartError | undefined {
  const { code, message } = databaseFailure(error) ?? {};
  const reason = message === "" ? code : message;
  // A wrong user, password or database.
  if (/^(28|3D)/.test(code ?? "")) return new ConfigError("DATABASE_URL", `is refused by the database (${reason})`);
  if (!isUnavailable(error)) return undefined;
  return new StartError(
    "unreachable",
    `The database of DATABASE_URL can't be reached (${reason}): start it, or correct the variable`,
    { cause: error },
  );
}

/** Brings the tables up to date while no other process does. */
export async function migrateAlone(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, statement_timeout: POSTGRES.migrationLockMs });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query("create extension if not exists pg_trgm");
    await migrate(drizzle({ client }), { migrationsFolder: migrationsFolder() });
  } finally {
    // Ends the session, and with it the lock.
    await client.end();
  }
}

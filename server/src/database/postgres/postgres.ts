import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Log } from "../../log/log.ts";
import type { Database, OpenDatabase } from "../database.ts";
import { migrationsFolder } from "../migrations.ts";
import { createWakeUp } from "../wake-up.ts";

/** Connects to a PostgreSQL server of version 15 or newer. */
export async function openPostgres({ url, log }: { url: string; log: Log }): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 2_000 });
  pool.on("error", (error) => log.warn({ err: error }, "A database connection was lost"));
  const db = drizzle({ client: pool });
  await migrate(db, { migrationsFolder: migrationsFolder() });
  return {
    db: db as unknown as Database,
    kind: "postgres",
    wakeUp: createWakeUp((error, channel) => log.error({ err: error, channel }, "A listener threw")),
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    close: () => pool.end(),
  };
}

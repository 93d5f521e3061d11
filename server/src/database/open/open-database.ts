import type { Log } from "../../log/log.ts";
import type { OpenDatabase } from "../database.ts";

export type DatabaseOptions = {
  /** PostgreSQL's URL; without it, PGlite is used. */
  readonly databaseUrl?: string;
  /** PGlite's parent directory; without it, the data is in memory. */
  readonly dataDir?: string;
  readonly log: Log;
};

/** Opens the database and migrates its tables. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.databaseUrl !== undefined) {
    const { openPostgres } = await import("../postgres/postgres.ts");
    return openPostgres({ url: options.databaseUrl, log: options.log });
  }
  const { openPglite } = await import("../pglite/pglite.ts");
  return openPglite({ ...(options.dataDir === undefined ? {} : { dataDir: options.dataDir }), log: options.log });
}

import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { mkdir } from "node:fs/promises";
import type { Log } from "../../log/log.ts";
import type { Database, OpenDatabase } from "../database.ts";
import { migrationsFolder } from "../migrations.ts";
import { createWakeUp } from "../wake-up.ts";

export async function openPglite({ dataDir, log }: { dataDir?: string; log: Log }): Promise<OpenDatabase> {
  if (dataDir !== undefined) await mkdir(dataDir, { recursive: true });
  const client = await PGlite.create({
    dataDir: dataDir === undefined ? "memory://" : join(dataDir, "pglite"),
    extensions: { pg_trgm },
  });
  const db = drizzle({ client });
  await migrate(db, { migrationsFolder: migrationsFolder() });
  return {
    db: db as unknown as Database,
    kind: "pglite",
    wakeUp: createWakeUp((error, channel) => log.error({ err: error, channel }, "A listener threw")),
    ping: async () => {
      await client.query("select 1");
    },
    close: () => client.close(),
  };
}

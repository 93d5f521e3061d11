import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { StartError } from "../errors/start-error.ts";

/** The directory of the migrations: next to the bundle, or in the sources. */
export function migrationsFolder(): string {
  const candidates = ["./migrations", "../../migrations"].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const found = candidates.find((path) => existsSync(`${path}/meta/_journal.json`));
  if (found === undefined) throw new Error(`No migrations found in ${candidates.join(" or ")}`);
  return found;
}

type Query = (sql: string) => Promise<{ readonly rows: readonly object[] }>;

/**
 * Whether the database has tables that the migrations change.
 * @throws {StartError} when it has a migration that's newer than all of them: this version would write rows as it knew them
 */
export async function hasPending(query: Query, folder = migrationsFolder()): Promise<boolean> {
  const table = await query("select to_regclass('drizzle.__drizzle_migrations') is not null as is_there");
  if ((table.rows[0] as { is_there: boolean } | undefined)?.is_there !== true) return false;
  const { rows } = await query("select max(created_at)::float8 as newest from drizzle.__drizzle_migrations");
  const { newest } = rows[0] as { newest: number | null };
  const known = newestOf(folder);
  if (newest !== null && newest > known) {
    throw new StartError(
      "file",
      "The database was changed by a newer version of Atrium: start that one, or restore a copy from before the update",
    );
  }
  return newest !== null && newest < known;
}

/** When the newest migration was made. The database notes its migrations by that. */
function newestOf(folder: string): number {
  const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, "utf8")) as { entries: { when: number }[] };
  return Math.max(...journal.entries.map(({ when }) => when));
}

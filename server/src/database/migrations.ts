import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The directory of the migrations: next to the bundle, or in the sources. */
export function migrationsFolder(): string {
  const candidates = ["./migrations", "../../migrations"].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const found = candidates.find((path) => existsSync(`${path}/meta/_journal.json`));
  if (found === undefined) throw new Error(`No migrations found in ${candidates.join(" or ")}`);
  return found;
}

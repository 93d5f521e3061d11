import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Log } from "../../log/log.ts";
import { migrationsFolder } from "../migrations.ts";

/** The dump that comes with the release, next to the bundle. */
const SHIPPED = fileURLToPath(new URL("./pglite-template.tar.gz", import.meta.url));

/** A dump of an empty, migrated database, which cuts a first start from ten seconds to one; undefined when there's none. */
export function findTemplate(): string | undefined {
  if (existsSync(SHIPPED)) return SHIPPED;
  const cached = cachedTemplate();
  return existsSync(cached) ? cached : undefined;
}

/** The path of the dump made from the sources, with a different name for each state of the engine and migrations. */
export function cachedTemplate(): string {
  const hash = createHash("sha256");
  const require = createRequire(import.meta.url);
  const engine = dirname(dirname(require.resolve("@electric-sql/pglite")));
  hash.update(readFileSync(join(engine, "package.json")));
  const migrations = migrationsFolder();
  for (const name of readdirSync(migrations)
    .filter((each) => each.endsWith(".sql"))
    .sort()) {
    hash.update(name).update(readFileSync(join(migrations, name)));
  }
  const packageDir = dirname(migrations);
  return join(packageDir, "node_modules", ".cache", "atrium", `pglite-${hash.digest("hex").slice(0, 16)}.tar.gz`);
}

/** Creates the dump unless it exists. Several processes may do this at once. */
export async function ensureTemplate(log: Log, file = cachedTemplate()): Promise<string> {
  if (existsSync(file)) return file;
  const { openPglite } = await import("./pglite.ts");
  await mkdir(dirname(file), { recursive: true });
  const work = await mkdtemp(join(dirname(file), "template-"));
  try {
    const database = await openPglite({ log, template: "none" });
    await database.client.maintain("checkpoint", 60_000);
    await database.client.dump(join(work, "dump"), 60_000);
    await database.close();
    await rename(join(work, "dump"), file);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return file;
}

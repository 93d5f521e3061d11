import { existsSync } from "node:fs";
import { open, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../../errors/start-error.ts";
import { listBackups } from "./backup.ts";

/** The versions that the engine writes into its identifying files. */
export const ENGINE_FILES = { version: "18", controlVersion: 1800 } as const;
const CONTROL_VERSION_OFFSET = 8;
/** Files that a server writes only once it has a database. */
const TRACES = ["secret", "media/received", "media/kept"];
const SEGMENT = /^[0-9A-F]{24}$/;

/**
 * Whether `{dataDir}/pglite` has a database to open; if not, a new one may be created.
 * @throws {StartError} when there are database files that must neither be opened nor replaced by an empty database
 */
export async function hasDatabase(dataDir: string): Promise<boolean> {
  const directory = join(dataDir, "pglite");
  const names = existsSync(directory) ? await readdir(directory) : [];
  if (names.length > 0) {
    const problem = await problemOf(directory);
    if (problem !== undefined) throw await damaged(dataDir, problem);
    return true;
  }
  const replaced = (await readdir(dataDir)).filter((name) => name.startsWith("pglite.replaced-")).sort();
  const last = replaced.at(-1) ?? (await listBackups(join(dataDir, "backups"))).map((name) => `backups/${name}`).at(-1);
  if (last === undefined) {
    const trace = TRACES.map((name) => join(dataDir, name)).find((path) => existsSync(path));
    if (trace === undefined) return false;
    throw new StartError(
      "file",
      `${directory} is missing or empty, but ${trace} shows that there was a database: put it back (is a volume not mounted?), ` +
        `or move ${trace} elsewhere to start with an empty database`,
    );
  }
  throw new StartError(
    "file",
    `${directory} is missing, but ${join(dataDir, last)} is there: put ${replaced.length > 0 ? "it back" : "that copy back with the restore command"} ` +
      "(see server/README.md), or move it elsewhere to start with an empty database",
  );
}

/** The error for a database that can't be opened. */
export async function damaged(dataDir: string, problem: string, cause?: unknown): Promise<StartError> {
  const directory = join(dataDir, "pglite");
  const copy = (await listBackups(join(dataDir, "backups"))).at(-1);
  const remedy =
    copy === undefined
      ? `put back a copy of ${directory}`
      : `go back to ${join(dataDir, "backups", copy)} with the restore command`;
  return new StartError(
    "file",
    `${directory} can't be opened (${problem}): ${remedy} (see server/README.md), or move it elsewhere to start with an empty database`,
    { cause },
  );
}

/** Describes a problem in the files that would crash the engine or make it start with an empty database. */
async function problemOf(directory: string): Promise<string | undefined> {
  const version = await optional(readFile(join(directory, "PG_VERSION"), "utf8"));
  if (version === undefined) return "its file PG_VERSION is missing";
  if (version.trim() !== ENGINE_FILES.version) return `its file PG_VERSION doesn't say ${ENGINE_FILES.version}`;
  const control = await optional(readControlVersion(join(directory, "global/pg_control")));
  if (control === undefined) return "its file global/pg_control is missing";
  if (control !== ENGINE_FILES.controlVersion) return "its file global/pg_control is damaged";
  const segments = await optional(readdir(join(directory, "pg_wal")));
  return segments?.some((name) => SEGMENT.test(name)) === true ? undefined : "its directory pg_wal holds no log";
}

async function readControlVersion(path: string): Promise<number> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, CONTROL_VERSION_OFFSET);
    return bytesRead === 4 ? buffer.readUInt32LE() : 0;
  } finally {
    await file.close();
  }
}

async function optional<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

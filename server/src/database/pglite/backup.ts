import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PgliteClient } from "./client.ts";
import { copyOnline } from "./online-copy.ts";

/** How many nightly copies are kept; older ones are deleted. */
export const BACKUPS_KEPT = 7;
/** The hour of the day, in the server's time zone, from which the nightly copy is due. */
export const BACKUP_HOUR = 3;
const CHECKPOINT_DEADLINE_MS = 120_000;
const NAME = /^atrium-\d{4}-\d{2}-\d{2}\.tar\.gz$/;
const UNFINISHED = /^atrium-.*\.tar\.gz\.part$/;

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** Name of the copy that's due now; undefined when it already exists or it's too early. */
export async function dueBackup(backupsDir: string, now: Date): Promise<string | undefined> {
  if (now.getHours() < BACKUP_HOUR) return undefined;
  const name = `atrium-${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}.tar.gz`;
  return (await listBackups(backupsDir)).includes(name) ? undefined : name;
}

/** Copies the whole database into one file while it's in use, and deletes copies beyond BACKUPS_KEPT. */
export async function createBackup(options: {
  client: PgliteClient;
  /** PostgreSQL's data directory. */
  directory: string;
  backupsDir: string;
  name: string;
  signal: AbortSignal;
}): Promise<string> {
  const { client, directory, backupsDir, name, signal } = options;
  await mkdir(backupsDir, { recursive: true, mode: 0o700 });
  // Clean up after a process that was killed while copying.
  await removeAll(
    backupsDir,
    (await readdir(backupsDir)).filter((each) => UNFINISHED.test(each)),
  );
  const file = join(backupsDir, name);
  // The copy starts with a checkpoint. Doing one here first, with a longer deadline, leaves that one little to do.
  await client.maintain("checkpoint", CHECKPOINT_DEADLINE_MS);
  await copyOnline({ client, directory, file, signal });
  await removeAll(backupsDir, (await listBackups(backupsDir)).slice(0, -BACKUPS_KEPT));
  return file;
}

/** Names of the nightly copies, oldest first. */
export async function listBackups(backupsDir: string): Promise<string[]> {
  try {
    return (await readdir(backupsDir)).filter((name) => NAME.test(name)).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

async function removeAll(directory: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((each) => rm(join(directory, each))));
}

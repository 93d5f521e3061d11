import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PgliteClient } from "./client.ts";
import { copyOnline } from "./online-copy.ts";

/** Copies older than the newest seven go. */
export const BACKUPS_KEPT = 7;
/** Hour of the day, in the server's time zone, from which the night's copy is due. */
export const BACKUP_HOUR = 3;
const CHECKPOINT_DEADLINE_MS = 120_000;
const NAME = /^atrium-\d{4}-\d{2}-\d{2}\.tar\.gz$/;
const UNFINISHED = /^atrium-.*\.tar\.gz\.part$/;

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** Name of the copy that is due now; undefined when there is one already or it is not yet time. */
export async function dueBackup(backupsDir: string, now: Date): Promise<string | undefined> {
  if (now.getHours() < BACKUP_HOUR) return undefined;
  const name = `atrium-${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}.tar.gz`;
  return (await listBackups(backupsDir)).includes(name) ? undefined : name;
}

/** Copies the whole database into one file while it is in use, and removes the copies that are too old. */
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
  // Of a process that was killed while it copied.
  await removeAll(
    backupsDir,
    (await readdir(backupsDir)).filter((each) => UNFINISHED.test(each)),
  );
  const file = join(backupsDir, name);
  // The copy begins with a checkpoint, which has little to do right after one that may take its time.
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

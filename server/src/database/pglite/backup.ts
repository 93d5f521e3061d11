import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PgliteClient } from "./client.ts";

/** Copies older than the newest seven go. */
export const BACKUPS_KEPT = 7;
/** Hour of the day, in the server's time zone, from which the night's copy is due. */
export const BACKUP_HOUR = 3;
const BACKUP_DEADLINE_MS = 10 * 60_000;
const NAME = /^atrium-\d{4}-\d{2}-\d{2}\.tar\.gz$/;

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** Name of the copy that is due now; undefined when there is one already or it is not yet time. */
export async function dueBackup(backupsDir: string, now: Date): Promise<string | undefined> {
  if (now.getHours() < BACKUP_HOUR) return undefined;
  const name = `atrium-${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}.tar.gz`;
  return (await listBackups(backupsDir)).includes(name) ? undefined : name;
}

/** Copies the whole database into one file and removes the copies that are too old. */
export async function createBackup(client: PgliteClient, backupsDir: string, name: string): Promise<string> {
  await mkdir(backupsDir, { recursive: true, mode: 0o700 });
  const file = join(backupsDir, name);
  await client.maintain("checkpoint", BACKUP_DEADLINE_MS);
  await client.dump(file, BACKUP_DEADLINE_MS);
  const old = (await listBackups(backupsDir)).slice(0, -BACKUPS_KEPT);
  await Promise.all(old.map((each) => rm(join(backupsDir, each))));
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

import { createWriteStream } from "node:fs";
import { type FileHandle, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createGzip } from "node:zlib";
import type { PgliteClient } from "./client.ts";
import { TAR_END, tarHeader, tarPadding } from "./tar.ts";

const CHUNK_BYTES = 1024 * 1024;
const CONTROL_FILE = "global/pg_control";
const WAL_DIRECTORY = "pg_wal";
/** Files that are rebuilt at startup or only valid for the running process. */
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|(pg_stat_tmp|pg_notify|pg_snapshots|pg_dynshmem|pg_serial|pg_subtrans)\/.*)$/;

/**
 * Copies the files of a running PGlite into a gzipped tar that PGlite can start from, like pg_basebackup: the files are
 * read while writes continue, and the log of that time, which the copy includes, repairs them at the first start. The
 * engine is only used at the beginning and the end. There must be no checkpoint in between.
 * @param directory PostgreSQL's data directory
 */
export async function copyOnline(options: {
  client: PgliteClient;
  directory: string;
  file: string;
  signal: AbortSignal;
}): Promise<void> {
  const { client, directory, file, signal } = options;
  // Use another name until it's complete, so a half-written copy doesn't look like a finished one.
  const unfinished = `${file}.part`;
  const backup = await beginBackup(client);
  try {
    await pipeline(
      archive(directory, backup),
      createGzip({ level: constants.Z_BEST_SPEED, chunkSize: CHUNK_BYTES }),
      createWriteStream(unfinished, { mode: 0o600 }),
      { signal },
    );
    await rename(unfinished, file);
  } finally {
    // Do this first: if the engine restarted in the meantime, ending the backup fails.
    await rm(unfinished, { force: true });
    await backup.end();
  }
}

type BackupEnd = { readonly label: string; readonly firstSegment: string; readonly lastSegment: string };
type Backup = {
  /** Ends the backup; the log up to here is needed. Calling it again returns the same result. */
  end(): Promise<BackupEnd>;
};

async function beginBackup(client: PgliteClient): Promise<Backup> {
  const { rows } = await client.query(
    "select pg_walfile_name(lsn) as segment from pg_backup_start('atrium', true) as lsn",
  );
  const firstSegment = (rows as { segment: string }[])[0]?.segment ?? "";
  let ended: Promise<BackupEnd> | undefined;
  const end = async (): Promise<BackupEnd> => {
    const result = await client.query(
      "select labelfile as label, pg_walfile_name(lsn) as segment from pg_backup_stop(false)",
    );
    const [row] = result.rows as { label: string; segment: string }[];
    if (row === undefined) throw new Error("The database did not say how its backup ended");
    return { label: row.label, firstSegment, lastSegment: row.segment };
  };
  return { end: () => (ended ??= end()) };
}

async function* archive(directory: string, backup: Backup): AsyncGenerator<Buffer> {
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    const name = join(entry.parentPath, entry.name).slice(directory.length + 1);
    if (LEFT_OUT.test(name) || name === CONTROL_FILE) continue;
    if (entry.isDirectory()) yield tarHeader(name);
    else if (!name.startsWith(`${WAL_DIRECTORY}/`)) yield* fileEntry(directory, name);
  }
  // Must come after everything that it describes.
  yield* fileEntry(directory, CONTROL_FILE);
  const { label, firstSegment, lastSegment } = await backup.end();
  for (const segment of await readdir(join(directory, WAL_DIRECTORY))) {
    if (segment >= firstSegment && segment <= lastSegment) yield* fileEntry(directory, `${WAL_DIRECTORY}/${segment}`);
  }
  const content = Buffer.from(label);
  yield tarHeader("backup_label", content.length);
  yield content;
  yield tarPadding(content.length);
  yield TAR_END;
}

/** A file at its current length. Anything appended or truncated in the meantime is in the log. */
async function* fileEntry(directory: string, name: string): AsyncGenerator<Buffer> {
  const handle = await openExisting(join(directory, name));
  if (handle === undefined) return;
  try {
    const { size } = await handle.stat();
    yield tarHeader(name, size);
    let left = size;
    while (left > 0) {
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(Math.min(CHUNK_BYTES, left)));
      const bytes = bytesRead === 0 ? Buffer.alloc(Math.min(CHUNK_BYTES, left)) : buffer.subarray(0, bytesRead);
      left -= bytes.length;
      yield bytes;
    }
    yield tarPadding(size);
  } finally {
    await handle.close();
  }
}

/** Undefined when the file was removed after it was listed. */
async function openExisting(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

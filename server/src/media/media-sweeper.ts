import type { Database } from "../database/database.ts";
import type { Log } from "../log/log.ts";
import { deleteUnfinished, deleteUnsent, unusedContents, UPLOAD_HOURS } from "./media-store.ts";
import type { ContentStore } from "./content-store.ts";

const EVERY_MS = 60 * 60_000;
const BATCH = 200;

export type MediaSweeper = {
  /**
   * Deletes uploads that weren't completed within 24 hours, files that no message had within 35 days, and bytes without a row. Returns
   * how many of each.
   */
  sweep(): Promise<{ uploads: number; unsent: number; orphans: number }>;
  /** Sweeps right away and then once an hour, until stopped. */
  start(): void;
  /** Resolves when no sweep is running anymore. */
  stop(): Promise<void>;
};

export function createMediaSweeper(deps: {
  db: Database;
  store: ContentStore;
  log: Log;
  now?: () => number;
}): MediaSweeper {
  const { db, store, log, now = Date.now } = deps;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  async function inBatches(deleteSome: () => Promise<number>): Promise<number> {
    let deleted = 0;
    for (let last = BATCH; last === BATCH; deleted += last) {
      if (stopped) break;
      last = await deleteSome();
    }
    return deleted;
  }

  async function sweep() {
    const uploads = await inBatches(async () => {
      const ids = await deleteUnfinished(db, BATCH);
      for (const id of ids) await store.remove(id);
      return ids.length;
    });
    // Their bytes have no row then, unless copies of the file have them.
    const unsent = await inBatches(async () => (await deleteUnsent(db, BATCH)).length);
    let orphans = 0;
    let batch: string[] = [];
    const flush = async () => {
      const gone = batch.length === 0 ? [] : await unusedContents(db, batch);
      for (const id of gone) await store.remove(id);
      orphans += gone.length;
      batch = [];
    };
    // An active upload's bytes are newer than this, and its row is created before them.
    for await (const key of store.writtenBefore(new Date(now() - UPLOAD_HOURS * 60 * 60_000))) {
      if (stopped) break;
      batch.push(key);
      if (batch.length === BATCH) await flush();
    }
    await flush();
    return { uploads, unsent, orphans };
  }

  function run(): void {
    running = sweep().then(
      (swept) => log.info(swept, "Swept the media store"),
      (error: unknown) => log.error({ err: error }, "Sweeping the media store failed"),
    );
  }

  return {
    sweep,
    start() {
      run();
      timer = setInterval(run, EVERY_MS);
      timer.unref();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

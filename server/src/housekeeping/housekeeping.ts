import fp from "fastify-plugin";
import type { FastifyPluginAsync } from "fastify";
import type { Database } from "../database/database.ts";
import type { Log } from "../log/log.ts";
import { createPoller } from "../polling/poller.ts";
import { takeTask } from "./housekeeping-store.ts";

/** How often rows without meaning are removed: by one process of all that share the database. */
const EVERY_MINUTES = 30;
/** Rows of one statement: nobody waits long for what it locks. */
export const BATCH_ROWS = 1_000;

/** Something that leaves rows behind. */
export type HousekeepingTask = {
  /** Unique. */
  readonly name: string;
  /** Removes up to `limit` rows that have no meaning any more; answers how many. */
  remove(limit: number): Promise<number>;
};

/** Does one task, batch by batch, until nothing is left or `signal` aborts. Answers how many rows went. */
export async function removeAll(task: HousekeepingTask, signal: AbortSignal): Promise<number> {
  let removed = 0;
  for (let last = BATCH_ROWS; last >= BATCH_ROWS && !signal.aborted; removed += last) {
    last = await task.remove(BATCH_ROWS);
  }
  return removed;
}

/** Removes what has no meaning any more while the server listens. */
export const housekeeping = (deps: {
  db: Database;
  log: Log;
  tasks: readonly HousekeepingTask[];
}): FastifyPluginAsync =>
  fp(async (app) => {
    const { db, log, tasks } = deps;
    const closing = new AbortController();
    const run = async (task: HousekeepingTask): Promise<void> => {
      try {
        if (closing.signal.aborted || !(await takeTask(db, task.name, EVERY_MINUTES))) return;
        const rows = await removeAll(task, closing.signal);
        if (rows > 0) log.info({ task: task.name, rows }, "Removed old rows");
      } catch (error) {
        // The others have nothing to do with it.
        log.warn({ err: error, task: task.name }, "Removing old rows failed");
      }
    };
    const poller = createPoller({
      pollMs: EVERY_MINUTES * 60_000,
      onError: (error) => log.error({ err: error }, "Housekeeping failed"),
      async work() {
        for (const task of tasks) await run(task);
        return false;
      },
    });
    app.addHook("onListen", async () => poller.start());
    app.addHook("onClose", async () => {
      closing.abort();
      await poller.stop();
    });
  });

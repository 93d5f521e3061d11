import fp from "fastify-plugin";
import type { FastifyPluginAsync } from "fastify";
import type { Database } from "../database/database.ts";
import type { Log } from "../log/log.ts";
import { createPoller } from "../polling/poller.ts";
import { takeTask } from "./housekeeping-store.ts";

/** How often obsolete rows are deleted, by one of the processes that share the database. */
const EVERY_MINUTES = 30;
/** Rows per statement: few enough that nobody waits long for its locks. */
export const BATCH_ROWS = 1_000;

/** Cleans up one kind of obsolete rows. */
export type HousekeepingTask = {
  /** Unique. */
  readonly name: string;
  /** True if it's also done whenever a process starts. */
  readonly atStart?: boolean;
  /** Deletes up to `limit` obsolete rows; returns how many. */
  remove(limit: number): Promise<number>;
};

/** Runs one task, batch by batch, until nothing is left or `signal` aborts. Returns how many rows were deleted. */
export async function removeAll(task: HousekeepingTask, signal: AbortSignal): Promise<number> {
  let removed = 0;
  for (let last = BATCH_ROWS; last >= BATCH_ROWS && !signal.aborted; removed += last) {
    last = await task.remove(BATCH_ROWS);
  }
  return removed;
}

/** Deletes obsolete rows while the server is listening. */
export const housekeeping = (deps: {
  db: Database;
  log: Log;
  tasks: readonly HousekeepingTask[];
}): FastifyPluginAsync =>
  fp(async (app) => {
    const { db, log, tasks } = deps;
    const closing = new AbortController();
    let passes = 0;
    const run = async (task: HousekeepingTask): Promise<void> => {
      const minutes = passes === 0 && task.atStart === true ? 0 : EVERY_MINUTES;
      try {
        if (closing.signal.aborted || !(await takeTask(db, task.name, minutes))) return;
        const rows = await removeAll(task, closing.signal);
        if (rows > 0) log.info({ task: task.name, rows }, "Removed old rows");
      } catch (error) {
        // A failing task doesn't stop the others.
        log.warn({ err: error, task: task.name }, "Removing old rows failed");
      }
    };
    const poller = createPoller({
      pollMs: EVERY_MINUTES * 60_000,
      onError: (error) => log.error({ err: error }, "Housekeeping failed"),
      async work() {
        for (const task of tasks) await run(task);
        passes += 1;
        return false;
      },
    });
    app.addHook("onListen", async () => poller.start());
    app.addHook("onClose", async () => {
      closing.abort();
      await poller.stop();
    });
  });

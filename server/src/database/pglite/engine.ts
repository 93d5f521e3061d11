import { Worker } from "node:worker_threads";
import type { Log } from "../../log/log.ts";
import { DatabaseError, SQLSTATE } from "../database-error.ts";
import type { Operation, QueryResult, Reply, WorkerSettings } from "./protocol.ts";

/** Pause before retrying when the engine doesn't start. */
const START_RETRY_MS = 1_000;
const CLOSE_DEADLINE_MS = 10_000;
/** The longest a start may take, including recovery from the log. */
const START_DEADLINE_MS = 120_000;

/** One run of PGlite in its thread; a restart begins the next run. */
export type Run = { readonly number: number };

/** PGlite in its own thread, restarted whenever it hangs, dies or can no longer be trusted. */
export type Engine = {
  /** The current run, for sending operations to. @throws {DatabaseError} 57P03 when there's none within `waitMs` */
  current(waitMs: number): Promise<Run>;
  /** Performs one operation in that run. After `deadlineMs` the thread is killed, which is the only way to stop a query. */
  perform(run: Run, operation: Operation, deadlineMs: number): Promise<QueryResult>;
  /** Calls the listener at each restart, before the next run begins. */
  onRestart(listener: () => void): void;
  close(): Promise<void>;
};

type Pending = {
  readonly resolve: (result: QueryResult) => void;
  readonly reject: (error: unknown) => void;
  readonly timer: NodeJS.Timeout;
};
type LiveRun = Run & { readonly worker: Worker; readonly pending: Map<number, Pending>; over: boolean };

const shutdown = (message: string) => new DatabaseError({ message, code: SQLSTATE.adminShutdown });

/** The engine doesn't start, most likely because of its files. */
export class EngineStartError extends Error {
  override readonly name = "EngineStartError";
  constructor(cause: unknown) {
    super(`the engine ends with "${(cause as Error).message.split(".", 1)[0]}"`, { cause });
  }
}

/** @throws {EngineStartError} when the first run doesn't start; later runs are retried until they do */
export async function startEngine(settings: WorkerSettings, log: Log): Promise<Engine> {
  const listeners: (() => void)[] = [];
  let operations = 0;
  let runs = 0;
  let closed = false;
  let starting: Promise<LiveRun>;

  const end = (run: LiveRun, reason: string): void => {
    if (run.over) return;
    run.over = true;
    void run.worker.terminate();
    for (const { reject, timer } of run.pending.values()) {
      clearTimeout(timer);
      reject(shutdown(`The database was restarted: ${reason}`));
    }
    run.pending.clear();
    if (closed) return;
    log.error({ reason, run: run.number }, "Restarting the embedded database");
    for (const listener of listeners) listener();
    starting = startAgain();
  };

  const settle = (run: LiveRun, reply: Exclude<Reply, { kind: "ready" }>): void => {
    const pending = run.pending.get(reply.id);
    if (pending === undefined) return;
    run.pending.delete(reply.id);
    clearTimeout(pending.timer);
    if (reply.kind === "result") {
      pending.resolve(reply.result);
      return;
    }
    const error = new DatabaseError(reply.error);
    pending.reject(error);
    // After a full disk, the next query never returns. An error without a SQLSTATE means the engine itself broke.
    if (error.code === SQLSTATE.diskFull) end(run, "the disk is full");
    else if (error.code === undefined || !/^[0-9A-Z]{5}$/.test(error.code)) end(run, error.message);
  };

  const start = async (): Promise<LiveRun> => {
    const file = import.meta.url.endsWith(".ts") ? "./worker.ts" : "./pglite-worker.js";
    const { template, ...again } = settings;
    const first = runs === 0 && template !== undefined ? settings : again;
    const worker = new Worker(new URL(file, import.meta.url), { workerData: first, execArgv: [] });
    runs += 1;
    const run: LiveRun = { number: runs, worker, pending: new Map(), over: false };
    const ready = Promise.withResolvers<void>();
    const deadline = setTimeout(() => ready.reject(new Error("The start took too long")), START_DEADLINE_MS);
    let state: "starting" | "running" = "starting";
    worker.on("message", (reply: Reply) => {
      if (reply.kind === "ready") ready.resolve();
      else settle(run, reply);
    });
    const died = (error: Error) => {
      if (state === "starting") ready.reject(error);
      else end(run, error.message);
    };
    worker.on("error", died);
    worker.on("exit", (code) => died(new Error(`The database's thread ended with code ${code}`)));
    try {
      await ready.promise;
      state = "running";
      return run;
    } catch (error) {
      run.over = true;
      await worker.terminate();
      throw error;
    } finally {
      clearTimeout(deadline);
    }
  };

  const startAgain = async (): Promise<LiveRun> => {
    for (;;) {
      try {
        return await start();
      } catch (error) {
        log.error({ err: error }, "The embedded database does not start");
        await new Promise((resolve) => setTimeout(resolve, START_RETRY_MS));
        if (closed) throw shutdown("The database is closed");
      }
    }
  };

  starting = start();
  try {
    await starting;
  } catch (error) {
    throw new EngineStartError(error);
  }

  const perform: Engine["perform"] = (run, operation, deadlineMs) => {
    const live = run as LiveRun;
    if (live.over) return Promise.reject(shutdown("The database was restarted"));
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult>();
    operations += 1;
    const id = operations;
    const timer = setTimeout(() => {
      live.pending.delete(id);
      reject(new DatabaseError({ message: "The query took too long", code: SQLSTATE.queryCanceled }));
      end(live, `an operation took longer than ${deadlineMs} ms`);
    }, deadlineMs);
    live.pending.set(id, { resolve, reject, timer });
    live.worker.postMessage({ id, operation }, []);
    return promise;
  };

  return {
    perform,

    async current(waitMs) {
      if (closed) throw shutdown("The database is closed");
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(
        () => late.reject(new DatabaseError({ message: "The database is starting", code: SQLSTATE.cannotConnectNow })),
        waitMs,
      );
      try {
        return await Promise.race([starting, late.promise]);
      } finally {
        clearTimeout(timer);
      }
    },

    onRestart(listener) {
      listeners.push(listener);
    },

    async close() {
      if (closed) return;
      closed = true;
      let run: LiveRun;
      try {
        run = await starting;
      } catch (error) {
        log.warn({ err: error }, "The embedded database was down when it was closed");
        return;
      }
      try {
        await perform(run, { kind: "close" }, CLOSE_DEADLINE_MS);
      } finally {
        end(run, "closing");
      }
    },
  };
}

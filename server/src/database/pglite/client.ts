import type { Log } from "../../log/log.ts";
import { assertOutsideTransaction } from "../transaction-guard.ts";
import { DatabaseError, SQLSTATE } from "../database-error.ts";
import type { Engine, Run } from "./engine.ts";
import type { QueryResult } from "./protocol.ts";
import { createTurns } from "./turns.ts";

/** The longest a statement may run. */
export const QUERY_DEADLINE_MS = 5_000;
/** The longest a transaction may stay open, because everyone else waits for it. */
export const TRANSACTION_DEADLINE_MS = 15_000;

type QueryOptions = { readonly rowMode?: "array" | "object" };
export type PgliteSession = {
  query(sql: string, params?: readonly unknown[], options?: QueryOptions): Promise<QueryResult>;
};

/** The part of PGlite's interface that Drizzle uses. Runs one operation at a time, in order of arrival. */
export type PgliteClient = PgliteSession & {
  transaction<Result>(work: (session: PgliteSession) => Promise<Result>): Promise<Result>;
  /** Runs maintenance statements, which may take longer. */
  maintain(sql: string, deadlineMs: number): Promise<void>;
  dump(file: string, deadlineMs: number): Promise<void>;
  /** How many statements ran that may have written something. */
  writes(): number;
};

const READS = /^\s*select\b/i;
const TRANSACTION_CONTROL = /^\s*(begin|commit|rollback|savepoint|release|set)\b/i;

export function createPgliteClient(deps: {
  engine: Engine;
  log: Log;
  /** Rejects when writing isn't allowed right now. */
  beforeWrite: () => Promise<void>;
  queryDeadlineMs?: number;
  transactionDeadlineMs?: number;
  /** How long a statement waits for an engine that's restarting. */
  restartWaitMs?: number;
}): PgliteClient {
  const { engine, log, beforeWrite } = deps;
  const queryDeadlineMs = deps.queryDeadlineMs ?? QUERY_DEADLINE_MS;
  const transactionDeadlineMs = deps.transactionDeadlineMs ?? TRANSACTION_DEADLINE_MS;
  const restartWaitMs = deps.restartWaitMs ?? queryDeadlineMs;
  const turns = createTurns();
  let writes = 0;
  // Reads may wait for the next run. Writes fail, because they may depend on decisions made before the restart.
  engine.onRestart(() =>
    turns.rejectWaiting(new DatabaseError({ message: "The database was restarted", code: SQLSTATE.adminShutdown })),
  );

  const statement = async (run: Run, sql: string, params: readonly unknown[], rowMode: "array" | "object") => {
    if (!READS.test(sql) && !TRANSACTION_CONTROL.test(sql)) {
      await beforeWrite();
      writes += 1;
    }
    return engine.perform(run, { kind: "query", sql, params, rowMode }, queryDeadlineMs);
  };
  const control = (run: Run, sql: string) =>
    engine.perform(run, { kind: "query", sql, params: [], rowMode: "array" }, queryDeadlineMs);

  return {
    writes: () => writes,

    async query(sql, params = [], { rowMode = "object" } = {}) {
      assertOutsideTransaction();
      const done = await turns.take({ survivesRestart: READS.test(sql) });
      try {
        return await statement(await engine.current(restartWaitMs), sql, params, rowMode);
      } finally {
        done();
      }
    },

    async transaction(work) {
      assertOutsideTransaction();
      const done = await turns.take({ survivesRestart: false });
      let state: "open" | "over" = "open";
      let expired: DatabaseError | undefined;
      const inFlight = new Set<Promise<unknown>>();
      let timer: NodeJS.Timeout | undefined;
      const finish = async (run: Run, sql: "commit" | "rollback") => {
        if (state === "over") return;
        state = "over";
        clearTimeout(timer);
        try {
          await Promise.allSettled(inFlight);
          await control(run, sql);
        } finally {
          done();
        }
      };
      let run: Run;
      try {
        run = await engine.current(restartWaitMs);
        await control(run, "begin");
      } catch (error) {
        state = "over";
        done();
        throw error;
      }
      timer = setTimeout(() => {
        expired = new DatabaseError({ message: "The transaction took too long", code: SQLSTATE.idleInTransaction });
        finish(run, "rollback").catch((error: unknown) => log.warn({ err: error }, "Rolling back failed"));
      }, transactionDeadlineMs);
      const session: PgliteSession = {
        async query(sql, params = [], { rowMode = "object" } = {}) {
          if (state === "over") throw expired ?? new Error("This transaction is over");
          const result = statement(run, sql, params, rowMode);
          inFlight.add(result);
          try {
            return await result;
          } finally {
            inFlight.delete(result);
          }
        },
      };
      try {
        const result = await work(session);
        if (expired !== undefined) throw expired;
        await finish(run, "commit");
        return result;
      } catch (error) {
        await finish(run, "rollback").catch((failure: unknown) =>
          log.warn({ err: failure }, "Rolling back failed: the engine was restarted"),
        );
        throw error;
      }
    },

    async maintain(sql, deadlineMs) {
      const done = await turns.take({ survivesRestart: true });
      try {
        await engine.perform(await engine.current(restartWaitMs), { kind: "exec", sql }, deadlineMs);
      } finally {
        done();
      }
    },

    async dump(file, deadlineMs) {
      const done = await turns.take({ survivesRestart: true });
      try {
        await engine.perform(await engine.current(restartWaitMs), { kind: "dump", file }, deadlineMs);
      } finally {
        done();
      }
    },
  };
}

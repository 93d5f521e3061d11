import type { WakeUp } from "../../database/database.ts";
import { retryDuringOutage } from "../../database/retry.ts";
import { OUTBOX_SIGNAL } from "../outbox/outbox-publisher.ts";
import { createPoller } from "../../polling/poller.ts";
import { LEASE_SECONDS, type Run } from "./lease-store.ts";
import { TURN_ENDED, TURN_QUEUED, TURN_STOP } from "./turn-signals.ts";
import { runTurn, type RunStop, type TurnRunnerDeps } from "./turn-runner.ts";
import type { TurnRow } from "../storage/rows.ts";

const POLL_MS = 250;
/** A third of the lease would do, but this is also how soon a stop from another process is noticed. */
const HEARTBEAT_MS = 1_000;
export const MAX_PARALLEL_TURNS = 64;
/** How long turns may keep running after shutdown begins. */
const SHUTDOWN_GRACE_MS = 5_000;

export interface TurnWorker {
  start(): void;
  /** Claims nothing new, gives turns some time to finish, then hands the rest to another process. */
  stop(graceMs?: number): Promise<void>;
  readonly running: number;
}

/** Claims waiting turns and runs them, up to 64 at once and one at a time per conversation. */
export function createTurnWorker(
  deps: TurnRunnerDeps & { readonly wakeUp: WakeUp; readonly maxParallel?: number },
): TurnWorker {
  const { leases, log, wakeUp } = deps;
  const maxParallel = deps.maxParallel ?? MAX_PARALLEL_TURNS;
  const runs = new Map<string, Run & { readonly abort: AbortController; readonly done: Promise<void> }>();
  /** Turns that were queued a moment ago. What's lost of these is found by a look for free ones. */
  const queued = new Set<string>();
  const shutdown = new AbortController();

  const run = async (turn: TurnRow, abort: AbortController): Promise<void> => {
    try {
      await runTurn(deps, turn, { broken: abort.signal, shutdown: shutdown.signal });
      await wakeUp.notify(OUTBOX_SIGNAL);
      await wakeUp.notify(TURN_ENDED, turn.id);
    } catch (error) {
      log.error({ err: error, turnId: turn.id }, "A turn broke off");
      await letGo(turn);
    } finally {
      if (runs.get(turn.id)?.attempt === turn.attempt) runs.delete(turn.id);
      poller.wake();
    }
  };

  /** Frees a turn whose run was interrupted. If the database stays unavailable, the lease expires instead. */
  const letGo = async (turn: TurnRow): Promise<void> => {
    try {
      await retryDuringOutage(() => leases.release([turn], "broke-off"), {
        limitMs: LEASE_SECONDS * 1_000,
        signal: shutdown.signal,
      });
    } catch (error) {
      log.warn({ err: error, turnId: turn.id }, "A turn was not handed back; its lease runs out");
    }
  };

  const begin = (turn: TurnRow) => {
    const abort = new AbortController();
    const { id, attempt, tries } = turn;
    runs.set(id, { id, attempt, tries, abort, done: run(turn, abort) });
  };

  const poller = createPoller({
    pollMs: POLL_MS,
    onError: (error) => log.error({ err: error }, "Taking up turns failed"),
    async work() {
      if (runs.size >= maxParallel) {
        queued.clear();
        return false;
      }
      const [named] = queued;
      if (named !== undefined) {
        queued.delete(named);
        const turn = await leases.claimQueued(named);
        if (turn !== null) begin(turn);
        return queued.size > 0;
      }
      const claimed = await leases.claim([...runs.values()]);
      if (claimed === null) return false;
      begin(claimed.turn);
      return claimed.hasMore;
    },
  });

  const beat = createPoller({
    pollMs: HEARTBEAT_MS,
    onError: (error) => log.error({ err: error }, "Renewing leases failed"),
    async work() {
      if (runs.size === 0) return false;
      const asked = [...runs.values()];
      const held = new Map((await leases.renew(asked)).map((turn) => [turn.id, turn]));
      for (const { id, abort } of asked) {
        const turn = held.get(id);
        if (turn === undefined) abort.abort("lost" satisfies RunStop);
        else if (turn.stopRequested) abort.abort("stop" satisfies RunStop);
      }
      return false;
    },
  });

  const unlisten: (() => void)[] = [];
  return {
    start() {
      unlisten.push(
        wakeUp.listen(TURN_QUEUED, (id) => {
          if (id !== "") queued.add(id);
          poller.wake();
        }),
        wakeUp.listen(TURN_STOP, (id) => runs.get(id)?.abort.abort("stop" satisfies RunStop)),
      );
      poller.start();
      beat.start();
    },
    async stop(graceMs = SHUTDOWN_GRACE_MS) {
      for (const stop of unlisten) stop();
      await poller.stop();
      let grace: NodeJS.Timeout | undefined;
      const over = new Promise<void>((resolve) => {
        grace = setTimeout(resolve, graceMs);
      });
      const ends = [...runs.values()].map(({ done }) => done);
      if (ends.length > 0) await Promise.race([Promise.all(ends), over]);
      clearTimeout(grace);
      await beat.stop();
      const left = [...runs.values()];
      shutdown.abort();
      for (const { abort } of left) abort.abort("shutdown" satisfies RunStop);
      await Promise.all(ends);
      if (left.length === 0) return;
      try {
        await leases.release(left, "handed-over");
        await wakeUp.notify(TURN_QUEUED);
      } catch (error) {
        log.warn({ err: error }, "Running turns were not handed over; their leases run out");
      }
    },
    get running() {
      return runs.size;
    },
  };
}

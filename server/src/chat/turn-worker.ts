import type { WakeUp } from "../database/database.ts";
import { OUTBOX_SIGNAL } from "./outbox-publisher.ts";
import { createRound } from "./round.ts";
import { claimTurn, releaseLeases, renewLeases } from "./turn-lease.ts";
import { runTurn, type RunStop, type TurnRunnerDeps } from "./turn-runner.ts";
import type { TurnRow } from "./wire.ts";

export const TURN_QUEUED = "chat_turn_queued";
export const TURN_STOP = "chat_turn_stop";
export const TURN_ENDED = "chat_turn_ended";

const POLL_MS = 250;
/** A third of the lease would do; a stop from another process is noticed as often. */
const HEARTBEAT_MS = 1_000;
export const MAX_PARALLEL_TURNS = 64;
/** How long turns may still run after a shutdown began. */
const SHUTDOWN_GRACE_MS = 5_000;

export interface TurnWorker {
  start(): void;
  /** Takes up nothing new, lets turns finish for a while, then hands the rest to another process. */
  stop(graceMs?: number): Promise<void>;
  readonly running: number;
}

/** Takes up waiting turns and runs them, up to 64 at once; turns of one conversation one after the other. */
export function createTurnWorker(
  deps: TurnRunnerDeps & { readonly wakeUp: WakeUp; readonly processId: string; readonly maxParallel?: number },
): TurnWorker {
  const { db, log, wakeUp, processId: owner } = deps;
  const maxParallel = deps.maxParallel ?? MAX_PARALLEL_TURNS;
  const runs = new Map<string, { attempt: number; abort: AbortController; done: Promise<void> }>();

  const run = async (turn: TurnRow, abort: AbortController): Promise<void> => {
    const claim = { id: turn.id, owner, attempt: turn.attempt };
    try {
      await runTurn(deps, turn, claim, abort.signal);
      await wakeUp.notify(OUTBOX_SIGNAL);
      await wakeUp.notify(TURN_ENDED, turn.id);
    } catch (error) {
      // The lease runs out and the turn is taken up again, here or elsewhere.
      log.error({ err: error, turnId: turn.id }, "A turn broke off");
    } finally {
      runs.delete(turn.id);
      round.wake();
    }
  };

  const round = createRound({
    pollMs: POLL_MS,
    onError: (error) => log.error({ err: error }, "Taking up turns failed"),
    async work() {
      if (runs.size >= maxParallel) return false;
      const turn = await claimTurn(db, owner);
      if (turn === null) return false;
      runs.get(turn.id)?.abort.abort("lost" satisfies RunStop);
      const abort = new AbortController();
      runs.set(turn.id, { attempt: turn.attempt, abort, done: run(turn, abort) });
      return true;
    },
  });

  const beat = createRound({
    pollMs: HEARTBEAT_MS,
    onError: (error) => log.error({ err: error }, "Renewing leases failed"),
    async work() {
      if (runs.size === 0) return false;
      const asked = new Set([...runs].map(([id, { attempt }]) => `${id} ${attempt}`));
      const held = new Map((await renewLeases(db, owner)).map((turn) => [`${turn.id} ${turn.attempt}`, turn]));
      for (const [id, { attempt, abort }] of runs) {
        const key = `${id} ${attempt}`;
        const turn = held.get(key);
        if (turn?.stopRequested === true) abort.abort("stop" satisfies RunStop);
        else if (turn === undefined && asked.has(key)) abort.abort("lost" satisfies RunStop);
      }
      return false;
    },
  });

  const unlisten: (() => void)[] = [];
  return {
    start() {
      unlisten.push(
        wakeUp.listen(TURN_QUEUED, round.wake),
        wakeUp.listen(TURN_STOP, (id) => runs.get(id)?.abort.abort("stop" satisfies RunStop)),
      );
      round.start();
      beat.start();
    },
    async stop(graceMs = SHUTDOWN_GRACE_MS) {
      for (const stop of unlisten) stop();
      await round.stop();
      let grace: NodeJS.Timeout | undefined;
      const over = new Promise<void>((resolve) => {
        grace = setTimeout(resolve, graceMs);
      });
      const ends = [...runs.values()].map(({ done }) => done);
      if (ends.length > 0) await Promise.race([Promise.all(ends), over]);
      clearTimeout(grace);
      await beat.stop();
      const left = [...runs.keys()];
      for (const { abort } of runs.values()) abort.abort("shutdown" satisfies RunStop);
      await Promise.all(ends);
      if (left.length === 0) return;
      try {
        await releaseLeases(db, owner, left);
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

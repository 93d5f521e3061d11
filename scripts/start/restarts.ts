/** How a child process ended. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;
/** A server that ran this long had recovered, so its next exit starts a new series. */
const STEADY_MS = 60_000;

/** The server's exit codes for problems that a person has to fix first (`server/src/errors/start-error.ts`). */
const FINAL_CODES: readonly (number | null)[] = [0, 64, 65, 75, 78];

/** Decides whether and when to restart a server that exited: soon at first, then later and later while it keeps exiting. */
export function createRestarts() {
  let pauseMs = 0;
  let hasListened = false;
  return {
    listening(): void {
      hasListened = true;
    },
    /**
     * @param ranMs how long this run lasted, in ms
     * @returns milliseconds until the next start; undefined for no restart. A server that never came up is left to the person who started it
     */
    after({ code }: Ending, ranMs: number): number | undefined {
      if (!hasListened || FINAL_CODES.includes(code)) return undefined;
      pauseMs = pauseMs === 0 || ranMs >= STEADY_MS ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, MAX_PAUSE_MS);
      return pauseMs;
    },
  };
}

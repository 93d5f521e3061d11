/** How a child process ended. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;
/** A server that ran this long had recovered: its next end begins a new series. */
const STEADY_MS = 60_000;

/** Exit codes of the server that name something a person has to change first (`server/src/errors/start-error.ts`). */
const FINAL_CODES: readonly (number | null)[] = [0, 64, 65, 75, 78];

/** Decides whether and when a server that ended is started again: soon at first, then ever later while it keeps ending. */
export function createRestarts() {
  let pauseMs = 0;
  let hasListened = false;
  return {
    listening(): void {
      hasListened = true;
    },
    /**
     * @param ranMs how long this run lasted
     * @returns milliseconds to the next start; undefined when there is to be none: a server that never came up is left to the person who started it
     */
    after({ code }: Ending, ranMs: number): number | undefined {
      if (!hasListened || FINAL_CODES.includes(code)) return undefined;
      pauseMs = pauseMs === 0 || ranMs >= STEADY_MS ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, MAX_PAUSE_MS);
      return pauseMs;
    },
  };
}

/** The pause before a repair doubles with each failure, up to this. */
const LONGEST_MS = 60_000;

/** Repairs one thing after a pause that grows while it keeps failing. */
export interface RepairTimer {
  /** Reports that it works. Once it has worked for longer than the last pause, the next failure counts as the first. */
  succeeded(): void;
  /** Reports a failure. Schedules one repair after the pause, however often it's called. */
  failed(): void;
  /** Stops all repairs. */
  end(): void;
}

export function createRepairTimer(repair: () => void, firstMs: number): RepairTimer {
  let failures = 0;
  let pause = 0;
  let workingSince: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  return {
    succeeded() {
      workingSince ??= performance.now();
    },
    failed() {
      if (ended || timer !== undefined) return;
      if (workingSince !== undefined && performance.now() - workingSince > pause) failures = 0;
      workingSince = undefined;
      pause = Math.min(firstMs * 2 ** failures, LONGEST_MS);
      failures += 1;
      timer = setTimeout(() => {
        timer = undefined;
        repair();
      }, pause).unref();
    },
    end() {
      ended = true;
      clearTimeout(timer);
    },
  };
}

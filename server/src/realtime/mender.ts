/** The pause before a repair doubles with each failure, up to this. */
const LONGEST_MS = 60_000;

/** Repairs one thing after a pause that grows while it keeps failing. */
export interface Mender {
  /** Reports that it works. Once it has worked for longer than the last pause, the next failure counts as the first. */
  good(): void;
  /** Reports a failure. Schedules one repair after the pause, however often it's called. */
  failed(): void;
  /** Stops all repairs. */
  end(): void;
}

export function createMender(mend: () => void, firstMs: number): Mender {
  let failures = 0;
  let pause = 0;
  let goodSince: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  return {
    good() {
      goodSince ??= performance.now();
    },
    failed() {
      if (ended || timer !== undefined) return;
      if (goodSince !== undefined && performance.now() - goodSince > pause) failures = 0;
      goodSince = undefined;
      pause = Math.min(firstMs * 2 ** failures, LONGEST_MS);
      failures += 1;
      timer = setTimeout(() => {
        timer = undefined;
        mend();
      }, pause).unref();
    },
    end() {
      ended = true;
      clearTimeout(timer);
    },
  };
}

/** The pause before what failed is mended; twice as long each time, up to the longest. */
const LONGEST_MS = 60_000;

/** Mends one thing after a pause that grows while it keeps failing. */
export interface Mender {
  /** It works: once that has lasted longer than the last pause, the next failure counts as the first. */
  good(): void;
  /** It failed: it will be mended after the pause, once, however often it is told. */
  failed(): void;
  /** Nothing is mended any more. */
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

/** Measures how long a page was in sight. */
export interface VisitClock {
  /** The page came into sight, or left it. */
  show(visible: boolean): void;
  /** Milliseconds in sight until now, at most a day. */
  elapsed(): number;
}

const DAY_MS = 86_400_000;

/** @param now milliseconds of a clock that only goes forward */
export function createVisitClock(now: () => number): VisitClock {
  let sum = 0;
  let since: number | undefined;
  return {
    show(visible) {
      if (since !== undefined) sum += now() - since;
      since = visible ? now() : undefined;
    },
    elapsed() {
      const running = since === undefined ? 0 : now() - since;
      return Math.min(DAY_MS, Math.round(sum + running));
    },
  };
}

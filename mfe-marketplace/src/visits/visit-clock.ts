/** Measures how long a page was visible. */
export interface VisitClock {
  /** Call when the page becomes visible or hidden. */
  show(visible: boolean): void;
  /** Milliseconds visible so far, at most a day. */
  elapsed(): number;
}

const DAY_MS = 86_400_000;

/** @param now a monotonic clock in milliseconds */
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

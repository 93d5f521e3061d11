import { DAY_MS, LAST_INSTANT } from "./limits.ts";
import { type Occurrence, occurrencesBetween, type Series } from "./occurrences.ts";

/** The first stretch to look through; each further one is four times as long, so that sparse rules take few steps. */
const FIRST_STRETCH_MS = 32 * DAY_MS;
const GROWTH = 4;

/** The occurrence that is under way at `now` or the next after it, else the last one; undefined when all were left out. */
export const nextOrLastOccurrence = (series: Series, now: Date): Occurrence | undefined =>
  nextOccurrence(series, now) ?? lastOccurrence(series, now);

function nextOccurrence(series: Series, now: Date): Occurrence | undefined {
  const last = series.lastStart?.getTime() ?? LAST_INSTANT;
  let from = Math.max(now.getTime(), series.start.getTime());
  for (let stretch = FIRST_STRETCH_MS; ; stretch *= GROWTH) {
    // Also after the last start: that occurrence may still be under way.
    const to = Math.min(from + stretch, Math.max(last, from) + 1);
    const [first] = occurrencesBetween(series, new Date(from), new Date(to));
    if (first !== undefined) return first;
    if (to > last) return undefined;
    from = to;
  }
}

function lastOccurrence(series: Series, now: Date): Occurrence | undefined {
  let to = Math.min(now.getTime(), (series.lastStart?.getTime() ?? LAST_INSTANT) + 1);
  for (let stretch = FIRST_STRETCH_MS; to > series.start.getTime(); stretch *= GROWTH) {
    const from = to - stretch;
    const last = occurrencesBetween(series, new Date(from), new Date(to)).at(-1);
    if (last !== undefined) return last;
    to = from;
  }
  return undefined;
}

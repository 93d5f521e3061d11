import { DAY_MS, LAST_INSTANT } from "./limits.ts";
import { type Occurrence, occurrencesBetween, type Series } from "./occurrences.ts";

/** The first stretch to search. Each further one is four times as long, so sparse rules take few steps. */
const FIRST_STRETCH_MS = 32 * DAY_MS;
const GROWTH = 4;

/** The occurrence in progress at `now`, or the next one, or else the last one; undefined when all are excluded. */
export const nextOrLastOccurrence = (series: Series, now: Date): Occurrence | undefined =>
  nextOccurrence(series, now) ?? lastOccurrence(series, now);

function nextOccurrence(series: Series, now: Date): Occurrence | undefined {
  const last = series.lastStart?.getTime() ?? LAST_INSTANT;
  let from = Math.max(now.getTime(), series.start.getTime());
  for (let stretch = FIRST_STRETCH_MS; ; stretch *= GROWTH) {
    // Search past the last start too, because that occurrence may still be in progress.
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

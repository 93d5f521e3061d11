import { type Observable, filter, fromEvent, map, pairwise, startWith, timestamp } from "@atrium/shared-contracts/rx";

/** A page hidden for at least this long may have missed events. Milliseconds. */
const SLEEP_MS = 30_000;

/** Emits when the page shows again after a long sleep. */
export const pageWakes = (page: Document): Observable<unknown> =>
  fromEvent(page, "visibilitychange").pipe(
    startWith(undefined),
    map(() => page.hidden),
    timestamp(),
    pairwise(),
    filter(([before, now]) => before.value && !now.value && now.timestamp - before.timestamp >= SLEEP_MS),
  );

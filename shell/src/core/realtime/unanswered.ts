import { type Observable, filter, startWith, switchMap, take, tap, timer } from "@atrium/shared-contracts/rx";

/** Milliseconds between pings. Browsers make it a second in a hidden tab, and later a minute. */
export const PING_MS = 700;
/** A tab that leaves this many pings unanswered is taken for frozen. One isn't enough: a long task holds an answer up, too. */
const PINGS = 2;

/** Pings while there's no sign of life, and emits once it's been too long. */
export const unanswered = (signs$: Observable<unknown>, ping: () => void): Observable<unknown> =>
  signs$.pipe(
    startWith(undefined),
    switchMap(() =>
      timer(PING_MS, PING_MS).pipe(
        tap(ping),
        filter((pings) => pings === PINGS),
      ),
    ),
    take(1),
  );

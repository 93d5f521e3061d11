import { BehaviorSubject, NEVER, firstValueFrom, switchMap, takeUntil, timer } from "@atrium/shared-contracts/rx";

/** An ending session waits for its writes until none has been pending for this long, in milliseconds … */
const REST_MS = 50;
/** … but never longer than this. */
const LONGEST_REST_MS = 2_000;

/** The page's pending calls, tracked so that they can settle before a session ends. */
export function createCallsUnderWay() {
  const reads = new BehaviorSubject(new AbortController());
  const pendingWrites = new BehaviorSubject(0);
  const atRest$ = pendingWrites.pipe(switchMap((pending) => (pending === 0 ? timer(REST_MS) : NEVER)));
  return {
    /** Runs a read. Its signal aborts when reads are aborted. */
    read: <T>(call: (givenUp: AbortSignal) => Promise<T>): Promise<T> => call(reads.value.signal),
    async write<T>(call: () => Promise<T>): Promise<T> {
      pendingWrites.next(pendingWrites.value + 1);
      try {
        return await call();
      } finally {
        pendingWrites.next(pendingWrites.value - 1);
      }
    },
    /** Aborts reads, including those started meanwhile. Resolves when pending writes have been answered, or after 2 s. Never rejects. */
    async comeToRest(): Promise<void> {
      reads.value.abort(new DOMException("The session is ending", "AbortError"));
      await firstValueFrom(atRest$.pipe(takeUntil(timer(LONGEST_REST_MS))), { defaultValue: undefined });
      reads.next(new AbortController());
    },
  };
}

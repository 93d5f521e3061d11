import { pause } from "../retry/pause.ts";

/** An ending session waits for its writes until none has started or been pending for this long … */
const REST_MS = 50;
/** … but never longer than this. */
const LONGEST_REST_MS = 2_000;

/** The page's pending calls, tracked so that they can settle before a session ends. */
export function createCallsUnderWay() {
  let reads = new AbortController();
  let begun = 0;
  let writing = 0;
  return {
    /** Runs a read. Its signal aborts when reads are aborted. */
    read: <T>(call: (givenUp: AbortSignal) => Promise<T>): Promise<T> => call(reads.signal),
    async write<T>(call: () => Promise<T>): Promise<T> {
      begun += 1;
      writing += 1;
      try {
        return await call();
      } finally {
        writing -= 1;
      }
    },
    /** Aborts reads, including those started meanwhile. Resolves when pending writes have been answered, or after 2 s. Never rejects. */
    async comeToRest(): Promise<void> {
      reads.abort(new DOMException("The session is ending", "AbortError"));
      for (let waitedMs = 0; waitedMs < LONGEST_REST_MS; waitedMs += REST_MS) {
        const before = begun;
        await pause(REST_MS);
        if (writing === 0 && begun === before) break;
      }
      reads = new AbortController();
    },
  };
}

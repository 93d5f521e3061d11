import { pause } from "../retry/pause.ts";

/** A session that ends waits for its writes until none was begun or under way for this long … */
const REST_MS = 50;
/** … but never longer than this. */
const LONGEST_REST_MS = 2_000;

/** The calls that the page has under way, so that a session can come to rest before it ends. */
export function createCallsUnderWay() {
  let reads = new AbortController();
  let begun = 0;
  let writing = 0;
  return {
    /** Runs a read; its signal aborts when reads are given up. */
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
    /** Gives up the reads, and those begun meanwhile; resolves when the writes have been answered, or after 2 s. Never rejects. */
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

import { HttpError } from "@atrium/shared-contracts/contract";

/** Refusals that pass by themselves: at the latest when the limit's minute is over. */
const PASSING: ReadonlySet<string | undefined> = new Set(["too_many_requests", "overloaded"]);
const PAUSE_MS = { usual: 15_000, shortest: 1_000, longest: 60_000 };

interface Waiting {
  readonly signal: AbortSignal;
  /** Called before each pause. */
  readonly onWait: () => void;
}

/**
 * Makes a call again as long as the server takes no more for now, after the pause that it asks for. Rejects when it's aborted, and with
 * any other error.
 */
export async function callInTime<T>(call: () => Promise<T>, { signal, onWait }: Waiting): Promise<T> {
  for (;;) {
    let pauseMs: number;
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof HttpError) || !PASSING.has(error.code)) throw error;
      pauseMs = Math.min(Math.max(error.retryAfterMs ?? PAUSE_MS.usual, PAUSE_MS.shortest), PAUSE_MS.longest);
    }
    onWait();
    await pause(pauseMs, signal);
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });

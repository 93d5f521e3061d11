import { HttpError } from "@atrium/shared-contracts/contract";

/** Refusals that pass by themselves: at the latest when the limit's minute is over. */
const PASSING: ReadonlySet<string | undefined> = new Set(["too_many_requests", "overloaded"]);
const PAUSE_MS = 15_000;

interface Waiting {
  readonly signal: AbortSignal;
  /** Called before each pause. */
  readonly onWait: () => void;
}

/** Makes a call again, after a pause, as long as the server takes no more for now. Rejects when it's aborted, and with any other error. */
export async function callInTime<T>(call: () => Promise<T>, { signal, onWait }: Waiting): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof HttpError) || !PASSING.has(error.code)) throw error;
    }
    onWait();
    await pause(signal);
  }
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, PAUSE_MS);
    signal.addEventListener("abort", stop, { once: true });
  });

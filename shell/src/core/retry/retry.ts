import {
  type MonoTypeOperatorFunction,
  type ObservableInput,
  defer,
  firstValueFrom,
  retry,
  timer,
} from "@atrium/shared-contracts/rx";

/** How long to wait after a failure, in milliseconds; undefined gives up with that error. `failures` counts those in a row, from 1. */
export type PauseAfter = (error: unknown, failures: number) => number | undefined;

/** Retries a stream that failed, each time after a pause. `wait` ends the pause with its first value, or the retries with its error. */
export const retryAfter = <T>(
  pauseAfter: PauseAfter,
  wait: (ms: number) => ObservableInput<unknown> = (ms) => timer(ms),
): MonoTypeOperatorFunction<T> =>
  retry({
    delay(error, failures) {
      const ms = pauseAfter(error, failures);
      if (ms === undefined) throw error;
      return wait(ms);
    },
  });

/** Makes attempts until one succeeds, each after a pause. Rejects with the error after which `pauseAfter` gives up, or with `wait`'s. */
export const withRetries = <T>(
  attempt: () => Promise<T>,
  pauseAfter: PauseAfter,
  wait?: (ms: number) => ObservableInput<unknown>,
): Promise<T> => firstValueFrom(defer(attempt).pipe(retryAfter(pauseAfter, wait)));

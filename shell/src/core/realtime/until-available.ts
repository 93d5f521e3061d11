import { HttpError } from "@atrium/shared-contracts/contract";
import type { MonoTypeOperatorFunction } from "@atrium/shared-contracts/rx";
import { jitteredPause } from "../retry/back-off.ts";
import { retryAfter } from "../retry/retry.ts";

/** Pauses between retries of the realtime service in HTTP-only mode. Jitter keeps each pause above half its length. */
const UNAVAILABLE_BACK_OFF = { firstMs: 10_000, maxMs: 300_000 } as const;

/** Retries while the realtime service is unavailable, less and less often. @param failed called with the reason for each failure */
export const untilAvailable = <T>(
  failed: (reason: string) => void,
  random: () => number,
  attemptsSkipped: (error: unknown) => number = () => 0,
): MonoTypeOperatorFunction<T> =>
  retryAfter((error, failures) => {
    failed(error instanceof Error ? error.message : String(error));
    const attempt = Math.max(failures - 1, attemptsSkipped(error));
    return jitteredPause(attempt, UNAVAILABLE_BACK_OFF, () => 0.5 + random() / 2);
  });

/** A server without realtime answers the call for a token with 404, which won't change soon: the pauses are the longest from the start. */
export const skippedWithoutRealtime = (error: unknown): number =>
  error instanceof HttpError && error.status === 404 ? 5 : 0;

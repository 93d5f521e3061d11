import type { IncomingMessage } from "node:http";

/** Enough for any call over a bad connection. */
const LEAST_MS = 30_000;
/** 0.1 Mbit/s, for longer bodies. */
const BYTES_PER_MS = 12.5;
/** What a body that doesn't say its length counts as: the longest of most calls. */
const UNKNOWN_BYTES = 256 * 1024;
/** A timer with more than this ends at once. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** How many milliseconds a body may take to arrive. The limit for whole requests holds, too. */
export const bodyTimeMs = (bytes = UNKNOWN_BYTES): number => Math.min(LEAST_MS + bytes / BYTES_PER_MS, TIMER_MAX_MS);

/** Calls `onLate` if the request has a body that isn't here in time. */
export function limitBodyTime(
  request: IncomingMessage,
  timeOf: (bytes: number | undefined) => number = bodyTimeMs,
  onLate: () => void,
): void {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (encoding === undefined && Number(length ?? 0) === 0) return;
  const timer = setTimeout(
    () => {
      if (!request.complete) onLate();
    },
    timeOf(length === undefined ? undefined : Number(length)),
  ).unref();
  request.once("close", () => clearTimeout(timer));
}

/** How long ago, in the specification's steps: "now" under a minute, minutes under 60, hours under 24, then days. */
export type RelativeTime =
  | { readonly unit: "now" }
  | { readonly unit: "minute" | "hour" | "day"; readonly value: number };

const MINUTE_MS = 60_000;

/** `at` and `now` are milliseconds since the epoch. A time in the future (a skewed clock) counts as now. */
export function relativeTime(at: number, now: number): RelativeTime {
  const minutes = Math.floor((now - at) / MINUTE_MS);
  if (minutes < 1) return { unit: "now" };
  if (minutes < 60) return { unit: "minute", value: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { unit: "hour", value: hours } : { unit: "day", value: Math.floor(hours / 24) };
}

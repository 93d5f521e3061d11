/** Longest and first pause of a back-off, in milliseconds. */
export interface BackOff {
  readonly firstMs: number;
  readonly maxMs: number;
}

/** Full jitter: a random pause between zero and the doubled pause, so that many clients don't come back at once. `attempt` counts from 0. */
export function jitteredPause(
  attempt: number,
  { firstMs, maxMs }: BackOff,
  random: () => number = Math.random,
): number {
  return Math.round(random() * Math.min(maxMs, firstMs * 2 ** attempt));
}

import { createHash } from "node:crypto";
import type { Rollout } from "./registry-document.ts";

/** How many cohorts there are. A visitor's is a number from 0 up to this, so it's shared with others and tells nobody apart. */
export const COHORTS = 10_000;

/**
 * Whether a visitor runs what's being rolled out. The same answer everywhere and always: raising the percentage only adds cohorts. Of all
 * cohorts, it's exactly the percentage, and other ones for each release, so it isn't always the same people who go first.
 */
export function isInRollout(cohort: number | undefined, app: string, { version, percent }: Rollout): boolean {
  if (cohort === undefined) return false;
  const start = createHash("sha256").update(`${app}@${version}`).digest().readUInt32BE(0) % COHORTS;
  return (cohort - start + COHORTS) % COHORTS < (percent * COHORTS) / 100;
}

import type { Database } from "../database/database.ts";
import type { Log } from "../log/log.ts";
import type { ModelUsage, UsageRun } from "./model-usage.ts";
import type { UsageMetrics } from "./usage-metrics.ts";
import { reserveTokens, settleTokens } from "./usage-store.ts";

export interface TokenUsage {
  /**
   * Call it before the run.
   * @param expected the tokens that the run may take, for its share in the budget until it ends
   * @returns a function that notes what the run took, to be called once it has ended. It never throws. Null if the person has no
   *   tokens left today.
   */
  begin(run: UsageRun, expected: number): Promise<((taken: readonly ModelUsage[]) => Promise<void>) | null>;
}

/**
 * Notes which tokens models take for people.
 * @param deps.perDay the tokens that a person's models may take in a day, which ends at midnight UTC. What has begun before is finished.
 *   Unlimited if undefined.
 */
export const createTokenUsage = (deps: {
  readonly db: Database;
  readonly perDay: number | undefined;
  readonly metrics: UsageMetrics;
  readonly log: Log;
}): TokenUsage => ({
  async begin(run, expected) {
    const { db, perDay, metrics, log } = deps;
    const reservation = perDay === undefined ? null : await reserveTokens(db, run, { expected, perDay });
    if (perDay !== undefined && reservation === null) {
      metrics.refused(run.kind);
      return null;
    }
    return async (taken) => {
      for (const one of taken) metrics.took(run.kind, one);
      if (taken.length === 0 && reservation === null) return;
      try {
        await settleTokens(db, run, { reservation, taken });
      } catch (error) {
        log.error({ err: error, ...run, taken }, "The tokens of a model weren't stored");
      }
    };
  },
});

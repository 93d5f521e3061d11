import type { ModelUsage, UsageRun } from "../../usage/model-usage.ts";
import type { TokenUsage } from "../../usage/token-usage.ts";

/** Token usage without a limit, kept in memory for tests. */
export function notedUsage() {
  const noted: (UsageRun & ModelUsage)[] = [];
  const usage: TokenUsage = {
    begin: async (run) => async (taken) => {
      noted.push(...taken.map((one) => ({ ...run, ...one })));
    },
  };
  return { usage, noted };
}

/** Token usage of a person who has none left for runs of these kinds. */
export const usedUp = (...kinds: readonly UsageRun["kind"][]): TokenUsage => ({
  begin: async ({ kind }) => (kinds.includes(kind) ? null : async () => {}),
});

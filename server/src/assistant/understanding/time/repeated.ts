import type { Said } from "./grammar.ts";
import type { EverySpec, Saying } from "./saying.ts";
import { frequencyOf } from "./tables.ts";

export const every = (spec: EverySpec): Saying => ({ every: spec });

/** "Every 2 weeks": asks how often for units below a day and for none of a unit, and is nothing for a part of one. */
export function often(said: Said, interval = said.num("n") ?? 1): Saying | null {
  const unit = said.num("unit") ?? 0;
  if (unit < 2 || interval < 1) return { trouble: "how-often" };
  return Number.isInteger(interval) ? every({ freq: frequencyOf(unit), interval }) : null;
}

import type { Turn } from "./dialogue.ts";

/** The facts that should be remembered after a turn, newest first. @throws Error when it forgets one that isn't */
export function rememberedAfter(
  facts: readonly string[],
  { remembers = [], forgets = [] }: Pick<Turn, "remembers" | "forgets">,
): readonly string[] {
  const missing = forgets.find((fact) => !facts.includes(fact));
  if (missing !== undefined) throw new Error(`“${missing}” isn't remembered`);
  return [...remembers.toReversed(), ...facts.filter((fact) => !forgets.includes(fact))];
}

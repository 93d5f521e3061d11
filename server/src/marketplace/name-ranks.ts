import { SUPPORTED_LANGUAGES } from "@atrium/shared-contracts/spec";

export type RankedName = { readonly id: string; readonly ranks: Readonly<Record<string, number>> };

/**
 * Every product's position among all names, by each language's sorting rules. The embedded database has no language
 * collations, so the positions are computed once here, and both databases sort by the same numbers.
 */
export function rankNames(named: readonly { readonly id: string; readonly name: string }[]): RankedName[] {
  const ranks = new Map<string, Record<string, number>>(named.map(({ id }) => [id, {}]));
  for (const language of SUPPORTED_LANGUAGES) {
    const { compare } = new Intl.Collator(language, { numeric: true });
    const sorted = named.toSorted((a, b) => compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
    for (const [place, { id }] of sorted.entries()) Object.assign(ranks.get(id) ?? {}, { [language]: place + 1 });
  }
  return [...ranks].map(([id, each]) => ({ id, ranks: each }));
}

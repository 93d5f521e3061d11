import type { SearchState } from "./search-engine.ts";

/** Results of all groups. */
export const hitCount = ({ groups }: SearchState): number => groups.reduce((sum, { hits }) => sum + hits.length, 0);

export const isSearching = ({ groups }: SearchState): boolean => groups.some(({ status }) => status === "searching");

/** The option of a hit, unique among all groups. */
export const optionOf = (groupId: string, hitId: string): string => `${groupId}:${hitId}`;

/** Where an option leads. */
export function pathOf({ groups }: SearchState, option: string): string | undefined {
  for (const { id, hits } of groups) for (const hit of hits) if (optionOf(id, hit.id) === option) return hit.path;
  return undefined;
}

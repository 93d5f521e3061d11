import type { SearchHit } from "@atrium/shared-contracts/contract";
import type { SearchState } from "./search-engine.ts";

/** Number of results across all groups. */
export const hitCount = ({ groups }: SearchState): number => groups.reduce((sum, { hits }) => sum + hits.length, 0);

export const isSearching = ({ groups }: SearchState): boolean => groups.some(({ status }) => status === "searching");

/** The option ID of a hit, unique across all groups. */
export const optionOf = (groupId: string, hitId: string): string => `${groupId}:${hitId}`;

/** The hit that an option stands for. */
export function hitOf({ groups }: SearchState, option: string): SearchHit | undefined {
  for (const { id, hits } of groups) for (const hit of hits) if (optionOf(id, hit.id) === option) return hit;
  return undefined;
}

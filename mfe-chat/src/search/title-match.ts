import { hasAll, hasWhole, soughtOf } from "@atrium/shared-contracts/wire";

/** Conversations whose title has all words of the query, whatever case and accents. Those that have them as they were typed come first. */
export function matchTitles<T extends { readonly title: string }>(conversations: readonly T[], query: string): T[] {
  const sought = soughtOf(query);
  if (!sought) return [];
  const found = conversations.filter(({ title }) => hasAll(title, sought));
  const isWhole = ({ title }: T) => hasWhole(title, sought);
  return [...found.filter(isWhole), ...found.filter((conversation) => !isWhole(conversation))];
}

import type { ConversationListItem } from "@atrium/shared-contracts/wire/chat";

/** The list as loaded, page by page, newest first. */
export interface ListPages {
  readonly pages: readonly {
    readonly conversations: readonly ConversationListItem[];
    readonly nextCursor?: string | undefined;
    readonly pinned?: readonly ConversationListItem[] | undefined;
  }[];
  readonly pageParams: readonly unknown[];
}

type Items = readonly ConversationListItem[];

const itemsOf = (pages: ListPages | undefined): Items =>
  pages?.pages.flatMap(({ conversations, pinned = [] }) => [...conversations, ...pinned]) ?? [];

const changed = (pages: ListPages, change: (items: Items) => Items): ListPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    conversations: change(page.conversations),
    pinned: page.pinned && change(page.pinned),
  })),
});

export const findIn = (pages: ListPages | undefined, id: string) => itemsOf(pages).find((item) => item.id === id);

/** Each conversation once, newest first. Pages may overlap if a conversation moved up while they were loading. */
export function flatten(pages: ListPages | undefined): ConversationListItem[] {
  const byId = new Map<string, ConversationListItem>();
  for (const item of itemsOf(pages)) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()].sort((a, b) => Date.parse(b.lastMessageAt) - Date.parse(a.lastMessageAt));
}

export const without = (pages: ListPages, id: string): ListPages =>
  changed(pages, (items) => items.filter((item) => item.id !== id));

export const patched = (pages: ListPages, ids: readonly string[], patch: Partial<ConversationListItem>): ListPages =>
  changed(pages, (items) => items.map((item) => (ids.includes(item.id) ? { ...item, ...patch } : item)));

/** Moves a conversation to the top, where the server will list it next time. */
export function onTop(pages: ListPages, item: ConversationListItem): ListPages {
  const rest = without(pages, item.id);
  const [first, ...others] = rest.pages;
  if (!first) return { pages: [{ conversations: [item] }], pageParams: [undefined] };
  return { ...rest, pages: [{ ...first, conversations: [item, ...first.conversations] }, ...others] };
}

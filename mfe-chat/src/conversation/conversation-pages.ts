import type { ConversationListItem } from "@atrium/shared-contracts/wire/chat";

/** The list as loaded, page by page, newest first. */
export interface ListPages {
  readonly pages: readonly {
    readonly conversations: readonly ConversationListItem[];
    readonly nextCursor?: string | undefined;
  }[];
  readonly pageParams: readonly unknown[];
}

export function findIn(pages: ListPages | undefined, id: string): ConversationListItem | undefined {
  for (const page of pages?.pages ?? []) {
    const found = page.conversations.find((item) => item.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Each conversation once, newest first. Pages may overlap if a conversation moved up while they were loading. */
export function flatten(pages: ListPages | undefined): ConversationListItem[] {
  const byId = new Map<string, ConversationListItem>();
  for (const item of pages?.pages.flatMap((page) => page.conversations) ?? [])
    if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()].sort((a, b) => Date.parse(b.lastMessageAt) - Date.parse(a.lastMessageAt));
}

export function without(pages: ListPages, id: string): ListPages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, conversations: page.conversations.filter((item) => item.id !== id) })),
  };
}

export function renamed(pages: ListPages, id: string, title: string): ListPages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      conversations: page.conversations.map((item) => (item.id === id ? { ...item, title } : item)),
    })),
  };
}

/** Moves a conversation to the top, where the server will list it next time. */
export function onTop(pages: ListPages, item: ConversationListItem): ListPages {
  const rest = without(pages, item.id);
  const [first, ...others] = rest.pages;
  if (!first) return { pages: [{ conversations: [item] }], pageParams: [undefined] };
  return { ...rest, pages: [{ ...first, conversations: [item, ...first.conversations] }, ...others] };
}

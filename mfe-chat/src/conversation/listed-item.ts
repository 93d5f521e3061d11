import type { ConversationListItem } from "@atrium/shared-contracts/wire/chat";
import type { QueryClient } from "@atrium/shared-ui/query";
import { LIST_KEY, type ListData } from "./conversation-api.ts";
import { findIn, patched } from "./conversation-pages.ts";

/** Returns what the server's list says of a conversation. */
export type FetchItem = (id: string) => Promise<ConversationListItem | undefined>;

/**
 * Brings what the lists say of one conversation's messages up to date, without fetching all pages that are loaded. Returns false if
 * the conversation isn't in a list.
 */
export function createItemRefresh(client: QueryClient, fetchItem: FetchItem): (id: string) => boolean {
  const listed = (id: string) =>
    client
      .getQueriesData<ListData>({ queryKey: LIST_KEY })
      .map(([, data]) => findIn(data, id))
      .find(Boolean);
  /** Conversations that are asked for, and whether what the server answers may be from before. */
  const asked = new Map<string, { isLate: boolean }>();

  async function ask(id: string): Promise<void> {
    const call = { isLate: false };
    asked.set(id, call);
    const before = listed(id);
    try {
      const item = await fetchItem(id);
      call.isLate ||= listed(id) !== before;
      // The rest has events of its own, and may just be changed here.
      if (item && !call.isLate) {
        const { lastMessageAt, messageCount, preview } = item;
        client.setQueriesData<ListData>(
          { queryKey: LIST_KEY },
          (pages) => pages && (patched(pages, [id], { lastMessageAt, messageCount, preview }) as ListData),
        );
      }
    } catch {
      // When they're viewed again, the lists are fetched whole.
      void client.invalidateQueries({ queryKey: LIST_KEY, refetchType: "none" });
    }
    asked.delete(id);
    if (call.isLate && listed(id)) await ask(id);
  }

  return (id) => {
    if (!listed(id)) return false;
    const call = asked.get(id);
    if (call) call.isLate = true;
    else void ask(id);
    return true;
  };
}

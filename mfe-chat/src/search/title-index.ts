import { perShell, type ShellApi } from "@atrium/shared-contracts/contract";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { chatCalls, type ConversationList, type ConversationListItem } from "@atrium/shared-contracts/wire";
import { type Conversation, fromListItem } from "../conversation/conversation.ts";
import { type ListPages, flatten } from "../conversation/conversation-pages.ts";
import { LIST_KEY, type ListData } from "../conversation/conversation-api.ts";
import { keptList } from "../conversation/list-copy.ts";
import { unsettledConversations } from "../conversation/unsettled-conversations.ts";
import { createOwnCopy } from "../device/own-copy.ts";
import type { OutboxEntry } from "../outbox/outbox-entry.ts";
import { heldSession } from "../session/held-session.ts";

/** Conversations per page when fetching for a search. */
const PAGE = 100;
/** How long fetched data stays fresh. Events keep it current in the meantime. Milliseconds. */
const FRESH_MS = 60_000;

/** The titles of all conversations, for instant search. */
export interface TitleIndex {
  /** The conversations known on this device, newest first: the loaded list, or the one from last time. */
  known(): readonly Conversation[];
  /** Fetches the missing ones, at most once a minute. A failure keeps the known ones. */
  complete(): Promise<void>;
}

/** One index per session, whether or not a chat page is open. */
export const titleIndex = perShell((shell: ShellApi): TitleIndex => {
  const { user } = shell.account;
  const kept = createOwnCopy(STORAGE_KEYS.conversationHistory, user.id, () => localStorage);
  let fetched: readonly ConversationListItem[] = [];
  let fetchedAt = -Infinity;
  let fetching: Promise<void> | undefined;

  const listed = (): ListPages | undefined =>
    heldSession(shell).session?.client.getQueryData<ListData>(LIST_KEY) ?? (fetchedAt > 0 ? undefined : keptList(kept));
  const isWhole = () => {
    const shown = heldSession(shell).session?.client.getQueryState<ListData>(LIST_KEY);
    return shown?.status === "success" && shown.dataUpdatedAt > 0 && shown.data?.pages.at(-1)?.nextCursor === undefined;
  };

  async function fetchAll(): Promise<void> {
    const items: ConversationListItem[] = [];
    let cursor: string | undefined;
    do {
      const page: ConversationList = await shell.http.call(chatCalls.list, { query: { limit: PAGE, cursor } });
      items.push(...page.conversations);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    fetched = items;
    fetchedAt = performance.now();
  }

  shell.realtime.events$.subscribe((event) => {
    if (event.name !== "conversation_changed") return;
    const { conversationId, change, title } = event.data;
    if (change === "deleted") fetched = fetched.filter(({ id }) => id !== conversationId);
    if (title !== undefined) fetched = fetched.map((item) => (item.id === conversationId ? { ...item, title } : item));
  });

  return {
    known() {
      const shown = listed();
      const pages = isWhole() ? (shown?.pages ?? []) : [...(shown?.pages ?? []), { conversations: fetched }];
      return [
        ...unsettledConversations(waiting(shell)),
        ...flatten({ pages, pageParams: [] }).map((item) => fromListItem(item, user.id)),
      ];
    },
    async complete() {
      if (isWhole() || performance.now() - fetchedAt < FRESH_MS) return;
      fetching ??= fetchAll().finally(() => (fetching = undefined));
      try {
        await fetching;
      } catch (error) {
        console.warn("Not all conversations are searched: the list did not load", error);
      }
    },
  };
});

function waiting(shell: ShellApi): readonly OutboxEntry[] {
  let entries: readonly OutboxEntry[] = [];
  heldSession(shell)
    .session?.outbox.entries$.subscribe((now) => (entries = now))
    .unsubscribe();
  return entries;
}

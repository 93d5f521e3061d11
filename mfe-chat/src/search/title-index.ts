import type { ShellApi } from "@atrium/shared-contracts/contract";
import { chatCalls, type ConversationList, type ConversationListItem } from "@atrium/shared-contracts/wire/chat";
import { type Conversation, fromListItem } from "../conversation/conversation.ts";
import { type ListPages, flatten } from "../conversation/conversation-pages.ts";
import { LIST_KEY, type ListData } from "../conversation/conversation-api.ts";
import { keptList } from "../conversation/list-copy.ts";
import { unsettledConversations } from "../conversation/unsettled-conversations.ts";
import { waitingMessages } from "../outbox/waiting-messages.ts";

/** Conversations per page when fetching for a search. */
const PAGE = 100;
/** How long fetched data stays fresh. Events keep it current in the meantime. Milliseconds. */
const FRESH_MS = 60_000;
const TITLES_KEY = ["mfe-chat", "titles"] as const;

type Titles = readonly ConversationListItem[];

/** The titles of all conversations, for instant search. */
export interface TitleIndex {
  /** The conversations known on this device, newest first: the loaded list, or the one from last time. */
  known(): readonly Conversation[];
  /** Fetches the missing ones, archived ones for example, at most once a minute. A failure keeps the known ones. */
  complete(): Promise<void>;
}

/** One index per session, whether or not a chat page is open. */
export const titleIndex = (shell: ShellApi): TitleIndex => shell.once(createTitleIndex);

function createTitleIndex(shell: ShellApi): TitleIndex {
  const { queryClient, account, storage } = shell;
  const waiting = waitingMessages(shell);
  const fetched = () => queryClient.getQueryData<Titles>(TITLES_KEY);

  const listed = (): ListPages | undefined =>
    queryClient.getQueryData<ListData>(LIST_KEY) ?? (fetched() ? undefined : keptList(storage));
  const isWhole = () => {
    const shown = queryClient.getQueryState<ListData>(LIST_KEY);
    return shown?.status === "success" && shown.dataUpdatedAt > 0 && shown.data?.pages.at(-1)?.nextCursor === undefined;
  };

  async function fetchAll(): Promise<Titles> {
    const items: ConversationListItem[] = [];
    let cursor: string | undefined;
    do {
      const page: ConversationList = await shell.http.call(chatCalls.list, {
        query: { limit: PAGE, cursor, archived: isWhole() ? "only" : "also" },
      });
      items.push(...page.conversations);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return items;
  }

  shell.realtime.events$.subscribe((event) => {
    if (event.name === "conversations_organized" || event.name === "conversation_list_changed")
      void queryClient.invalidateQueries({ queryKey: TITLES_KEY });
    if (event.name !== "conversation_changed") return;
    const { conversationId, change, title } = event.data;
    const updatedAt = queryClient.getQueryState(TITLES_KEY)?.dataUpdatedAt ?? 0;
    queryClient.setQueryData<Titles>(
      TITLES_KEY,
      (known) =>
        known
          ?.filter(({ id }) => change !== "deleted" || id !== conversationId)
          .map((item) => (title !== undefined && item.id === conversationId ? { ...item, title } : item)),
      // A change by an event doesn't make the rest fresh.
      { updatedAt },
    );
  });

  return {
    known() {
      const shown = listed();
      const pages = [...(shown?.pages ?? []), { conversations: fetched() ?? [] }];
      return [
        ...unsettledConversations(waiting.value),
        ...flatten({ pages, pageParams: [] }).map((item) => fromListItem(item, account.user.id)),
      ];
    },
    async complete() {
      try {
        await queryClient.fetchQuery({
          queryKey: TITLES_KEY,
          queryFn: fetchAll,
          staleTime: FRESH_MS,
          gcTime: Infinity,
          retry: false,
        });
      } catch (error) {
        console.warn("Not all conversations are searched: the list did not load", error);
      }
    },
  };
}

import type { ConversationFolder } from "@atrium/shared-contracts/wire/chat";
import { useObservable } from "@atrium/shared-ui";
import { useInfiniteQuery } from "@atrium/shared-ui/query";
import { useMemo } from "react";
import type { OutboxEntry } from "../outbox/outbox-entry.ts";
import { useChatSession } from "../session/chat-session.ts";
import { type Conversation, fromListItem } from "../conversation/conversation.ts";
import { type ListPages, flatten } from "../conversation/conversation-pages.ts";
import { unsettledConversations } from "../conversation/unsettled-conversations.ts";

const NOTHING: readonly OutboxEntry[] = [];
const NONE_SETTLED: ReadonlyMap<string, string> = new Map();
const NO_FOLDERS: readonly ConversationFolder[] = [];

export interface ConversationHistory {
  readonly conversations: readonly Conversation[];
  /** By name. */
  readonly folders: readonly ConversationFolder[];
  readonly isLoading: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  loadMore(): void;
}

/** The loaded conversations of a list, newest first. */
export const listed = (data: ListPages | undefined, userId: string): Conversation[] =>
  flatten(data).map((item) => fromListItem(item, userId));

/** The user's conversations except archived ones, newest first, with unsent ones on top. If loading fails, it's the list from last time, or empty. */
export function useConversations(): ConversationHistory {
  const { list, outbox, user, settled$ } = useChatSession();
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(list);
  const entries = useObservable(outbox.entries$, NOTHING);
  const settled = useObservable(settled$, NONE_SETTLED);
  const conversations = useMemo(
    () => [
      // The list has the one with the real id while the outbox still notes that.
      ...unsettledConversations(entries).filter(({ id }) => !settled.has(id)),
      ...listed(data, user.id).filter(({ archived }) => !archived),
    ],
    [data, entries, settled, user.id],
  );
  return {
    conversations,
    folders: data?.pages[0]?.folders ?? NO_FOLDERS,
    isLoading: isPending,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  };
}

import { useObservable } from "@atrium/shared-ui";
import { useInfiniteQuery } from "@atrium/shared-ui/query";
import { useMemo } from "react";
import type { OutboxEntry } from "../outbox/outbox-entry.ts";
import { useChatSession } from "../session/chat-session.ts";
import { fromListItem } from "../conversation/conversation.ts";
import { flatten } from "../conversation/conversation-pages.ts";
import { unsettledConversations } from "../conversation/unsettled-conversations.ts";

const NOTHING: readonly OutboxEntry[] = [];

/** The user's conversations, newest first, with unsent ones on top. If loading fails, it's the list from last time, or empty. */
export function useConversations() {
  const { list, outbox, user } = useChatSession();
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(list);
  const entries = useObservable(outbox.entries$, NOTHING);
  const conversations = useMemo(
    () => [...unsettledConversations(entries), ...flatten(data).map((item) => fromListItem(item, user.id))],
    [data, entries, user.id],
  );
  return {
    conversations,
    isLoading: isPending,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  };
}

import { useShell } from "@atrium/shared-ui";
import { useInfiniteQuery } from "@atrium/shared-ui/query";
import { useMemo } from "react";
import { filteredQuery } from "../conversation/conversation-api.ts";
import { type ConversationHistory, listed, useConversations } from "../conversations/use-conversations.ts";
import { useChatSession } from "../session/chat-session.ts";

/** The archived conversations, newest first. `problem` is set if they couldn't be loaded. */
export function useArchived(wanted: boolean): ConversationHistory & { readonly problem: boolean; retry(): void } {
  const { http } = useShell();
  const { user } = useChatSession();
  const { folders } = useConversations();
  const query = useInfiniteQuery({ ...filteredQuery(http, { archived: "only" }), enabled: wanted });
  const { data, fetchNextPage, refetch } = query;
  const conversations = useMemo(() => listed(data, user.id).filter(({ archived }) => archived), [data, user.id]);
  return {
    conversations,
    folders,
    isLoading: query.isPending,
    problem: query.isError && data === undefined,
    retry: () => void refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  };
}

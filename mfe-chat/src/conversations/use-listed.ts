import { chatCalls, type ConversationListItem } from "@atrium/shared-contracts/wire/chat";
import { useShell } from "@atrium/shared-ui";
import { useQuery, useQueryClient } from "@atrium/shared-ui/query";
import { LIST_KEY, type ListData } from "../conversation/conversation-api.ts";
import { isUnsettled } from "../conversation/conversation-id.ts";
import { findIn } from "../conversation/conversation-pages.ts";

/** A conversation's entry in a list. If no loaded list has it, it's fetched. */
export function useListed(id: string, wanted: boolean): ConversationListItem | undefined {
  const { http } = useShell();
  const client = useQueryClient();
  const known = client
    .getQueriesData<ListData>({ queryKey: LIST_KEY })
    .map(([, data]) => findIn(data, id))
    .find((item) => item !== undefined);
  const { data } = useQuery({
    queryKey: ["mfe-chat", "listed", id],
    async queryFn({ signal }) {
      const { conversations } = await http.call(chatCalls.get, { query: { conversation_id: id, limit: 1 }, signal });
      return conversations[0] ?? null;
    },
    enabled: wanted && known === undefined && !isUnsettled(id),
    // It's only asked for when no list is kept current for it.
    staleTime: 0,
    retry: false,
  });
  return known ?? data ?? undefined;
}

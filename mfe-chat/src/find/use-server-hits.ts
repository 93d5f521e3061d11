import { chatCalls } from "@atrium/shared-contracts/wire/chat";
import { useShell } from "@atrium/shared-ui";
import { useQuery } from "@atrium/shared-ui/query";
import { isUnsettled } from "../conversation/conversation-id.ts";
import type { ThreadData } from "../conversation/thread-data.ts";
import { useOnline } from "../device/use-online.ts";

const NONE: readonly string[] = [];

export interface ServerHits {
  readonly messageIds: readonly string[];
  /** There are older ones, too. */
  readonly more: boolean;
  /** Why messages that aren't loaded aren't among them, or only the newest of them. */
  readonly missing: "offline" | "failed" | "incomplete" | undefined;
  readonly isPending: boolean;
  retry(): void;
}

/** What the server finds in a conversation that isn't wholly loaded. What it found in another branch, or for another text, doesn't count. */
export function useServerHits(conversationId: string, thread: ThreadData | undefined, needle: string): ServerHits {
  const shell = useShell();
  const online = useOnline();
  const wanted = needle !== "" && !isUnsettled(conversationId) && thread?.olderCursor !== undefined;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["mfe-chat", "found", conversationId, thread?.messages.at(-1)?.id, needle],
    queryFn: ({ signal }) =>
      shell.http.call(chatCalls.find, { query: { conversation_id: conversationId, q: needle }, signal }),
    enabled: wanted && online,
    // Another message at the end doesn't change what was found above it.
    placeholderData: (before, query) => (query?.queryKey.at(-1) === needle ? before : undefined),
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
  });
  const answer = wanted ? data : undefined;
  const whyMissing = () => {
    if (answer) return answer.complete === false ? "incomplete" : undefined;
    if (!online) return "offline";
    return isError && !isFetching ? "failed" : undefined;
  };
  return {
    messageIds: answer?.messageIds ?? NONE,
    more: answer?.more === true,
    missing: wanted ? whyMissing() : undefined,
    isPending: wanted && online && isFetching && !answer,
    retry: () => void refetch(),
  };
}

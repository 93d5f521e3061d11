import type { HttpClient, TurnSnapshot } from "@atrium/shared-contracts";
import { type InfiniteData, type QueryClient, infiniteQueryOptions, queryOptions } from "@atrium/shared-ui/query";
import { ConversationDetail, ConversationList, OlderMessages } from "@atrium/shared-contracts/wire";
import { type ThreadData, fromDetail, mergeFetched, prependOlder } from "./thread-data.ts";

/** Conversations in one page of the list, and messages in one page of older ones. */
export const LIST_PAGE = 50;
const OLDER_PAGE = 50;

export const LIST_KEY = ["mfe-chat", "conversations"] as const;
export const threadKey = (id: string) => ["mfe-chat", "conversation", id] as const;

export type ListData = InfiniteData<ConversationList, string | undefined>;

/** @param kept gives the list of last time: it shows until the server's is there, and when that cannot be had. */
export function listQuery(http: HttpClient, kept: () => ListData | undefined) {
  return infiniteQueryOptions({
    queryKey: LIST_KEY,
    queryFn: ({ pageParam, signal }) =>
      http.request("GET", "/chat/history", {
        schema: ConversationList,
        query: { limit: LIST_PAGE, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 60_000,
    initialData: kept,
    initialDataUpdatedAt: 0,
    // The shared client has tried again already.
    retry: false,
  });
}

/** Told what a fetch has brought besides the messages. */
export interface ThreadObserver {
  onThread(thread: ThreadData, turn: TurnSnapshot | undefined, askedAt: number): void;
}

/** One conversation. Loaded once: afterwards events keep it, and only a loss of them makes it stale. */
export function threadQuery(http: HttpClient, client: QueryClient, observer: ThreadObserver, id: string) {
  return queryOptions({
    queryKey: threadKey(id),
    async queryFn({ signal }): Promise<ThreadData> {
      const askedAt = performance.now();
      const detail = await http.request("GET", "/chat/history", {
        schema: ConversationDetail,
        query: { conversation_id: id },
        signal,
      });
      const thread = mergeFetched(client.getQueryData<ThreadData>(threadKey(id)), fromDetail(id, detail));
      observer.onThread(thread, detail.turn, askedAt);
      return thread;
    },
    staleTime: Infinity,
    gcTime: 30 * 60_000,
    retry: false,
  });
}

/** Loads the page of messages before those that are known, into the cache. */
export async function loadOlder(http: HttpClient, client: QueryClient, id: string, limit = OLDER_PAGE): Promise<void> {
  const before = client.getQueryData<ThreadData>(threadKey(id))?.olderCursor;
  if (before === undefined) return;
  const page = await http.request("GET", "/chat/messages", {
    schema: OlderMessages,
    query: { conversation_id: id, before, limit },
  });
  client.setQueryData<ThreadData>(threadKey(id), (known) => known && prependOlder(known, page));
}

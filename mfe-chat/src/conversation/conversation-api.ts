import type { HttpClient } from "@atrium/shared-contracts/contract";
import {
  chatCalls,
  type ConversationList,
  type ConversationListItem,
  type TurnSnapshot,
} from "@atrium/shared-contracts/wire/chat";
import { type InfiniteData, type QueryClient, infiniteQueryOptions, queryOptions } from "@atrium/shared-ui/query";
import { type ThreadData, fromDetail, mergeFetched, prependOlder } from "./thread-data.ts";

/** Conversations per page of the list, and messages per page of older ones. */
export const LIST_PAGE = 50;
const OLDER_PAGE = 50;

export const LIST_KEY = ["mfe-chat", "conversations"] as const;
export const threadKey = (id: string) => ["mfe-chat", "conversation", id] as const;

export type ListData = InfiniteData<ConversationList, string | undefined>;

/** @param kept returns the list from last time, which shows until the server's list loads, or if it can't be loaded */
export function listQuery(http: HttpClient, kept: () => ListData | undefined) {
  return infiniteQueryOptions({
    queryKey: LIST_KEY,
    queryFn: ({ pageParam, signal }) =>
      http.call(chatCalls.list, { query: { limit: LIST_PAGE, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 60_000,
    initialData: kept,
    initialDataUpdatedAt: 0,
    // The shared client has already retried.
    retry: false,
  });
}

/** Gets the data a fetch returns besides the messages. */
export interface ThreadObserver {
  onThread(thread: ThreadData, turn: TurnSnapshot | undefined, askedAt: number): void;
}

/** One conversation. Loaded once, then kept current by events. It only becomes stale if events may have been missed. */
export function threadQuery(http: HttpClient, client: QueryClient, observer: ThreadObserver, id: string) {
  return queryOptions({
    queryKey: threadKey(id),
    async queryFn({ signal }): Promise<ThreadData> {
      const askedAt = performance.now();
      const asked = client.getQueryData<ThreadData>(threadKey(id));
      const detail = await http.call(chatCalls.get, { query: { conversation_id: id }, signal });
      const thread = mergeFetched(client.getQueryData<ThreadData>(threadKey(id)), fromDetail(id, detail), asked);
      observer.onThread(thread, detail.turn, askedAt);
      return thread;
    },
    staleTime: Infinity,
    gcTime: 30 * 60_000,
    retry: false,
  });
}

/** What the list says of one conversation. */
export async function fetchItem(http: HttpClient, id: string): Promise<ConversationListItem | undefined> {
  const { conversations } = await http.call(chatCalls.get, { query: { conversation_id: id, limit: 1 } });
  return conversations[0];
}

/** Loads the page of messages before the known ones into the cache. */
export async function loadOlder(http: HttpClient, client: QueryClient, id: string, limit = OLDER_PAGE): Promise<void> {
  const before = client.getQueryData<ThreadData>(threadKey(id))?.olderCursor;
  if (before === undefined) return;
  const page = await http.call(chatCalls.older, { query: { conversation_id: id, before, limit } });
  // Another branch may be shown by now.
  client.setQueryData<ThreadData>(threadKey(id), (known) =>
    known?.olderCursor === before ? prependOlder(known, page) : known,
  );
}

/** The conversations that a filter of the list selects. */
export function filteredQuery(http: HttpClient, filter: { archived: "only" } | { folder_id: "any" }) {
  return infiniteQueryOptions({
    queryKey: [...LIST_KEY, filter],
    queryFn: ({ pageParam, signal }): Promise<ConversationList> =>
      http.call(chatCalls.list, { query: { limit: 100, cursor: pageParam, ...filter }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 60_000,
    retry: false,
  });
}

export function renameConversation(http: HttpClient, id: string, title: string) {
  return http.call(chatCalls.rename, { params: { id }, body: { title } });
}

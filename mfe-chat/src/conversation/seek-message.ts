import type { HttpClient } from "@atrium/shared-contracts/contract";
import type { QueryClient } from "@atrium/shared-ui/query";
import { loadOlder, type threadQuery, threadKey } from "./conversation-api.ts";
import type { ThreadData } from "./thread-data.ts";

/** Messages per page when searching for one. The server's maximum. */
const SEEK_PAGE = 100;
/** Gives up after this many pages. */
const SEEK_PAGES = 50;

export const holdsMessage = (thread: ThreadData | undefined, messageId: string) =>
  thread?.messages.some(({ id }) => id === messageId) ?? false;

export interface MessageSearch {
  readonly http: HttpClient;
  readonly client: QueryClient;
  readonly thread: ReturnType<typeof threadQuery>;
  readonly conversationId: string;
  readonly messageId: string;
  readonly signal: AbortSignal;
}

/**
 * Loads older messages into the cache until the given one is there. Resolves to false if it isn't in the conversation.
 * Rejects if a page fails to load.
 */
export async function seekMessage(search: MessageSearch): Promise<boolean> {
  const { http, client, thread, conversationId, messageId, signal } = search;
  const known = () => client.getQueryData<ThreadData>(threadKey(conversationId));
  const isThere = () => holdsMessage(known(), messageId);
  for (let page = 0; page < SEEK_PAGES && !isThere() && !signal.aborted; page++) {
    if (known()?.olderCursor === undefined) break;
    await loadOlder(http, client, conversationId, SEEK_PAGE);
  }
  // The cached messages may be older than this one.
  if (!isThere() && !signal.aborted) await client.fetchQuery({ ...thread, staleTime: 0 });
  return isThere();
}

import type { HttpClient } from "@atrium/shared-contracts";
import type { QueryClient } from "@atrium/shared-ui/query";
import { loadOlder, type threadQuery, threadKey } from "./conversation-queries.ts";
import type { ThreadData } from "./thread-data.ts";

/** Messages in one page while a message is looked for: as many as the server gives. */
const SEEK_PAGE = 100;
/** Older than this many pages, a message is not looked for any further. */
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
 * Loads older messages into the cache until the one that is looked for is there. Resolves to false when it is not in the conversation.
 * Rejects with the failure of a page.
 */
export async function seekMessage(search: MessageSearch): Promise<boolean> {
  const { http, client, thread, conversationId, messageId, signal } = search;
  const known = () => client.getQueryData<ThreadData>(threadKey(conversationId));
  const isThere = () => holdsMessage(known(), messageId);
  for (let page = 0; page < SEEK_PAGES && !isThere() && !signal.aborted; page++) {
    if (known()?.olderCursor === undefined) break;
    await loadOlder(http, client, conversationId, SEEK_PAGE);
  }
  // What is known may be older than the message.
  if (!isThere() && !signal.aborted) await client.fetchQuery({ ...thread, staleTime: 0 });
  return isThere();
}

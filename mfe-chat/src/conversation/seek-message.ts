import { type HttpClient, HttpError } from "@atrium/shared-contracts/contract";
import { OLDER_MAX_MESSAGES, chatCalls } from "@atrium/shared-contracts/wire/chat";
import type { QueryClient } from "@atrium/shared-ui/query";
import { loadOlder, type threadQuery, threadKey } from "./conversation-api.ts";
import { type ThreadData, holdsMessage } from "./thread-data.ts";

/** Messages on the first page when searching for one. Each further page is twice as long, up to the server's maximum. */
const SEEK_PAGE = 100;
/** Gives up after this many pages. */
const SEEK_PAGES = 50;

export interface MessageSearch {
  readonly http: HttpClient;
  readonly client: QueryClient;
  readonly thread: ReturnType<typeof threadQuery>;
  readonly conversationId: string;
  readonly messageId: string;
  /** Whether another branch is shown if the message is in that one. */
  readonly inAnyBranch: boolean;
  readonly signal: AbortSignal;
}

/**
 * Loads older messages into the cache until the given one is there. If it's in another branch, that branch is shown. Resolves to
 * false if it isn't in the conversation. Rejects if a page fails to load.
 */
export async function seekMessage(search: MessageSearch): Promise<boolean> {
  const { http, client, thread, conversationId, messageId, inAnyBranch, signal } = search;
  const known = () => client.getQueryData<ThreadData>(threadKey(conversationId));
  const isThere = () => holdsMessage(known(), messageId);
  const seek = async () => {
    for (let page = 0; page < SEEK_PAGES && !isThere() && !signal.aborted; page++) {
      if (known()?.olderCursor === undefined) break;
      await loadOlder(http, client, conversationId, Math.min(SEEK_PAGE * 2 ** page, OLDER_MAX_MESSAGES));
    }
  };
  await seek();
  // The cached messages may be older than this one.
  if (!isThere() && !signal.aborted) await client.fetchQuery({ ...thread, staleTime: 0 });
  if (inAnyBranch && !isThere() && !signal.aborted && (await showBranch(http, messageId))) {
    await client.fetchQuery({ ...thread, staleTime: 0 });
    await seek();
  }
  return isThere();
}

/** Shows the branch that holds the message. Resolves to false if there's no such message. */
async function showBranch(http: HttpClient, messageId: string): Promise<boolean> {
  try {
    await http.call(chatCalls.show, { params: { id: messageId } });
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return false;
    throw error;
  }
}

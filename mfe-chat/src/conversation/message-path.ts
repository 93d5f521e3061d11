import type { HistoryState } from "@atrium/shared-contracts/contract";

const PARAMETER = "message";

/** Path that opens a conversation at one of its messages. The message stays in the URL, so a reload shows it again. */
export const messagePath = (conversationId: string, messageId: string) =>
  `/chat/${conversationId}?${new URLSearchParams({ [PARAMETER]: messageId })}`;

/** The message id in a query string. */
export const messageOf = (search: string) => new URLSearchParams(search).get(PARAMETER) || undefined;

/**
 * What was searched for, to be kept in the history entry of the message's path: it's there after a reload and Back, but not in the URL.
 * So it's in no server's log, not in the browser's list of visited pages, and not in a link that someone copies and sends.
 */
export const searchedState = (query: string) => ({ searched: query }) satisfies HistoryState;

/** The query in a history entry's state. */
export function searchedOf(state: unknown): string | undefined {
  const { searched } = Object(state);
  return typeof searched === "string" && searched.trim() !== "" ? searched : undefined;
}

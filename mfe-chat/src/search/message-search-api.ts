import type { ShellApi } from "@atrium/shared-contracts/contract";
import { chatCalls } from "@atrium/shared-contracts/wire/chat";

/** How many messages to request. */
const LIMIT = 20;

/** Fetches the messages that match `q`, newest first. */
export async function searchMessages(shell: ShellApi, q: string, signal: AbortSignal) {
  const answer = await shell.http.call(chatCalls.search, { query: { q, limit: LIMIT }, signal });
  return answer.hits;
}

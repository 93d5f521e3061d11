import type { ShellApi } from "@atrium/shared-contracts/contract";
import { chatCalls } from "@atrium/shared-contracts/wire/chat";

/** How many messages to request. */
const LIMIT = 20;

/** Fetches the messages that match `q`, newest first. */
export const searchMessages = (shell: ShellApi, q: string, signal: AbortSignal) =>
  shell.http.call(chatCalls.search, { query: { q, limit: LIMIT }, signal });

import { type SearchSource, type ShellApi, defineService } from "@atrium/shared-contracts";
import { MessageSearchResult, plainText } from "@atrium/shared-contracts/wire";
import { loadedTitle } from "../conversation/conversation-title.ts";
import { messagePath } from "../conversation/message-path.ts";
import { dayFormat } from "./day-format.ts";

/** How many messages to request. */
const LIMIT = 20;

/** Searches messages, newest first. A hit shows the text, conversation and date, and opens the conversation at the message. */
export function messageSearch(shell: ShellApi): SearchSource {
  return {
    async search(q, signal) {
      const answer = await shell.http.request("GET", "/chat/search", {
        query: { q, limit: LIMIT },
        schema: MessageSearchResult,
        signal,
      });
      const day = dayFormat(shell);
      return answer.hits.map(({ messageId, conversationId, title, snippet, createdAt }) => ({
        id: messageId,
        title: snippet,
        description: `${day.format(new Date(createdAt))} · ${plainText(loadedTitle(title))}`,
        path: messagePath(conversationId, messageId),
      }));
    },
  };
}

export default defineService<SearchSource>(messageSearch);

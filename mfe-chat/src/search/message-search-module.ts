import { type SearchSource, type ShellApi, defineService } from "@atrium/shared-contracts";
import { MessageSearchResult, plainText } from "@atrium/shared-contracts/wire";
import { loadedTitle } from "../conversation/conversation-title.ts";
import { messagePath } from "../conversation/message-path.ts";
import { dayFormat } from "./day-format.ts";

/** Messages that are asked for. */
const LIMIT = 20;

/** Messages by their words, newest first: what was said, in which conversation and when. A hit opens its conversation at the message. */
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

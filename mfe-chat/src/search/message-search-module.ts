import { defineService, type SearchSource, type ShellApi } from "@atrium/shared-contracts/contract";
import { plainText } from "@atrium/shared-contracts/wire/chat";
import { loadedTitle } from "../conversation/conversation-title.ts";
import { messagePath } from "../conversation/message-path.ts";
import { archivedLabel } from "./archived-label.ts";
import { dayFormat } from "./day-format.ts";
import { searchMessages } from "./message-search-api.ts";

/** Searches messages, newest first. A hit shows the text, conversation and date, and opens the conversation at the message. */
export function messageSearch(shell: ShellApi): SearchSource {
  return {
    async search(q, signal) {
      const [hits, label] = await Promise.all([searchMessages(shell, q, signal), archivedLabel(shell)]);
      const day = dayFormat(shell);
      return hits.map(({ messageId, conversationId, title, snippet, createdAt, archived }) => ({
        id: messageId,
        title: snippet,
        description: [day.format(new Date(createdAt)), archived && label, plainText(loadedTitle(title))]
          .filter(Boolean)
          .join(" · "),
        path: messagePath(conversationId, messageId),
      }));
    },
  };
}

export default defineService<SearchSource>(messageSearch);

import { defineService, type SearchSource, type ShellApi } from "@atrium/shared-contracts/contract";
import { plainText } from "@atrium/shared-contracts/wire/chat";
import { loadedTitle } from "../conversation/conversation-title.ts";
import { messagePath, searchedState } from "../conversation/message-path.ts";
import { dayFormat } from "./day-format.ts";
import { searchMessages } from "./message-search-api.ts";
import { searchTexts } from "./search-texts.ts";

/** The server answers after 5 seconds with what it has found by then. Milliseconds. */
const PATIENCE_MS = 7_000;

/** Searches messages, newest first. A hit shows the text, conversation and date, and opens the conversation at the words that were found. */
export function messageSearch(shell: ShellApi) {
  return {
    patienceMs: PATIENCE_MS,
    async search(q: string, signal: AbortSignal) {
      const [{ hits, complete }, texts] = await Promise.all([searchMessages(shell, q, signal), searchTexts(shell)]);
      const day = dayFormat(shell);
      return {
        hits: hits.map(({ messageId, conversationId, title, snippet, createdAt, archived }) => ({
          id: messageId,
          title: snippet,
          description: [day.format(new Date(createdAt)), archived && texts.archived, plainText(loadedTitle(title))]
            .filter(Boolean)
            .join(" · "),
          path: messagePath(conversationId, messageId),
          state: searchedState(q),
        })),
        ...(complete === false ? { note: texts.incomplete } : {}),
      };
    },
  } satisfies SearchSource;
}

export default defineService<SearchSource>(messageSearch);

import { type Language, type SearchSource, type ShellApi, defineService } from "@atrium/shared-contracts";
import { relativeTime } from "@atrium/shared-ui";
import type { Conversation } from "../conversation/conversation.ts";
import { titleIndex } from "./title-index.ts";
import { matchTitles } from "./title-match.ts";

/** Conversations by their titles: those known on this device at once, the others when they are fetched. */
export function titleSearch(shell: ShellApi): SearchSource {
  const index = titleIndex(shell);
  const hits = (query: string, language: Language) => {
    const ago = ages(language);
    return matchTitles(index.known(), query).map((conversation) => ({
      id: conversation.id,
      title: conversation.title,
      description: ago(conversation),
      path: `/chat/${conversation.id}`,
    }));
  };
  return {
    async search(query, _signal, partial) {
      const language = languageOf(shell);
      partial(hits(query, language));
      await index.complete();
      return hits(query, language);
    },
  };
}

function ages(language: Language): (conversation: Conversation) => string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const now = Date.now();
  return ({ updatedAt }) => {
    const age = relativeTime(Date.parse(updatedAt), Math.max(now, Date.parse(updatedAt)));
    return age.unit === "now" ? format.format(0, "second") : format.format(-age.value, age.unit);
  };
}

export function languageOf(shell: ShellApi): Language {
  let language: Language = "en";
  shell.language$.subscribe((now) => (language = now)).unsubscribe();
  return language;
}

export default defineService<SearchSource>(titleSearch);

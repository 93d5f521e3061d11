import { defineService, type SearchSource, type ShellApi } from "@atrium/shared-contracts/contract";
import { archivedLabel } from "./archived-label.ts";
import { dayFormat } from "./day-format.ts";
import { titleIndex } from "./title-index.ts";
import { matchTitles } from "./title-match.ts";

/** Searches conversations by title. Those known on this device show immediately, the others once fetched. */
export function titleSearch(shell: ShellApi): SearchSource {
  const index = titleIndex(shell);
  const hits = (query: string, day: Intl.DateTimeFormat, archived?: string) =>
    matchTitles(index.known(), query).map((conversation) => ({
      id: conversation.id,
      title: conversation.title,
      description: [day.format(new Date(conversation.updatedAt)), conversation.archived && archived]
        .filter(Boolean)
        .join(" · "),
      path: `/chat/${conversation.id}`,
    }));
  return {
    async search(query, _signal, partial) {
      const day = dayFormat(shell);
      partial(hits(query, day));
      const [archived] = await Promise.all([archivedLabel(shell), index.complete()]);
      return hits(query, day, archived);
    },
  };
}

export default defineService<SearchSource>(titleSearch);

import { defineService, type SearchHit, type SearchSource, type ShellApi } from "@atrium/shared-contracts/contract";
import { dayFormat } from "./day-format.ts";
import { searchTexts } from "./search-texts.ts";
import { titleIndex } from "./title-index.ts";
import { matchTitles } from "./title-match.ts";

/** Searches conversations by title. Those known on this device show immediately, the others once fetched. */
export function titleSearch(shell: ShellApi) {
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
    async search(query: string, _signal: AbortSignal, partial: (hits: readonly SearchHit[]) => void) {
      const day = dayFormat(shell);
      partial(hits(query, day));
      const [{ archived }] = await Promise.all([searchTexts(shell), index.complete()]);
      return hits(query, day, archived);
    },
  } satisfies SearchSource;
}

export default defineService<SearchSource>(titleSearch);

import { and, desc, eq, ilike, isNull } from "drizzle-orm";
import { SEARCH_SNIPPET_CHARACTERS } from "@atrium/shared-contracts";
import { characters } from "@atrium/shared-contracts/wire";
import type { Database } from "../database/database.ts";
import { holding, searchWords } from "../text/search-words.ts";
import { conversations, messages } from "./tables.ts";

const SNIPPET_BEFORE = 60;
const CUT = "…";

export interface SearchHit {
  readonly conversationId: string;
  readonly title: string;
  readonly messageId: string;
  readonly role: "user" | "assistant";
  readonly snippet: string;
  readonly createdAt: Date;
}

const inPattern = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** The surroundings of the first word found, on one line, with "…" where text is left out: SEARCH_SNIPPET_CHARACTERS at most. */
export function snippetOf(text: string, words: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const all = Array.from(line);
  if (all.length <= SEARCH_SNIPPET_CHARACTERS) return line;
  const found = line.search(new RegExp(words.map((word) => inPattern(word)).join("|"), "iu"));
  const place = characters(line.slice(0, Math.max(0, found)));
  const start = Math.max(0, Math.min(place - SNIPPET_BEFORE, all.length - SEARCH_SNIPPET_CHARACTERS + CUT.length));
  const before = start > 0 ? CUT : "";
  const rest = all.slice(start);
  const room = SEARCH_SNIPPET_CHARACTERS - before.length;
  return before + (rest.length <= room ? rest.join("") : rest.slice(0, room - CUT.length).join("") + CUT);
}

/** The user's messages that hold every word of `q`, newest first. */
export async function searchMessages(db: Database, userId: string, q: string, limit: number): Promise<SearchHit[]> {
  const words = searchWords(q);
  const rows = await db
    .select({
      conversationId: messages.conversationId,
      title: conversations.title,
      messageId: messages.id,
      role: messages.role,
      text: messages.text,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(messages.userId, userId),
        eq(conversations.userId, userId),
        isNull(conversations.deletedAt),
        ...words.map((word) => ilike(messages.text, holding(word))),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(limit);
  return rows.map(({ text, ...hit }) => ({ ...hit, snippet: snippetOf(text, words) }));
}

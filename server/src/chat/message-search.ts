import { and, desc, eq, ilike, isNull } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { conversations, messages } from "./tables.ts";

const MAX_WORDS = 8;
const SNIPPET_BEFORE = 60;
const SNIPPET_LENGTH = 160;

export interface SearchHit {
  readonly conversationId: string;
  readonly title: string;
  readonly messageId: string;
  readonly snippet: string;
  readonly createdAt: Date;
}

const literal = (word: string) => `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;

/** The surroundings of the first word found, on one line, with "…" where text is left out. */
export function snippetOf(text: string, words: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const lower = line.toLowerCase();
  const places = words.map((word) => lower.indexOf(word.toLowerCase())).filter((at) => at >= 0);
  const start = Math.max(0, (places.length === 0 ? 0 : Math.min(...places)) - SNIPPET_BEFORE);
  const cut = line
    .slice(start, start + SNIPPET_LENGTH)
    .toWellFormed()
    .replaceAll("\uFFFD", "");
  return `${start > 0 ? "…" : ""}${cut}${start + SNIPPET_LENGTH < line.length ? "…" : ""}`;
}

/** The user's messages that hold every word of `q`, newest first. */
export async function searchMessages(db: Database, userId: string, q: string, limit: number): Promise<SearchHit[]> {
  const words = q.normalize("NFC").trim().split(/\s+/).slice(0, MAX_WORDS);
  const rows = await db
    .select({
      conversationId: messages.conversationId,
      title: conversations.title,
      messageId: messages.id,
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
        ...words.map((word) => ilike(messages.text, literal(word))),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(limit);
  return rows.map(({ text, ...hit }) => ({ ...hit, snippet: snippetOf(text, words) }));
}

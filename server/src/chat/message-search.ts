import { and, desc, eq, ilike, isNull } from "drizzle-orm";
import { beginningOf, excerptOf, plainText } from "@atrium/shared-contracts/wire";
import type { Database } from "../database/database.ts";
import { holding, searchWords } from "../text/search-words.ts";
import { conversations, messages } from "./tables.ts";

export interface SearchHit {
  readonly conversationId: string;
  readonly title: string;
  readonly messageId: string;
  readonly role: "user" | "assistant";
  readonly snippet: string;
  readonly createdAt: Date;
}

/**
 * What a hit shows of its message: its words without the marks of markdown. Where the searched word stands in a mark, in a link's address for
 * example, the marks are shown.
 */
export function snippetOf(text: string, words: readonly string[]): string {
  const shown = plainText(text);
  return excerptOf(shown, words) ?? excerptOf(text, words) ?? beginningOf(shown);
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

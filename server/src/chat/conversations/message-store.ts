import { and, desc, eq, ilike, isNull, lt, ne, or } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { type Page, pageOf } from "../../paging/page.ts";
import { holding, searchWords } from "../../text/search-words.ts";
import type { MessageRow, StoredMessage, TurnRow } from "../storage/rows.ts";
import { conversations, messages, turns } from "../storage/tables.ts";
import { snippetOf } from "./snippet.ts";

/** The newest messages before `before`, oldest first; the next page ends before the first one. */
export async function messagesBefore(
  db: Database,
  userId: string,
  conversationId: string,
  limit: number,
  before?: number,
): Promise<Page<StoredMessage>> {
  const rows = await db
    .select({ message: messages, failure: turns.errorCode })
    .from(messages)
    .leftJoin(turns, eq(turns.id, messages.replyTo))
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.userId, userId),
        before === undefined ? undefined : lt(messages.seq, before),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(limit + 1);
  const stored = rows.map(({ message, failure }) => ({ ...message, failure }));
  const found = pageOf(stored, limit);
  return { ...found, rows: found.rows.reverse() };
}

/** The message that a turn answers. */
export async function messageOf(db: Database, turn: TurnRow): Promise<MessageRow> {
  const [message] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, turn.id), eq(messages.userId, turn.userId)));
  if (message === undefined) throw new Error("The turn's message is gone");
  return message;
}

/** The messages before a given one in its conversation, newest first, without those that have neither text nor files. */
export const saidBefore = (
  db: Database,
  { conversationId, userId, seq }: MessageRow,
  limit: number,
): Promise<Pick<MessageRow, "role" | "text" | "attachments">[]> =>
  db
    .select({ role: messages.role, text: messages.text, attachments: messages.attachments })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.userId, userId),
        lt(messages.seq, seq),
        or(ne(messages.text, ""), ne(messages.attachments, [])),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(limit);

export interface SearchHit {
  readonly conversationId: string;
  readonly title: string;
  readonly messageId: string;
  readonly role: "user" | "assistant";
  readonly snippet: string;
  readonly createdAt: Date;
}

/** The messages in the user's conversations that contain every word of `q`, newest first. */
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

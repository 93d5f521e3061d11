import { and, desc, eq, ilike, isNull, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { type Page, pageOf } from "../../paging/page.ts";
import { holding, searchWords } from "../../text/search-words.ts";
import type { MessageRow, StoredMessage, TurnRow } from "../storage/rows.ts";
import { conversations, messages } from "../storage/tables.ts";
import { snippetOf } from "./snippet.ts";
import { isRewritten, leafOf, pathUp, versionsOf } from "./tree-store.ts";

/**
 * The newest messages of the shown branch, or those above the message with the number `before`, oldest first; the next page
 * ends before the first one. Without the replies that are being rewritten.
 */
export async function messagesBefore(
  db: Database,
  userId: string,
  conversationId: string,
  limit: number,
  before?: number,
): Promise<Page<StoredMessage>> {
  const from =
    before === undefined
      ? leafOf(conversationId)
      : sql`(select b.parent_id from ${messages} b where b.conversation_id = ${conversationId} and b.seq = ${before})`;
  const rows = await db
    .select({ message: messages, isRewritten })
    .from(messages)
    .innerJoin(pathUp(from, limit + 1), sql`path.id = ${messages.id}`)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.userId, userId)))
    .orderBy(sql`path.depth`);
  const found = pageOf(rows, limit);
  const shown = found.rows.flatMap(({ message, isRewritten }) => (isRewritten ? [] : [message])).reverse();
  const versions = await versionsOf(db, shown);
  const withVersions = (row: MessageRow): StoredMessage => ({ ...row, versions: versions(row) });
  return { rows: shown.map(withVersions), last: found.last && withVersions(found.last.message) };
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

/** The messages above a given one in its branch, newest first, without those that have neither text nor files. */
export async function saidBefore(
  db: Database,
  { parentId, userId }: MessageRow,
  limit: number,
): Promise<Pick<MessageRow, "role" | "text" | "attachments">[]> {
  const rows = await db
    .select({ role: messages.role, text: messages.text, attachments: messages.attachments })
    .from(messages)
    .innerJoin(pathUp(sql`${parentId}::uuid`, limit * 2), sql`path.id = ${messages.id}`)
    .where(eq(messages.userId, userId))
    .orderBy(sql`path.depth`);
  return rows.filter(({ text, attachments }) => text !== "" || attachments.length > 0).slice(0, limit);
}

export interface SearchHit {
  readonly conversationId: string;
  readonly title: string;
  readonly messageId: string;
  readonly role: "user" | "assistant";
  readonly snippet: string;
  readonly createdAt: Date;
  readonly archived: boolean;
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
      archived: conversations.archived,
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

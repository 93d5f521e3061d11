import type { ConversationSettings } from "@atrium/shared-contracts/wire";
import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { ApiError } from "../../errors/api-error.ts";
import { fitting } from "../../paging/room.ts";
import type { ConversationRow, MessageRow } from "../storage/rows.ts";
import { conversations, folders, messages } from "../storage/tables.ts";
import type { ExportPlace } from "./export-cursor.ts";

/** A page ends with the message that reaches one of these. */
const PAGE = { conversations: 50, messages: 1_000, characters: 1_000_000 } as const;

export interface ExportedPart {
  readonly conversation: ConversationRow & {
    readonly settings: ConversationSettings | null;
    /** The name of its folder. */
    readonly folder: string | null;
  };
  readonly messages: readonly MessageRow[];
}

/**
 * A page of the user's conversations, the newest first, with the messages of all their branches in the order in which they were
 * written. A long conversation goes on in the next page.
 * @throws ApiError `conversation_not_found` if `only` isn't one of them
 */
export async function exportPage(
  db: Database,
  userId: string,
  only: string | undefined,
  from: ExportPlace | undefined,
): Promise<{ parts: ExportedPart[]; next: ExportPlace | undefined }> {
  const found = await conversationsFrom(db, userId, only, from);
  if (only !== undefined && found.length === 0) throw new ApiError("conversation_not_found");
  const parts: ExportedPart[] = [];
  const room = { messages: PAGE.messages, characters: PAGE.characters as number };
  for (const conversation of found) {
    const { createdAt, id } = conversation;
    const part = await messagesOf(db, conversation, from?.id === id ? (from.seq ?? 0) : 0, room);
    parts.push({ conversation, messages: part.rows });
    room.messages -= part.rows.length;
    room.characters -= part.characters;
    if (!part.isWhole) return { parts, next: { createdAt, id, seq: part.rows.at(-1)?.seq ?? 0 } };
    if (parts.length === PAGE.conversations || room.messages <= 0 || room.characters <= 0)
      return { parts, next: only === undefined ? { createdAt, id, seq: null } : undefined };
  }
  return { parts, next: undefined };
}

async function conversationsFrom(
  db: Database,
  userId: string,
  only: string | undefined,
  from: ExportPlace | undefined,
): Promise<ExportedPart["conversation"][]> {
  const { createdAt, id } = conversations;
  const after =
    from &&
    or(
      lt(createdAt, from.createdAt),
      and(eq(createdAt, from.createdAt), from.seq === null ? lt(id, from.id) : sql`${id} <= ${from.id}`),
    );
  const rows = await db
    .select({ conversation: conversations, folder: folders.name })
    .from(conversations)
    .leftJoin(folders, eq(folders.id, conversations.folderId))
    .where(
      and(
        eq(conversations.userId, userId),
        isNull(conversations.deletedAt),
        only === undefined ? undefined : eq(id, only),
        after,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(PAGE.conversations);
  return rows.map(({ conversation, folder }) => ({ ...conversation, folder }));
}

/** The messages after the number `seq`, as many as there's room for, but at least one. */
async function messagesOf(
  db: Database,
  { id, userId }: ConversationRow,
  seq: number,
  room: { readonly messages: number; readonly characters: number },
): Promise<{ rows: MessageRow[]; characters: number; isWhole: boolean }> {
  const ofConversation = and(eq(messages.conversationId, id), eq(messages.userId, userId), gt(messages.seq, seq));
  const found = await db
    .select({ id: messages.id, size: sql<number>`length(${messages.text})` })
    .from(messages)
    .where(ofConversation)
    .orderBy(asc(messages.seq))
    .limit(room.messages + 1);
  const fit = fitting(found, { rows: room.messages, size: room.characters });
  const ids = fit.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db.select().from(messages).where(inArray(messages.id, ids)).orderBy(asc(messages.seq));
  const characters = fit.reduce((sum, { size }) => sum + size, 0);
  return { rows, characters, isWhole: fit.length === found.length };
}

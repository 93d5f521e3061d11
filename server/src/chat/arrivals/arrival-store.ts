import type { ConversationSettings } from "@atrium/shared-contracts/wire";
import { desc, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { ApiError } from "../../errors/api-error.ts";
import { derivedId } from "../../ids/derived-id.ts";
import { QUOTAS } from "../../limits/limits.ts";
import { type Room, TEXT_BYTES_AT_ONCE } from "../../paging/room.ts";
import { checkQuota } from "../conversations/ingest-store.ts";
import { fileNames, preview } from "../conversations/excerpts.ts";
import type { MessageMedia } from "../conversations/message-media.ts";
import { newestLeaf, pathUp } from "../conversations/tree-store.ts";
import { enqueueUnlessWaiting } from "../outbox/outbox-store.ts";
import type { ConversationRow, MessageRow } from "../storage/rows.ts";
import { type Attachment, conversations, messages, turns } from "../storage/tables.ts";
import type { Place } from "./parents-first.ts";

/** A message of a tree that arrives. Its key is its name where it comes from, unique in its conversation. */
export interface ArrivingMessage
  extends Place, Pick<MessageRow, "role" | "status" | "text" | "cards" | "failure" | "rating" | "createdAt"> {
  /** The user gets copies of these files. Whoever lets them arrive answers for that the user may have them. */
  readonly attachments: readonly Attachment[];
}

export interface ArrivingConversation {
  readonly userId: string;
  /** Always the same for what mustn't arrive twice, unless `importedFrom` says so. */
  readonly id: string;
  /** Stands for what it's imported from. The user has one conversation from there at most. */
  readonly importedFrom?: string;
  /** One line. */
  readonly title: string;
  /** The key of the message at the end of the shown branch, or of one above it. By default, it's the newest message. */
  readonly shown?: string | undefined;
  readonly folderId?: string | null;
  readonly pinned?: boolean;
  readonly archived?: boolean;
  readonly settings?: ConversationSettings | null;
  /** By default, it's now. Both order lists. */
  readonly createdAt?: Date | undefined;
  readonly lastMessageAt?: Date | undefined;
}

/** How many messages are read and written at once, and the bytes of their texts. */
export const PIECE: Room = { rows: 200, size: TEXT_BYTES_AT_ONCE };

/** The messages piece by piece, in the order in which they were written, except that each comes after its parent. */
export type ArrivingPieces = Iterable<readonly ArrivingMessage[]> | AsyncIterable<readonly ArrivingMessage[]>;

/**
 * Stores a whole tree of messages as a new conversation of the user, as if it had been written there: its replies can be
 * regenerated and continued, its messages edited and found. Returns null, and changes nothing, if there is or was a
 * conversation with this id, or there's one that's imported from there.
 * @throws ApiError `conversations_full`, `conversation_full`, `media_quota`
 */
export async function storeArrival(
  tx: Transaction,
  media: Pick<MessageMedia, "copy">,
  arrival: ArrivingConversation,
  pieces: ArrivingPieces,
): Promise<ConversationRow | null> {
  const { id, userId, title, shown, folderId = null, pinned = false, archived = false, settings = null } = arrival;
  const [begun] = await tx
    .insert(conversations)
    .values({
      id,
      userId,
      importedFrom: arrival.importedFrom,
      title,
      folderId,
      pinned,
      archived,
      settings,
      createdAt: arrival.createdAt,
      lastMessageAt: arrival.lastMessageAt,
    })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  if (begun === undefined) return null;
  await checkQuota(tx, userId, { messageCount: 0 }, true);
  const { messageCount, textBytes } = await storeMessages(tx, media, arrival, pieces);
  await storeTurns(tx, id);
  const leafId = await leafOf(tx, id, shown);
  const [stored] = await tx
    .update(conversations)
    .set({ messageCount, textBytes, leafId, preview: leafId === null ? "" : await previewOf(tx, userId, leafId) })
    .where(eq(conversations.id, id))
    .returning();
  if (stored === undefined) throw new Error("The conversation wasn't stored");
  // Now it's known how much it is.
  await checkQuota(tx, userId, { messageCount: 0 }, true);
  return stored;
}

const messageId = (conversationId: string, key: string) => derivedId("message", conversationId, key);

/** Returns how many there are, and how long they are. */
async function storeMessages(
  tx: Transaction,
  media: Pick<MessageMedia, "copy">,
  { id: conversationId, userId }: ArrivingConversation,
  pieces: ArrivingPieces,
): Promise<Pick<ConversationRow, "messageCount" | "textBytes">> {
  const questions = new Set<string>();
  const files = new Map<string, Attachment>();
  let messageCount = 0;
  let textBytes = 0;
  for await (const piece of pieces) {
    messageCount += piece.length;
    for (const { text } of piece) textBytes += Buffer.byteLength(text);
    if (messageCount > QUOTAS.messages_of_a_conversation.max * 2) throw new ApiError("conversation_full");
    for (const { key, role } of piece) if (role === "user") questions.add(key);
    // An edited message has the files of the one that it edits.
    const wanted = piece.flatMap(({ key, attachments }) =>
      attachments
        .filter((file) => !files.has(file.id))
        .map((file) => ({ mediaId: file.id, messageId: messageId(conversationId, key) })),
    );
    for (const [original, copy] of await media.copy(tx, userId, wanted)) files.set(original, copy);
    if (piece.length > 0)
      await tx.insert(messages).values(
        piece.map(({ key, parentKey, role, attachments, ...content }) => {
          const id = messageId(conversationId, key);
          const parentId = parentKey === null ? null : messageId(conversationId, parentKey);
          return {
            ...content,
            id,
            conversationId,
            userId,
            role,
            parentId,
            replyTo: role === "assistant" && parentKey !== null && questions.has(parentKey) ? parentId : null,
            clientMessageId: role === "user" ? id : null,
            // A file that's gone stays named.
            attachments: attachments.map((file) => files.get(file.id) ?? file),
          };
        }),
      );
  }
  return { messageCount, textBytes };
}

/** Each message of the user has a turn, which has ended as its newest reply has. */
async function storeTurns(tx: Transaction, conversationId: string): Promise<void> {
  await tx.execute(sql`
    insert into ${turns} (id, conversation_id, user_id, client_message_id, state, reply_id, error_code)
    select m.id, m.conversation_id, m.user_id, m.client_message_id,
      case r.status when 'complete' then 'done' when 'failed' then 'failed' else 'cancelled' end, r.id, r.failure
    from ${messages} m left join lateral (
      select a.id, a.status, a.failure from ${messages} a where a.reply_to = m.id order by a.seq desc limit 1
    ) r on true
    where m.conversation_id = ${conversationId} and m.role = 'user'
    order by m.seq`);
}

/** The message at the end of the branch that's shown. */
async function leafOf(tx: Transaction, conversationId: string, shown: string | undefined): Promise<string | null> {
  if (shown !== undefined) return newestLeaf(tx, messageId(conversationId, shown));
  const [newest] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.seq))
    .limit(1);
  return newest?.id ?? null;
}

/** The last message that says something, as the list shows it. */
async function previewOf(tx: Transaction, userId: string, leafId: string): Promise<string> {
  // An empty reply follows a message.
  const last = await tx
    .select({ text: messages.text, attachments: messages.attachments })
    .from(messages)
    .innerJoin(pathUp(sql`${leafId}::uuid`, userId, 2), sql`path.id = ${messages.id}`)
    .orderBy(sql`path.depth`);
  const shown = last.map(({ text, attachments }) => preview(text.trim() === "" ? fileNames(attachments) : text));
  return shown.find((text) => text !== "") ?? "";
}

/** Tells the user's tabs and devices that there are new conversations in the list. Once is enough for many that are stored in quick succession. */
export const announceArrivals = (tx: Transaction, userId: string): Promise<void> =>
  enqueueUnlessWaiting(tx, {
    userId,
    name: "conversation_list_changed",
    ablyId: `arrived-${crypto.randomUUID()}`,
    payload: { change: "added" },
  });

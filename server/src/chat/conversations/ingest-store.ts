import { randomUUID } from "node:crypto";
import { UPLOAD_MAX_FILES_PER_MESSAGE } from "@atrium/shared-contracts/spec";
import type { ConversationSettings, InboundEventData, MessageAct } from "@atrium/shared-contracts/wire";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import { ACT } from "../../assistant/reply/reply.ts";
import { ApiError } from "../../errors/api-error.ts";
import { derivedId } from "../../ids/derived-id.ts";
import { QUOTAS } from "../../limits/limits.ts";
import { isBlank } from "../../text/blank.ts";
import { enqueue } from "../outbox/outbox-store.ts";
import type { ConversationRow, MessageRow, TurnRow } from "../storage/rows.ts";
import { conversations, messages, turns } from "../storage/tables.ts";
import { fileNames, preview, titleFrom } from "./excerpts.ts";
import type { MessageMedia } from "./message-media.ts";
import { wishTitle } from "./title-wish-store.ts";
import {
  announceMessages,
  countHidden,
  isShown,
  keepChoices,
  leafBelow,
  ownMessage,
  sentMessage,
} from "./tree-store.ts";

/** A message as the user sent it, over HTTP or realtime. */
export interface SentMessage {
  readonly userId: string;
  /** The client's own id for the message. Without it, a repeat can't be recognized. */
  readonly messageId: string | undefined;
  readonly text: string;
  /** Null starts a new conversation. */
  readonly conversationId: string | null;
  readonly mediaIds: readonly string[];
  /** The stored id of an own message that this is another version of. */
  readonly edits?: string | undefined;
  /** Which files of the edited message it keeps, by their ids. Undefined: all. */
  readonly keeps?: readonly string[] | undefined;
  /** The stored id of a message in the branch that this goes to the end of. By default, it's the shown branch. */
  readonly answers?: string | undefined;
  /**
   * The client's id of the message that it was written below, before that was stored. If it is by now, it says more than `answers`, and where
   * `conversationId` is null, its conversation is meant.
   */
  readonly follows?: string | undefined;
  /** Another branch that's shown stays so. */
  readonly aside?: boolean | undefined;
  /** What it chose of the choices that a reply offered. */
  readonly act?: MessageAct | undefined;
  /** For the conversation that it starts. */
  readonly settings?: ConversationSettings | undefined;
}

export interface StoredMessage {
  readonly turn: TurnRow;
  /** What tells the user's tabs that the server has the message. */
  readonly accepted: InboundEventData<"message_accepted">;
}

export interface Ingested extends StoredMessage {
  /** False when the message was already stored. */
  readonly isNew: boolean;
}

/** A message with the id and hash that identify a repeat. */
export type IdentifiedMessage = SentMessage & { readonly messageId: string; readonly hash: string };

/** The insert collided with the same message, sent another way at the same moment. */
export class AlreadyThere extends Error {}

/** A new conversation's id follows from its first message, so that a repeat goes to the same one. */
const begunBy = ({ userId, messageId }: IdentifiedMessage): string => derivedId("conversation", userId, messageId);

/** The conversation that the message names, or that of the message it follows. Undefined if it begins one. */
async function givenConversation(
  db: Database | Transaction,
  { userId, conversationId, follows }: IdentifiedMessage,
): Promise<string | undefined> {
  if (conversationId !== null) return conversationId.toLowerCase();
  return follows === undefined ? undefined : (await sentMessage(db, userId, follows))?.conversationId;
}

/**
 * The message if it's already stored.
 * @throws ApiError `conversation_not_found`; `message_id_reused` when the stored one has different content or is in another conversation
 */
export async function findMessage(db: Database, message: IdentifiedMessage): Promise<Ingested | null> {
  const isIt = and(eq(messages.userId, message.userId), eq(messages.clientMessageId, message.messageId));
  // Most messages are new, and planning a join to find nothing takes longer than everything else here.
  const known = await db.select({ id: messages.id }).from(messages).where(isIt);
  if (known.length === 0) return null;
  const [row] = await db
    .select({
      turn: turns,
      hash: messages.bodyHash,
      conversationId: messages.conversationId,
      createdAt: messages.createdAt,
      title: conversations.title,
      deletedAt: conversations.deletedAt,
    })
    .from(messages)
    .innerJoin(turns, eq(turns.id, messages.id))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(isIt);
  if (row === undefined) return null;
  const isWhereItBegan = message.conversationId === null && row.conversationId === begunBy(message);
  if (!isWhereItBegan && row.conversationId !== (await givenConversation(db, message)))
    throw new ApiError("message_id_reused");
  if (row.deletedAt !== null) throw new ApiError("conversation_not_found");
  if (row.hash !== message.hash) throw new ApiError("message_id_reused");
  return { turn: row.turn, accepted: acceptance(row.turn, message.messageId, row), isNew: false };
}

/**
 * Stores a message, queues its turn and announces it, all or nothing.
 * @throws AlreadyThere; ApiError `validation_failed`, `conversation_not_found`, `message_not_found`, `turn_not_found`, `media_not_found`,
 *   `media_deleted`, `conversation_full`, `conversations_full`
 */
export const storeMessage = (
  db: Database,
  message: IdentifiedMessage,
  { media, wantsTitle }: Storing,
): Promise<StoredMessage> => db.transaction((tx) => store(tx, message, { media, wantsTitle }));

interface Storing {
  readonly media: MessageMedia;
  /** Whether the assistant writes the title of a conversation that the message starts. */
  readonly wantsTitle: boolean;
}

async function store(
  tx: Transaction,
  message: IdentifiedMessage,
  { media, wantsTitle }: Storing,
): Promise<StoredMessage> {
  const { userId, messageId, text } = message;
  const conversation = await conversationFor(tx, message);
  if (message.act !== undefined && "turn" in message.act) await checkTurn(tx, conversation.id, message.act.turn);
  await checkQuota(tx, userId, conversation, message.conversationId === null);
  const place = await placeOf(tx, message, conversation, media);
  checkContent(text, place.attachments.length + message.mediaIds.length);
  const [stored] = await tx
    .insert(messages)
    .values({
      id: randomUUID(),
      conversationId: conversation.id,
      userId,
      parentId: place.parentId,
      role: "user",
      attachments: [...place.attachments],
      clientMessageId: messageId,
      bodyHash: message.hash,
      text,
    })
    .onConflictDoNothing({ target: [messages.userId, messages.clientMessageId] })
    .returning();
  if (stored === undefined) throw new AlreadyThere();
  const attachments = [...place.attachments, ...(await media.attach(tx, userId, message.mediaIds, stored.id))];
  if (message.mediaIds.length > 0) await tx.update(messages).set({ attachments }).where(eq(messages.id, stored.id));
  // Files alone are shown in the list by their names.
  const shown = text === "" ? fileNames(attachments) : text;
  const title = conversation.title === "" ? titleFrom(shown) : conversation.title;
  const isElsewhere = place.parentId !== conversation.leafId;
  const isAside = isElsewhere && message.aside === true;
  if (isElsewhere && !isAside) await keepChoices(tx, conversation.id);
  const accepted = acceptance({ id: stored.id, conversationId: conversation.id }, messageId, {
    createdAt: stored.createdAt,
    title,
  });
  const [turn] = await tx
    .insert(turns)
    .values({
      id: stored.id,
      conversationId: conversation.id,
      userId,
      clientMessageId: messageId,
      remembered: message.act === undefined ? {} : { [ACT]: message.act },
    })
    .returning();
  if (turn === undefined) throw new Error("The turn was not stored");
  await tx
    .update(conversations)
    .set({
      messageCount: sql`${conversations.messageCount} + 1`,
      textBytes: sql`${conversations.textBytes} + ${Buffer.byteLength(text)}`,
      lastMessageAt: sql`greatest(now(), ${conversations.lastMessageAt})`,
      title,
      ...(isAside ? {} : { preview: preview(shown), leafId: stored.id }),
      archived: false,
    })
    .where(eq(conversations.id, conversation.id));
  await enqueue(tx, { userId, name: "message_accepted", ablyId: `${stored.id}-accepted`, payload: accepted });
  if (wantsTitle && message.conversationId === null && conversation.messageCount === 0)
    await wishTitle(tx, userId, conversation.id);
  if (isElsewhere) {
    await countHidden(tx, conversation.id);
    await announceMessages(tx, userId, conversation.id);
  }
  return { turn, accepted };
}

/** What a reply offers is chosen in its own conversation. @throws ApiError `turn_not_found` */
async function checkTurn(tx: Transaction, conversationId: string, turn: string): Promise<void> {
  const [asked] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, turn), eq(messages.conversationId, conversationId), eq(messages.role, "user")));
  if (asked === undefined) throw new ApiError("turn_not_found");
}

/** A message's id is its turn's, too. */
const acceptance = (
  { id, conversationId }: Pick<TurnRow, "id" | "conversationId">,
  messageId: string,
  { createdAt, title }: { readonly createdAt: Date; readonly title: string },
): StoredMessage["accepted"] => ({
  conversationId,
  messageId,
  turnId: id,
  storedId: id,
  createdAt: createdAt.toISOString(),
  title,
});

/** As deleted conversations can be restored for a while, they count, too: there may be this many times as many with them. */
const WITH_DELETED = 2;

/** Checks that the new message and its reply fit the quota. */
export async function checkQuota(
  tx: Transaction,
  userId: string,
  { messageCount }: Pick<OwnConversation, "messageCount">,
  begins: boolean,
): Promise<void> {
  if (messageCount >= QUOTAS.messages_of_a_conversation.max) {
    throw new ApiError(QUOTAS.messages_of_a_conversation.refused);
  }
  const isNew = begins && messageCount === 0;
  const stored = await storedBy(tx, userId);
  if (isNew && isOver(stored.conversations, stored.allConversations, QUOTAS.conversations.max))
    throw new ApiError(QUOTAS.conversations.refused);
  if (isOver(stored.messages + 1, stored.allMessages + 1, QUOTAS.messages.max))
    throw new ApiError(QUOTAS.messages.refused);
  refuseTooMuchText(stored);
}

/** Checks that a reply that's written again may get longer. @throws ApiError `conversations_full` */
export const checkTextQuota = async (tx: Transaction, userId: string): Promise<void> =>
  refuseTooMuchText(await storedBy(tx, userId));

const isOver = (there: number, all: number, max: number) => there > max || all > max * WITH_DELETED;

function refuseTooMuchText({ textBytes, allTextBytes }: Awaited<ReturnType<typeof storedBy>>): void {
  if (isOver(textBytes, allTextBytes, QUOTAS.text_bytes.max)) throw new ApiError(QUOTAS.text_bytes.refused);
}

/** What the user has, without and with deleted conversations. */
async function storedBy(tx: Transaction, userId: string) {
  const of = { userId: conversations.userId, isThere: isNull(conversations.deletedAt) };
  const [stored] = await tx
    .select({
      conversations: sql<number>`(count(*) filter (where ${of.isThere}))::float8`,
      messages: sql<number>`coalesce(sum(${conversations.messageCount}) filter (where ${of.isThere}), 0)::float8`,
      textBytes: sql<number>`coalesce(sum(${conversations.textBytes}) filter (where ${of.isThere}), 0)::float8`,
      allConversations: sql<number>`count(*)::float8`,
      allMessages: sql<number>`coalesce(sum(${conversations.messageCount}), 0)::float8`,
      allTextBytes: sql<number>`coalesce(sum(${conversations.textBytes}), 0)::float8`,
    })
    .from(conversations)
    .where(and(eq(of.userId, userId), eq(conversations.emptied, false)));
  if (stored === undefined) throw new Error("The conversations weren't counted");
  return stored;
}

type OwnConversation = Pick<ConversationRow, "id" | "title" | "messageCount" | "leafId">;

/** @throws ApiError `validation_failed` for a message without text and files, or with too many files */
export function checkContent(text: string, files: number): void {
  if (isBlank(text) && files === 0)
    throw new ApiError("validation_failed", {
      issues: [{ path: "message", message: "Must have at least 1 character" }],
    });
  if (files > UPLOAD_MAX_FILES_PER_MESSAGE)
    throw new ApiError("validation_failed", {
      issues: [{ path: "media_ids", message: `Must have at most ${UPLOAD_MAX_FILES_PER_MESSAGE} files` }],
    });
}

/**
 * The files that an edited message keeps, in their order.
 * @throws ApiError `media_not_found` for one that it never had, `media_deleted` for one that's gone
 */
async function keptFiles(
  tx: Transaction,
  { attachments }: Pick<MessageRow, "attachments">,
  keeps: readonly string[] | undefined,
  media: Pick<MessageMedia, "hold">,
): Promise<MessageRow["attachments"]> {
  if (keeps === undefined) return attachments;
  if (keeps.some((kept) => attachments.every(({ id }) => id !== kept))) throw new ApiError("media_not_found");
  await media.hold(tx, keeps);
  return attachments.filter(({ id }) => keeps.includes(id));
}

/** Where the message goes in the conversation's tree, and the files it has from the version that it edits. */
async function placeOf(
  tx: Transaction,
  { userId, edits, keeps, answers, follows }: IdentifiedMessage,
  { id, leafId }: OwnConversation,
  media: Pick<MessageMedia, "hold">,
): Promise<Pick<MessageRow, "parentId" | "attachments">> {
  const followed = follows === undefined ? undefined : await sentMessage(tx, userId, follows);
  const named = edits ?? (followed?.conversationId === id ? followed.id : answers);
  if (named === undefined) return { parentId: leafId, attachments: [] };
  const message = await ownMessage(tx, userId, named);
  if (message.conversationId !== id) throw new ApiError("message_not_found");
  if (edits !== undefined) {
    if (message.role !== "user") throw new ApiError("message_not_found");
    return { parentId: message.parentId, attachments: await keptFiles(tx, message, keeps, media) };
  }
  const parentId = (await isShown(tx, id, named)) ? leafId : await leafBelow(tx, named);
  return { parentId, attachments: [] };
}

async function conversationFor(tx: Transaction, message: IdentifiedMessage): Promise<OwnConversation> {
  const { userId } = message;
  const given = await givenConversation(tx, message);
  const id = given ?? begunBy(message);
  const { title, messageCount, leafId } = conversations;
  const columns = { id: conversations.id, title, messageCount, leafId };
  if (given === undefined) {
    const [begun] = await tx
      .insert(conversations)
      .values({ id, userId, title: titleFrom(message.text), settings: message.settings ?? null })
      .onConflictDoNothing()
      .returning(columns);
    if (begun !== undefined) return begun;
  }
  const [own] = await tx
    .select(columns)
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.userId, userId), isNull(conversations.deletedAt)))
    .for("update");
  if (own === undefined) throw new ApiError("conversation_not_found");
  return own;
}

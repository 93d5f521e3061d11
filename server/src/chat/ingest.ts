import { createHash, randomUUID } from "node:crypto";
import { and, count, eq, isNull, sql } from "drizzle-orm";
import { CONVERSATION_TITLE_CHARACTERS } from "@atrium/shared-contracts";
import { firstCharacters } from "@atrium/shared-contracts/wire";
import { derivedId } from "../ids/derived-id.ts";
import type { Database, Transaction } from "../database/database.ts";
import { isTransient } from "../database/failures.ts";
import { ApiError } from "../errors/api-error.ts";
import { QUOTAS } from "../limits/limits.ts";
import { enqueue } from "./outbox.ts";
import { type Attachment, conversations, messages, turns } from "./tables.ts";
import type { TurnRow } from "./wire.ts";

const PREVIEW_CHARACTERS = 140;
const RETRIES = 2;

/** A message as a user sent it, by whichever path. */
export interface SentMessage {
  readonly userId: string;
  /** The client's own id of it; absent: the message cannot be sent again. */
  readonly messageId: string | undefined;
  readonly text: string;
  /** Null starts a conversation. */
  readonly conversationId: string | null;
  readonly mediaIds: readonly string[];
}

export interface Ingested {
  readonly turn: TurnRow;
  /** False when the message was here already. */
  readonly isNew: boolean;
}

/** What the chat asks of the media domain. */
export interface MessageMedia {
  /** Makes files part of a message that `tx` stores. @throws ApiError `media_not_found` for a file that is not the user's */
  attach(tx: Transaction, userId: string, mediaIds: readonly string[], messageId: string): Promise<Attachment[]>;
  /** A link to the file that ends with the session. */
  link(id: string, sessionId: string): string;
  release(tx: Transaction, messageIds: readonly string[]): Promise<void>;
}

export interface IngestDeps {
  readonly db: Database;
  readonly media: MessageMedia;
  /** Refuses a user who sends too much; not asked for a message that is here already. @throws ApiError `too_many_requests` */
  readonly admit: (userId: string) => Promise<void>;
}

/** The insert met the same message, sent over another path at the same moment. */
class AlreadyThere extends Error {}

export const preview = (text: string) => firstCharacters(text.trim().replaceAll(/\s+/g, " "), PREVIEW_CHARACTERS);

export function titleFrom(text: string): string {
  const trimmed = text.trim();
  const title = firstCharacters(trimmed, CONVERSATION_TITLE_CHARACTERS);
  return title.length < trimmed.length ? `${title}...` : title;
}

const bodyHash = (text: string, mediaIds: readonly string[]) =>
  createHash("sha256")
    .update(JSON.stringify([text, mediaIds]))
    .digest("base64url");

/** Nothing that shows: blanks, controls and characters without width. */
const BLANK = /^[\s\p{Cf}\p{Cc}]*$/u;

/**
 * Takes in a user's message: stores it, queues its turn and announces it, all or nothing. The same message again, by any
 * path and at any time, changes nothing and answers the same turn.
 * @throws ApiError `message_id_reused`, `conversation_not_found`, `media_not_found`, `too_many_requests`, `conversation_full`,
 *   `conversations_full`
 */
export async function ingest(deps: IngestDeps, sent: SentMessage): Promise<Ingested> {
  const text = sent.text.normalize("NFC");
  if (BLANK.test(text)) {
    throw new ApiError("validation_failed", {
      issues: [{ path: "message", message: "Must have at least 1 character" }],
    });
  }
  const messageId = sent.messageId ?? randomUUID();
  const message = { ...sent, text, messageId, hash: bodyHash(text, sent.mediaIds) };
  const known = await findKnown(deps.db, message);
  if (known !== null) return known;
  await deps.admit(sent.userId);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return { turn: await deps.db.transaction((tx) => store(tx, message, deps.media)), isNew: true };
    } catch (error) {
      if (error instanceof AlreadyThere) {
        const there = await findKnown(deps.db, message);
        if (there !== null) return there;
      }
      if (attempt >= RETRIES || !(error instanceof AlreadyThere || isTransient(error))) throw error;
    }
  }
}

type Message = SentMessage & { readonly messageId: string; readonly hash: string };

async function findKnown(db: Database, message: Message): Promise<Ingested | null> {
  const [row] = await db
    .select({ turn: turns, hash: messages.bodyHash })
    .from(messages)
    .innerJoin(turns, eq(turns.id, messages.id))
    .where(and(eq(messages.userId, message.userId), eq(messages.clientMessageId, message.messageId)));
  if (row === undefined) return null;
  if (row.hash !== message.hash) throw new ApiError("message_id_reused");
  return { turn: row.turn, isNew: false };
}

async function store(tx: Transaction, message: Message, media: MessageMedia): Promise<TurnRow> {
  const { userId, messageId, text } = message;
  const conversation = await conversationFor(tx, message);
  await checkQuota(tx, message, conversation);
  const [stored] = await tx
    .insert(messages)
    .values({
      id: randomUUID(),
      conversationId: conversation.id,
      userId,
      role: "user",
      clientMessageId: messageId,
      bodyHash: message.hash,
      text,
    })
    .onConflictDoNothing({ target: [messages.userId, messages.clientMessageId] })
    .returning();
  if (stored === undefined) throw new AlreadyThere();
  if (message.mediaIds.length > 0) {
    const attachments = await media.attach(tx, userId, message.mediaIds, stored.id);
    await tx.update(messages).set({ attachments }).where(eq(messages.id, stored.id));
  }
  const [turn] = await tx
    .insert(turns)
    .values({ id: stored.id, conversationId: conversation.id, userId, clientMessageId: messageId })
    .returning();
  if (turn === undefined) throw new Error("The turn was not stored");
  await tx
    .update(conversations)
    .set({
      messageCount: sql`${conversations.messageCount} + 1`,
      lastMessageAt: sql`greatest(now(), ${conversations.lastMessageAt})`,
      preview: preview(text),
    })
    .where(eq(conversations.id, conversation.id));
  await enqueue(tx, {
    userId,
    name: "message_accepted",
    ablyId: `${turn.id}-accepted`,
    payload: {
      conversationId: conversation.id,
      messageId,
      turnId: turn.id,
      storedId: stored.id,
      createdAt: stored.createdAt.toISOString(),
      title: conversation.title,
    },
  });
  return turn;
}

/** The new message and its reply must find room. */
async function checkQuota(
  tx: Transaction,
  { userId, conversationId }: Message,
  { messageCount }: OwnConversation,
): Promise<void> {
  if (messageCount >= QUOTAS.messages_of_a_conversation.max) {
    throw new ApiError(QUOTAS.messages_of_a_conversation.refused);
  }
  const [stored] = await tx
    .select({ conversations: count(), messages: sql<number>`coalesce(sum(${conversations.messageCount}), 0)::float8` })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), isNull(conversations.deletedAt)));
  const all = stored ?? { conversations: 0, messages: 0 };
  const isNew = conversationId === null && messageCount === 0;
  if (isNew && all.conversations > QUOTAS.conversations.max) throw new ApiError(QUOTAS.conversations.refused);
  if (all.messages >= QUOTAS.messages.max) throw new ApiError(QUOTAS.messages.refused);
}

type OwnConversation = { readonly id: string; readonly title: string; readonly messageCount: number };

async function conversationFor(tx: Transaction, message: Message): Promise<OwnConversation> {
  const { userId, conversationId, messageId } = message;
  const id = conversationId ?? derivedId("conversation", userId, messageId);
  if (conversationId === null) {
    await tx
      .insert(conversations)
      .values({ id, userId, title: titleFrom(message.text) })
      .onConflictDoNothing();
  }
  const [own] = await tx
    .select({ id: conversations.id, title: conversations.title, messageCount: conversations.messageCount })
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.userId, userId), isNull(conversations.deletedAt)))
    .for("update");
  if (own === undefined) throw new ApiError("conversation_not_found");
  return own;
}

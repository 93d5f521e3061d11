import { desc, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { ApiError } from "../../errors/api-error.ts";
import { derivedId } from "../../ids/derived-id.ts";
import { QUOTAS } from "../../limits/limits.ts";
import type { MessageMedia } from "../conversations/message-media.ts";
import { leafBelow, previewOf } from "../conversations/tree-store.ts";
import type { ConversationRow, MessageRow } from "../storage/rows.ts";
import { type Attachment, messages, reasonings, turns } from "../storage/tables.ts";
import type { Place } from "./parents-first.ts";

/** A message of a tree that arrives. Its key is its name where it comes from, unique in its conversation. */
export interface ArrivingMessage
  extends Place, Pick<MessageRow, "role" | "status" | "text" | "cards" | "steps" | "failure" | "rating" | "createdAt"> {
  /** The user gets copies of these files. Whoever lets them arrive answers for that the user may have them. */
  readonly attachments: readonly Attachment[];
  /** The message whose reasoning it has, too. */
  readonly reasoningOf?: string | undefined;
  readonly reasoningSeconds?: number | null;
}

/** A tree of messages while it's stored, piece by piece. */
export interface ArrivingTree {
  /** Stores messages, each below its parent, which is stored already or in the same piece. @throws ApiError `conversation_full`, `media_quota` */
  store(tx: Transaction, piece: readonly ArrivingMessage[]): Promise<void>;
  /** How many messages are stored, and how long they are. */
  size(): Pick<ConversationRow, "messageCount" | "textBytes">;
  /** The ids of the user's messages, in order. */
  questions(): string[];
  /** The last message of the shown branch, and what the list shows of it. */
  end(tx: Transaction, shown: string | undefined): Promise<Pick<ConversationRow, "leafId" | "preview">>;
}

export function createArrivingTree(
  media: Pick<MessageMedia, "copy">,
  { id: conversationId, userId }: Pick<ConversationRow, "id" | "userId">,
): ArrivingTree {
  const idOf = (key: string) => derivedId("message", conversationId, key);
  const questions = new Set<string>();
  const files = new Map<string, Attachment>();
  let messageCount = 0;
  let textBytes = 0;
  return {
    size: () => ({ messageCount, textBytes }),
    questions: () => Array.from(questions, idOf),

    async store(tx, piece) {
      messageCount += piece.length;
      for (const { text } of piece) textBytes += Buffer.byteLength(text);
      if (messageCount > QUOTAS.messages_of_a_conversation.max * 2) throw new ApiError("conversation_full");
      for (const { key, role } of piece) if (role === "user") questions.add(key);
      // An edited message has the files of the one that it edits.
      const wanted = piece.flatMap(({ key, attachments }) =>
        attachments.filter((file) => !files.has(file.id)).map((file) => ({ mediaId: file.id, messageId: idOf(key) })),
      );
      for (const [original, copy] of await media.copy(tx, userId, wanted)) files.set(original, copy);
      if (piece.length === 0) return;
      await tx.insert(messages).values(
        piece.map(({ key, parentKey, role, attachments, ...content }) => {
          const id = idOf(key);
          const parentId = parentKey === null ? null : idOf(parentKey);
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
      await copyReasoning(
        tx,
        piece.flatMap(({ key, reasoningOf }) =>
          reasoningOf === undefined ? [] : [{ from: reasoningOf, to: idOf(key) }],
        ),
      );
    },

    async end(tx, shown) {
      const leafId = shown === undefined ? await newest(tx, conversationId) : await leafBelow(tx, idOf(shown));
      return { leafId, preview: leafId === null ? "" : await previewOf(tx, userId, leafId) };
    },
  };
}

async function copyReasoning(tx: Transaction, copies: readonly { readonly from: string; readonly to: string }[]) {
  if (copies.length === 0) return;
  const pairs = sql.join(
    copies.map(({ from, to }) => sql`(${from}::uuid, ${to}::uuid)`),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${reasonings} (message_id, text)
    select copy.to_id, r.text from (values ${pairs}) copy (from_id, to_id) join ${reasonings} r on r.message_id = copy.from_id`);
}

/** Each message of the user has a turn, which has ended as its newest reply has. */
export async function storeTurns(tx: Transaction, questions: readonly string[]): Promise<void> {
  if (questions.length === 0) return;
  await tx.execute(sql`
    insert into ${turns} (id, conversation_id, user_id, client_message_id, state, reply_id, error_code)
    select m.id, m.conversation_id, m.user_id, m.client_message_id,
      case r.status when 'complete' then 'done' when 'failed' then 'failed' else 'cancelled' end, r.id, r.failure
    from ${messages} m left join lateral (
      select a.id, a.status, a.failure from ${messages} a where a.reply_to = m.id order by a.seq desc limit 1
    ) r on true
    where ${inArray(sql`m.id`, [...questions])}
    order by m.seq`);
}

async function newest(tx: Transaction, conversationId: string): Promise<string | null> {
  const [last] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.seq))
    .limit(1);
  return last?.id ?? null;
}

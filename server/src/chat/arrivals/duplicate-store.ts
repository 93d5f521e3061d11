import { CHOICE_CARD, type MessageCard, offerState, settledCards } from "@atrium/shared-contracts/wire";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import { ApiError } from "../../errors/api-error.ts";
import { derivedId } from "../../ids/derived-id.ts";
import { piecesIn } from "../../paging/room.ts";
import { messagesById, textBytes } from "../conversations/message-store.ts";
import { lockOwn } from "../conversations/organize-store.ts";
import type { ConversationRow } from "../storage/rows.ts";
import { conversations, messages, turns } from "../storage/tables.ts";
import { type ArrivalDeps, type ArrivingConversation, PIECE, storeArrival } from "./arrival-store.ts";
import type { ArrivingMessage } from "./arriving-tree-store.ts";
import { parentsFirst, type Place } from "./parents-first.ts";

export interface Duplicate {
  /** Made by the client, the same for each repeat of the call. */
  readonly requestId: string;
  /** One line. */
  readonly title: string;
}

/**
 * Copies a conversation with all its branches and files, but without its ratings. Each message is copied as it is at the moment
 * when it's read. A reply that's still being written is a stopped, empty one in the copy. A repeat returns the copy that there is.
 * @throws ApiError `conversation_not_found`, `conversations_full`, `media_quota`
 */
export async function duplicateConversation(
  deps: ArrivalDeps,
  userId: string,
  sourceId: string,
  { requestId, title }: Duplicate,
): Promise<ConversationRow> {
  const id = derivedId("duplicate", userId, sourceId, requestId);
  const copy = await storeArrival(deps, async (tx) => {
    const known = await own(tx, userId, id);
    if (known !== undefined) return known;
    await lockOwn(tx, userId, [sourceId]);
    const source = await own(tx, userId, sourceId);
    const { tree, unanswered } = await treeOf(tx, sourceId);
    const shown = source?.leafId ?? undefined;
    return {
      id,
      userId,
      title,
      shown: shown !== undefined && unanswered.has(shown) ? stoppedKey(shown) : shown,
      folderId: source?.folderId ?? null,
      settings: source?.settings ?? null,
      pieces: piecesOf(tree),
    };
  });
  // The same call, at the same moment. Or the copy is deleted already.
  return copy ?? (await own(deps.db, userId, id)) ?? notFound();
}

const notFound = (): never => {
  throw new ApiError("conversation_not_found");
};

async function own(db: Pick<Database, "select">, userId: string, id: string) {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.userId, userId), isNull(conversations.deletedAt)));
  return row;
}

/** The key of the reply that takes the place of one that's being written. */
const stoppedKey = (messageId: string) => `${messageId}-stopped`;

/** A message's place, and the bytes of its text. */
type SizedPlace = Place & { readonly size: number };

/** Where each message goes, and which ones of the user have no reply yet. */
async function treeOf(tx: Transaction, conversationId: string) {
  const rows = await tx
    .select({ key: messages.id, parentKey: messages.parentId, role: messages.role, size: textBytes })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(asc(messages.seq));
  const answered = new Set(rows.flatMap(({ role, parentKey }) => (role === "assistant" ? (parentKey ?? []) : [])));
  const active = await tx
    .select({ id: turns.id })
    .from(turns)
    .where(and(eq(turns.conversationId, conversationId), inArray(turns.state, ["queued", "running"])));
  const unanswered = new Set(active.map(({ id }) => id).filter((id) => !answered.has(id)));
  const tree = rows.flatMap(({ key, parentKey, size }): SizedPlace[] => [
    { key, parentKey: parentKey !== null && unanswered.has(parentKey) ? stoppedKey(parentKey) : parentKey, size },
    ...(unanswered.has(key) ? [{ key: stoppedKey(key), parentKey: key, size: 0 }] : []),
  ]);
  return { tree: parentsFirst(tree), unanswered };
}

function* piecesOf(tree: readonly SizedPlace[]): ArrivingConversation["pieces"] {
  for (const piece of piecesIn(tree, PIECE)) yield (tx) => read(tx, piece);
}

async function read(tx: Transaction, piece: readonly SizedPlace[]): Promise<ArrivingMessage[]> {
  const isStopped = (key: string) => key.endsWith(stoppedKey(""));
  const ids = piece.map(({ key }) => key).filter((key) => !isStopped(key));
  const byId = await messagesById(tx, ids);
  return piece.map(({ key, parentKey }) => {
    if (isStopped(key)) return { key, parentKey, ...STOPPED, createdAt: new Date() };
    const { role, status, text, cards, steps, reasoningSeconds, failure, attachments, createdAt } =
      byId.get(key) ?? notFound();
    return {
      key,
      parentKey,
      role,
      status,
      text,
      cards: unanswerable(cards),
      steps,
      reasoningSeconds,
      reasoningOf: reasoningSeconds === null ? undefined : key,
      failure,
      attachments,
      createdAt,
      rating: null,
    };
  });
}

/** Cards as a copy has them: nobody can answer there what they ask, or take back what was done. */
const unanswerable = (cards: readonly MessageCard[]): MessageCard[] =>
  settledCards(cards, { offer: "question", state: "closed" }).filter(
    (card) => card.kind !== CHOICE_CARD || offerState(card) !== undefined,
  );

const STOPPED = {
  role: "assistant",
  status: "stopped",
  text: "",
  cards: [],
  steps: [],
  failure: null,
  rating: null,
  attachments: [],
} satisfies Partial<ArrivingMessage>;

import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { ConversationSettings } from "@atrium/shared-contracts/wire";
import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import { ApiError } from "../../errors/api-error.ts";
import type { Room } from "../../paging/room.ts";
import { discardArrival, discardForgotten, isForgotten } from "../conversations/deletion-store.ts";
import { checkQuota } from "../conversations/ingest-store.ts";
import type { MessageMedia } from "../conversations/message-media.ts";
import { countHidden } from "../conversations/tree-store.ts";
import { enqueueUnlessWaiting } from "../outbox/outbox-store.ts";
import type { ConversationRow } from "../storage/rows.ts";
import { conversations } from "../storage/tables.ts";
import { type ArrivingMessage, type ArrivingTree, createArrivingTree, storeTurns } from "./arriving-tree-store.ts";
import { createPace, type Pace } from "./pace.ts";

/**
 * How many messages are read and written in one transaction, and the bytes of their texts. Others who use the embedded database wait until
 * it ends.
 */
export const PIECE: Room = { rows: 200, size: 256 * 1024 };
const TURNS_AT_ONCE = 500;
/** How often, and how many times, it's looked whether another process has stored the same conversation. */
const LOOK_MS = 250;
const LOOKS = 20;

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
  /**
   * The messages piece by piece, each read in the transaction that stores it, in the order in which they were written, except
   * that each comes after its parent. The next piece is asked for when the one before it is stored.
   */
  readonly pieces: Iterable<(tx: Transaction) => Promise<readonly ArrivingMessage[]>>;
}

export interface ArrivalDeps {
  readonly db: Database;
  readonly media: Pick<MessageMedia, "copy" | "release">;
}

type ReadPiece = (tx: Transaction) => Promise<readonly ArrivingMessage[]>;
/** A conversation that's being stored. */
interface Arrival {
  readonly conversation: ArrivingConversation;
  /** Names this try in the conversation's row. */
  readonly token: string;
  readonly tree: ArrivingTree;
  readonly pieces: Iterator<ReadPiece>;
}

type Begun =
  | { readonly state: "stored"; readonly row: ConversationRow }
  | { readonly state: "there" }
  /** Another call is storing it, or has begun to and ended. */
  | { readonly state: "unfinished"; readonly token: string; readonly isForgotten: boolean }
  | { readonly state: "begun"; readonly arrival: Arrival; readonly next: ReadPiece };

/**
 * Stores a whole tree of messages as a new conversation of the user, as if it had been written there: its replies can be
 * regenerated and continued, its messages edited and found. What one piece doesn't hold is stored in several transactions,
 * between which others use the database. The conversation is as if it were deleted until all of it is stored; when that fails,
 * nothing is left of it. `plan` says in the first transaction what arrives, or what has arrived already, which is returned.
 * Returns null, and changes nothing, if there is or was a conversation with this id, or there's one that's imported from there.
 * @throws ApiError `conversations_full`, `conversation_full`, `media_quota`, `overloaded` if another process is still storing or deleting it
 */
export async function storeArrival(
  deps: ArrivalDeps,
  plan: (tx: Transaction) => Promise<ArrivingConversation | ConversationRow>,
): Promise<ConversationRow | null> {
  const paced = createPace();
  for (let looks = 0; ; looks += 1) {
    const begun = await paced(() => deps.db.transaction((tx) => begin(tx, deps.media, plan)));
    switch (begun.state) {
      case "stored":
        return begun.row;
      case "there":
        return null;
      case "unfinished":
        if (looks >= LOOKS) throw new ApiError("overloaded");
        if (!begun.isForgotten || !(await discardForgotten(deps.db, deps.media, begun.token))) await pause(LOOK_MS);
        break;
      case "begun":
        try {
          return await goOn(deps.db, paced, begun.arrival, begun.next);
        } catch (error) {
          await discardArrival(deps.db, deps.media, begun.arrival.token);
          throw error;
        }
    }
  }
}

async function begin(
  tx: Transaction,
  media: ArrivalDeps["media"],
  plan: (tx: Transaction) => Promise<ArrivingConversation | ConversationRow>,
): Promise<Begun> {
  const planned = await plan(tx);
  if (!("pieces" in planned)) return { state: "stored", row: planned };
  const { pieces, shown: _, ...row } = planned;
  const token = randomUUID();
  const [inserted] = await tx
    .insert(conversations)
    .values({ ...row, arrival: token })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  if (inserted === undefined) return (await unfinished(tx, planned)) ?? { state: "there" };
  await checkQuota(tx, planned.userId, { messageCount: 0 }, true);
  const tree = createArrivingTree(media, planned);
  const arrival = { conversation: planned, token, tree, pieces: pieces[Symbol.iterator]() };
  const next = await storePiece(tx, arrival, nextOf(arrival));
  if (next !== undefined) {
    await keep(tx, arrival);
    return { state: "begun", arrival, next };
  }
  await storeTurns(tx, arrival.tree.questions());
  return { state: "stored", row: await finish(tx, arrival) };
}

/** The conversation that's in the way, if it isn't wholly stored. */
async function unfinished(tx: Transaction, { id, importedFrom }: ArrivingConversation): Promise<Begun | undefined> {
  const [row] = await tx
    .select({ token: conversations.arrival, isForgotten })
    .from(conversations)
    .where(
      and(
        isNotNull(conversations.arrival),
        or(
          eq(conversations.id, id),
          importedFrom === undefined ? undefined : eq(conversations.importedFrom, importedFrom),
        ),
      ),
    );
  return row && row.token !== null
    ? { state: "unfinished", token: row.token, isForgotten: row.isForgotten }
    : undefined;
}

async function goOn(db: Database, paced: Pace, arrival: Arrival, second: ReadPiece): Promise<ConversationRow> {
  const step = <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
    paced(() =>
      db.transaction(async (tx) => {
        await keep(tx, arrival);
        return work(tx);
      }),
    );
  for (let next: ReadPiece | undefined = second; next !== undefined;) {
    const piece: ReadPiece = next;
    next = await step((tx) => storePiece(tx, arrival, piece));
  }
  const questions = arrival.tree.questions();
  for (let from = 0; from < questions.length; from += TURNS_AT_ONCE)
    await step((tx) => storeTurns(tx, questions.slice(from, from + TURNS_AT_ONCE)));
  return step((tx) => finish(tx, arrival));
}

const nextOf = ({ pieces }: Arrival): ReadPiece | undefined => {
  const next = pieces.next();
  return next.done === true ? undefined : next.value;
};

/** Stores a piece; returns the next one. */
async function storePiece(
  tx: Transaction,
  arrival: Arrival,
  read: ReadPiece | undefined,
): Promise<ReadPiece | undefined> {
  if (read === undefined) return undefined;
  await arrival.tree.store(tx, await read(tx));
  return nextOf(arrival);
}

/** Says that the conversation is still being stored. @throws ApiError `overloaded` if that took so long that it was given up */
async function keep(tx: Transaction, { conversation: { id }, token, tree }: Arrival): Promise<void> {
  const [kept] = await tx
    .update(conversations)
    .set({ ...tree.size(), deletedAt: sql`now()` })
    .where(and(eq(conversations.id, id), eq(conversations.arrival, token)))
    .returning({ id: conversations.id });
  if (kept === undefined) throw new ApiError("overloaded");
}

/** Shows the conversation and announces it. */
async function finish(tx: Transaction, { conversation, tree }: Arrival): Promise<ConversationRow> {
  const { id, userId, shown } = conversation;
  const [stored] = await tx
    .update(conversations)
    .set({ ...tree.size(), ...(await tree.end(tx, shown)), arrival: null, deletedAt: null })
    .where(eq(conversations.id, id))
    .returning();
  if (stored === undefined) throw new Error("The conversation wasn't stored");
  const hiddenCount = await countHidden(tx, id);
  // Now it's known how much it is.
  await checkQuota(tx, userId, { messageCount: 0 }, true);
  await announceArrivals(tx, userId);
  return { ...stored, hiddenCount };
}

/** Tells the user's tabs and devices that there are new conversations in the list. Once is enough for many that are stored in quick succession. */
const announceArrivals = (tx: Transaction, userId: string): Promise<void> =>
  enqueueUnlessWaiting(tx, {
    userId,
    name: "conversation_list_changed",
    ablyId: `arrived-${randomUUID()}`,
    payload: { change: "added" },
  });

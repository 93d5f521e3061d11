import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { announceArrivals, type ArrivingMessage, PIECE, storeArrival } from "../chat/arrivals/arrival-store.ts";
import type { MessageMedia } from "../chat/conversations/message-media.ts";
import { conversations } from "../chat/storage/tables.ts";
import type { Database, Transaction } from "../database/database.ts";
import { ApiError } from "../errors/api-error.ts";
import { keepShare, type ShareRow } from "./share-store.ts";
import { hasFiles, sharedMessagesAfter, type SharedMessageRow } from "./snapshot-store.ts";
import { sharedCopies } from "./tables.ts";

/**
 * Makes a conversation of the user's own with what the link shows, or returns the one that they made of the same snapshot before and still
 * have. Files are copied if they're shared; once they are, a copy made without them isn't the same any more.
 * @throws ApiError `share_not_found`, `conversations_full`, `media_quota`
 */
export const copyShared = (
  { db, media }: { readonly db: Database; readonly media: Pick<MessageMedia, "copy"> },
  userId: string,
  token: string,
): Promise<string> =>
  db.transaction(async (tx) => {
    const share = await keepShare(tx, token);
    if (share === undefined) throw new ApiError("share_not_found");
    const { id: shareId, takenAt } = share;
    const attachments = share.attachments && (await hasFiles(tx, shareId));
    const wanted = { shareId, userId, takenAt, attachments, conversationId: randomUUID() };
    // The same call at the same moment waits here for the other one's copy.
    const [noted] = await tx
      .insert(sharedCopies)
      .values(wanted)
      .onConflictDoUpdate({ target: [sharedCopies.shareId, sharedCopies.userId], set: { userId } })
      .returning();
    if (noted === undefined) throw new Error("The copy wasn't noted");
    const { conversationId } = noted;
    const isSame = noted.takenAt.getTime() === takenAt.getTime() && (noted.attachments || !attachments);
    if (conversationId !== wanted.conversationId && isSame && (await isThere(tx, userId, conversationId)))
      return conversationId;
    await tx
      .update(sharedCopies)
      .set({ takenAt, attachments, conversationId: wanted.conversationId })
      .where(and(eq(sharedCopies.shareId, shareId), eq(sharedCopies.userId, userId)));
    const stored = await storeArrival(
      tx,
      media,
      { id: wanted.conversationId, userId, title: share.title },
      piecesOf(tx, share),
    );
    if (stored === null) throw new Error("The copy wasn't stored");
    await announceArrivals(tx, userId);
    return stored.id;
  });

async function isThere(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.userId, userId), isNull(conversations.deletedAt)));
  return row !== undefined;
}

/** The snapshot's messages, one below the other. */
async function* piecesOf(tx: Transaction, share: ShareRow): AsyncGenerator<ArrivingMessage[]> {
  let parentKey: string | null = null;
  for (let after = 0; ;) {
    const { rows, last } = await sharedMessagesAfter(tx, share.id, PIECE, after);
    const piece: ArrivingMessage[] = [];
    for (const row of rows) {
      const key = String(row.position);
      piece.push({ ...toArriving(row, share), key, parentKey });
      parentKey = key;
    }
    yield piece;
    if (last === undefined) return;
    after = last.position;
  }
}

const toArriving = (
  { role, status, failure, text, cards, attachments, createdAt }: SharedMessageRow,
  share: ShareRow,
): Omit<ArrivingMessage, "key" | "parentKey"> => ({
  role,
  status,
  failure,
  text: cards.length === 0 ? text : `${text}\n\n${cards.map((name) => `- ${withoutMarkdown(name)}`).join("\n")}`.trim(),
  cards: [],
  rating: null,
  attachments: share.attachments ? attachments : [],
  createdAt,
});

/** The name on one line, with nothing in it that Markdown reads as more than a character. */
const withoutMarkdown = (name: string): string =>
  name.replaceAll(/\s+/g, " ").replaceAll(/[!-/:-@[-`{-~]/g, (mark) => `\\${mark}`);

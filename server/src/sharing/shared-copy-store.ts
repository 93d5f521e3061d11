import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { type ArrivalDeps, type ArrivingConversation, PIECE, storeArrival } from "../chat/arrivals/arrival-store.ts";
import type { ArrivingMessage } from "../chat/arrivals/arriving-tree-store.ts";
import { conversations } from "../chat/storage/tables.ts";
import type { Transaction } from "../database/database.ts";
import { ApiError } from "../errors/api-error.ts";
import { keepShare, type ShareRow } from "./share-store.ts";
import { sharedSteps } from "./shared-steps.ts";
import { hasFiles, sharedMessagesAfter, type SharedMessageRow } from "./snapshot-store.ts";
import { sharedCopies } from "./tables.ts";

/** The link shows something else by now, or nothing. */
class SnapshotChanged extends Error {}
/** How often a copy is begun anew because the link was updated or another process stored the copy meanwhile. */
const TRIES = 4;

/**
 * Makes a conversation of the user's own with what the link shows, or returns the one that they made of the same snapshot before and still
 * have. Files are copied if they're shared; once they are, a copy made without them isn't the same any more. What's copied is one snapshot,
 * also if the link is updated meanwhile.
 * @throws ApiError `share_not_found`, `conversations_full`, `media_quota`, `overloaded` if the link is updated again and again
 */
export async function copyShared(deps: ArrivalDeps, userId: string, token: string): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      const stored = await storeArrival(deps, (tx) => plan(tx, userId, token));
      // Another process stored it after the plan had seen it unfinished. The next plan finds it.
      if (stored !== null) return stored.id;
    } catch (error) {
      if (!(error instanceof SnapshotChanged)) throw error;
    }
  }
  throw new ApiError("overloaded");
}

async function plan(tx: Transaction, userId: string, token: string) {
  const share = await keepShare(tx, token);
  if (share === undefined) throw new ApiError("share_not_found");
  const { id: shareId, takenAt, title } = share;
  const attachments = share.attachments && (await hasFiles(tx, shareId));
  const wanted = { shareId, userId, takenAt, attachments, conversationId: randomUUID() };
  // The same call at the same moment waits here for the other one's copy.
  const [noted] = await tx
    .insert(sharedCopies)
    .values(wanted)
    .onConflictDoUpdate({ target: [sharedCopies.shareId, sharedCopies.userId], set: { userId } })
    .returning();
  if (noted === undefined) throw new Error("The copy wasn't noted");
  const copy: ArrivingConversation = { id: wanted.conversationId, userId, title, pieces: piecesOf(share, token) };
  const isSame = noted.takenAt.getTime() === takenAt.getTime() && (noted.attachments || !attachments);
  if (noted.conversationId !== copy.id && isSame) {
    const [row] = await tx
      .select()
      .from(conversations)
      .where(and(eq(conversations.id, noted.conversationId), eq(conversations.userId, userId)));
    if (row?.deletedAt === null) return row;
    // One that's being stored is waited for, by its id.
    if (row !== undefined && row.arrival !== null) return { ...copy, id: row.id };
  }
  await tx
    .update(sharedCopies)
    .set({ takenAt, attachments, conversationId: copy.id })
    .where(and(eq(sharedCopies.shareId, shareId), eq(sharedCopies.userId, userId)));
  return copy;
}

/** The snapshot's messages, one below the other. */
function* piecesOf(share: ShareRow, token: string): ArrivingConversation["pieces"] {
  const place: { parentKey: string | null; after: number | undefined } = { parentKey: null, after: 0 };
  while (place.after !== undefined) {
    const { after } = place;
    yield async (tx) => {
      const now = await keepShare(tx, token);
      if (now?.takenAt.getTime() !== share.takenAt.getTime() || now.attachments !== share.attachments)
        throw new SnapshotChanged();
      const { rows, last } = await sharedMessagesAfter(tx, share.id, PIECE, after);
      place.after = last?.position;
      return rows.map((row) => {
        const { parentKey } = place;
        place.parentKey = String(row.position);
        return { ...toArriving(row, share), key: place.parentKey, parentKey };
      });
    };
  }
}

const toArriving = (
  { role, status, failure, text, cards, steps, attachments, createdAt }: SharedMessageRow,
  share: ShareRow,
): Omit<ArrivingMessage, "key" | "parentKey"> => ({
  role,
  status,
  failure,
  text: cards.length === 0 ? text : `${text}\n\n${cards.map((name) => `- ${withoutMarkdown(name)}`).join("\n")}`.trim(),
  cards: [],
  steps: sharedSteps({ steps }, share),
  rating: null,
  attachments: share.attachments ? attachments : [],
  createdAt,
});

/** The name on one line, with nothing in it that Markdown reads as more than a character. */
const withoutMarkdown = (name: string): string =>
  name.replaceAll(/\s+/g, " ").replaceAll(/[!-/:-@[-`{-~]/g, (mark) => `\\${mark}`);

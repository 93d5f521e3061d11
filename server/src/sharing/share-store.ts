import { randomUUID } from "node:crypto";
import type { ShareRequest } from "@atrium/shared-contracts/wire";
import { and, desc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { ownConversation } from "../chat/conversations/conversation-store.ts";
import { lockOwn } from "../chat/conversations/organize-store.ts";
import { conversations } from "../chat/storage/tables.ts";
import type { Database, Transaction } from "../database/database.ts";
import { type Page, pageOf } from "../paging/page.ts";
import type { Room } from "../paging/room.ts";
import { newToken, tokenHash } from "./share-token.ts";
import { sharedMessagesAfter, type SharedMessageRow, takeSnapshot } from "./snapshot-store.ts";
import { shares } from "./tables.ts";

export type ShareRow = typeof shares.$inferSelect;
/** A link and whether the conversation shows something else by now. */
export type OwnShare = ShareRow & { readonly outdated: boolean };
type Reader = Pick<Database, "select">;

const outdated = sql<boolean>`(${shares.leafId} is distinct from ${conversations.leafId} or ${shares.rewrites} <> ${conversations.rewrites}
  or ${shares.title} <> ${conversations.title})`;

const own = (db: Reader) =>
  db
    .select({ share: shares, outdated })
    .from(shares)
    .innerJoin(conversations, eq(conversations.id, shares.conversationId))
    .$dynamic();

/** @throws ApiError `conversation_not_found`, also when it belongs to another user */
export async function shareOf(db: Database, userId: string, conversationId: string): Promise<OwnShare | null> {
  await ownConversation(db, userId, conversationId);
  return find(db, userId, conversationId);
}

async function find(db: Reader, userId: string, conversationId: string): Promise<OwnShare | null> {
  const [row] = await own(db).where(and(eq(shares.conversationId, conversationId), eq(shares.userId, userId)));
  return row === undefined ? null : { ...row.share, outdated: row.outdated };
}

/** Creates the conversation's link, or changes what it shows. @throws ApiError `conversation_not_found` */
export const putShare = (
  db: Database,
  userId: string,
  conversationId: string,
  { attachments, latest }: z.infer<typeof ShareRequest>,
): Promise<OwnShare> =>
  db.transaction(async (tx) => {
    await lockOwn(tx, userId, [conversationId]);
    const known = await find(tx, userId, conversationId);
    const id = known?.id ?? (await insertShare(tx, userId, conversationId, attachments));
    if (known !== null) await tx.update(shares).set({ attachments }).where(eq(shares.id, id));
    if (known === null || latest) await takeSnapshot(tx, { id, userId, conversationId });
    const share = await find(tx, userId, conversationId);
    if (share === null) throw new Error("The link wasn't stored");
    return share;
  });

async function insertShare(
  tx: Transaction,
  userId: string,
  conversationId: string,
  attachments: boolean,
): Promise<string> {
  const id = randomUUID();
  const token = newToken();
  const hash = tokenHash(token);
  if (hash === undefined) throw new Error("A new token isn't one");
  await tx.insert(shares).values({ id, conversationId, userId, token, tokenHash: hash, title: "", attachments });
  return id;
}

/** Deletes the conversation's link and its snapshot, if there is one. @throws ApiError `conversation_not_found` */
export const deleteShare = (db: Database, userId: string, conversationId: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockOwn(tx, userId, [conversationId]);
    await tx.delete(shares).where(and(eq(shares.conversationId, conversationId), eq(shares.userId, userId)));
  });

export type SharePlace = Pick<ShareRow, "sharedAt" | "id">;

/** The user's links that work, newest first. */
export async function listShares(
  db: Database,
  userId: string,
  limit: number,
  after?: SharePlace,
): Promise<Page<OwnShare>> {
  const rows = await own(db)
    .where(
      and(
        eq(shares.userId, userId),
        isNull(conversations.deletedAt),
        after === undefined
          ? undefined
          : or(lt(shares.sharedAt, after.sharedAt), and(eq(shares.sharedAt, after.sharedAt), lt(shares.id, after.id))),
      ),
    )
    .orderBy(desc(shares.sharedAt), desc(shares.id))
    .limit(limit + 1);
  return pageOf(
    rows.map((row) => ({ ...row.share, outdated: row.outdated })),
    limit,
  );
}

const byHash = (db: Reader, hash: string) =>
  db
    .select({ share: shares })
    .from(shares)
    .innerJoin(conversations, eq(conversations.id, shares.conversationId))
    .where(and(eq(shares.tokenHash, hash), isNull(conversations.deletedAt)));

/** The link with this token; undefined if there's none, or its conversation is deleted. */
export async function shareByToken(db: Reader, token: string): Promise<ShareRow | undefined> {
  const hash = tokenHash(token);
  const [row] = hash === undefined ? [] : await byHash(db, hash);
  return row?.share;
}

/** {@link shareByToken} with a page of its messages, all as they were at one moment. */
export const sharedPage = (
  db: Database,
  token: string,
  room: Room,
  after: number,
): Promise<({ readonly share: ShareRow } & Page<SharedMessageRow>) | undefined> =>
  db.transaction(
    async (tx) => {
      const share = await shareByToken(tx, token);
      return share && { share, ...(await sharedMessagesAfter(tx, share.id, room, after)) };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

/** {@link shareByToken}, which nobody changes or deletes until the transaction ends. */
export async function keepShare(tx: Transaction, token: string): Promise<ShareRow | undefined> {
  const hash = tokenHash(token);
  const [row] = hash === undefined ? [] : await byHash(tx, hash).for("share", { of: shares });
  return row?.share;
}

/** Deletes links to up to `limit` conversations that were deleted and can't be restored any more; returns how many. */
export async function removeDeadShares(db: Database, limit: number): Promise<number> {
  const dead = db
    .select({ id: shares.id })
    .from(shares)
    .innerJoin(conversations, eq(conversations.id, shares.conversationId))
    .where(eq(conversations.emptied, true))
    .limit(limit);
  const removed = await db.delete(shares).where(inArray(shares.id, dead)).returning({ id: shares.id });
  return removed.length;
}

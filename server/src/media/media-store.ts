import { and, count, eq, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/database.ts";
import type { MediaType } from "../files/content-type.ts";
import { media } from "./tables.ts";

export type MediaRow = typeof media.$inferSelect;
type Db = Database | Transaction;

/** How many hours an upload may stay incomplete. */
export const UPLOAD_HOURS = 24;

/** A user's storage, as counted against the quota. */
export type Usage = { readonly bytes: number; readonly files: number; readonly unfinished: number };

export async function mediaById(db: Db, id: string, userId?: string): Promise<MediaRow | undefined> {
  const owned = userId === undefined ? undefined : eq(media.userId, userId);
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.id, id), owned));
  return row;
}

export async function usageOf(db: Db, userId: string): Promise<Usage> {
  const [usage] = await db
    .select({
      bytes: sql<number>`coalesce(sum(${media.size}), 0)::float8`,
      files: count(),
      unfinished: sql<number>`count(*) filter (where ${media.type} is null)::int`,
    })
    .from(media)
    .where(eq(media.userId, userId));
  return usage ?? { bytes: 0, files: 0, unfinished: 0 };
}

export const insertMedia = async (db: Db, row: typeof media.$inferInsert): Promise<void> => {
  await db.insert(media).values(row);
};

/** Turns the upload into a file, once. */
export async function completeMedia(db: Db, id: string, is: { type: MediaType; name: string }) {
  await db
    .update(media)
    .set(is)
    .where(and(eq(media.id, id), isNull(media.type)));
  return mediaById(db, id);
}

export async function deleteMedia(db: Db, id: string, userId: string): Promise<boolean> {
  const deleted = await db
    .delete(media)
    .where(and(eq(media.id, id), eq(media.userId, userId)))
    .returning({ id: media.id });
  return deleted.length > 0;
}

/** Attaches the user's complete files to the message; returns the ones it could attach. */
export const attachMedia = (tx: Transaction, userId: string, ids: readonly string[], messageId: string) =>
  tx
    .update(media)
    .set({ messageId })
    .where(
      and(
        inArray(media.id, [...ids]),
        eq(media.userId, userId),
        isNotNull(media.type),
        or(isNull(media.messageId), eq(media.messageId, messageId)),
      ),
    )
    .returning();

export async function deleteMediaOfMessages(tx: Transaction, messageIds: readonly string[]): Promise<string[]> {
  const deleted = await tx
    .delete(media)
    .where(inArray(media.messageId, [...messageIds]))
    .returning({ id: media.id });
  return deleted.map(({ id }) => id);
}

/** Deletes up to `limit` uploads that weren't completed in time; returns their ids. */
export async function deleteUnfinished(db: Db, limit: number): Promise<string[]> {
  const unfinished = db
    .select({ id: media.id })
    .from(media)
    .where(and(isNull(media.type), lt(media.createdAt, sql`now() - make_interval(hours => ${UPLOAD_HOURS})`)))
    .limit(limit);
  const deleted = await db.delete(media).where(inArray(media.id, unfinished)).returning({ id: media.id });
  return deleted.map(({ id }) => id);
}

/** The ids that have no row. */
export async function unknownIds(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(inArray(media.id, [...ids]));
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

import { and, count, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/database.ts";
import type { MediaType } from "../files/content-type.ts";
import { media } from "./tables.ts";

export type MediaRow = typeof media.$inferSelect;
type Db = Database | Transaction;

/** How many hours an upload may stay incomplete. */
export const UPLOAD_HOURS = 24;
/** How many days a file may wait for a message. Browsers keep drafts' files for 30. */
export const UNSENT_DAYS = 35;

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

/** Content that several of the user's files share counts once. */
export async function usageOf(db: Db, userId: string): Promise<Usage> {
  const [usage] = await db
    .select({
      bytes: sql<number>`coalesce((
        select sum(c.size) from (select distinct m.content_id, m.size from ${media} m where m.user_id = ${userId}) c
      ), 0)::float8`,
      files: count(),
      unfinished: sql<number>`count(*) filter (where ${media.type} is null)::int`,
    })
    .from(media)
    .where(eq(media.userId, userId));
  return usage ?? { bytes: 0, files: 0, unfinished: 0 };
}

export const insertMedia = async (db: Db, row: Omit<typeof media.$inferInsert, "contentId">): Promise<void> => {
  await db.insert(media).values({ ...row, contentId: row.id });
};

/** Those of the files that are complete. They and their content stay until `tx` ends. */
export const holdMedia = (tx: Transaction, ids: readonly string[]): Promise<MediaRow[]> =>
  tx
    .select()
    .from(media)
    .where(and(inArray(media.id, [...ids]), isNotNull(media.type)))
    .orderBy(media.id)
    .for("share");

export async function sizesOf(db: Db, userId: string, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: media.id, size: media.size })
    .from(media)
    .where(and(inArray(media.id, [...ids]), eq(media.userId, userId)));
  return new Map(rows.map(({ id, size }) => [id, size]));
}

/** Stores copies of files, with the same content. */
export const insertCopies = async (tx: Transaction, rows: readonly MediaRow[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(media).values([...rows]);
};

/** Turns the upload into a file, once. */
export async function completeMedia(db: Db, id: string, is: { type: MediaType; name: string }) {
  await db
    .update(media)
    .set(is)
    .where(and(eq(media.id, id), isNull(media.type)));
  return mediaById(db, id);
}

/** Deletes a file that's attached to no message. Returns the key of its content; undefined if there's no such file. */
export async function deleteMedia(db: Db, id: string, userId: string): Promise<string | undefined> {
  const deleted = await db
    .delete(media)
    .where(and(eq(media.id, id), eq(media.userId, userId), isNull(media.messageId)))
    .returning({ contentId: media.contentId });
  return deleted[0]?.contentId;
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
export const deleteUnfinished = (db: Db, limit: number): Promise<string[]> =>
  deleteUpTo(
    db,
    limit,
    and(isNull(media.type), lt(media.createdAt, sql`now() - make_interval(hours => ${UPLOAD_HOURS})`)),
  );

/** Deletes up to `limit` files that were in no message in time; returns their ids. Their content is unused then, unless copies have it. */
export const deleteUnsent = (db: Db, limit: number): Promise<string[]> =>
  deleteUpTo(
    db,
    limit,
    and(
      isNotNull(media.type),
      isNull(media.messageId),
      lt(media.createdAt, sql`now() - make_interval(days => ${UNSENT_DAYS})`),
    ),
  );

async function deleteUpTo(db: Db, limit: number, which: SQL | undefined): Promise<string[]> {
  const some = db.select({ id: media.id }).from(media).where(which).limit(limit);
  const deleted = await db
    .delete(media)
    // Asked again of each row: meanwhile, an upload may have been completed, or a file sent.
    .where(and(inArray(media.id, some), which))
    .returning({ id: media.id });
  return deleted.map(({ id }) => id);
}

/** Those of the store's keys whose content belongs to no file. */
export async function unusedContents(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ key: media.contentId })
    .from(media)
    .where(inArray(media.contentId, [...keys]));
  const used = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !used.has(key));
}

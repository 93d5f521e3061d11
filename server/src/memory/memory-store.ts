import { and, asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/database.ts";
import { ApiError } from "../errors/api-error.ts";
import { QUOTAS } from "../limits/limits.ts";
import { users } from "../auth/tables.ts";
import { memories } from "./tables.ts";

export type MemoryRow = typeof memories.$inferSelect;

const mine = (userId: string) => eq(memories.userId, userId);
const own = (userId: string, id: string) => and(mine(userId), eq(memories.id, id));

/** Newest first. */
export const listMemories = (db: Pick<Database, "select">, userId: string): Promise<MemoryRow[]> =>
  db.select().from(memories).where(mine(userId)).orderBy(desc(memories.createdAt), asc(memories.id));

/**
 * Stores a memory, unless there's one under its id, or with its text in any letter case; returns the one that's there then.
 * @throws ApiError `memories_full`
 */
export const addMemory = (
  db: Database,
  { id, userId, text }: Pick<MemoryRow, "id" | "userId" | "text">,
): Promise<MemoryRow> =>
  db.transaction(async (tx) => {
    await lockAll(tx, userId);
    const there = await listMemories(tx, userId);
    const known = there.find((row) => row.id === id) ?? there.find((row) => foldedText(row) === foldedText({ text }));
    if (known !== undefined) return known;
    const [added] = await tx.insert(memories).values({ id, userId, text }).returning();
    if (added === undefined) throw new Error("The memory wasn't stored");
    const [stored] = await tx.select({ count: count() }).from(memories).where(mine(userId));
    const { max, refused } = QUOTAS.memories;
    if ((stored?.count ?? 0) > max) throw new ApiError(refused);
    return added;
  });

const foldedText = ({ text }: Pick<MemoryRow, "text">): string => text.toLowerCase();

/** Makes other changes of the user's memories wait. */
const lockAll = (tx: Transaction, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");

/** @throws ApiError `memory_not_found`, also when it's another user's; `memory_conflict` when it has another version and text */
export const changeMemory = (
  db: Database,
  { id, userId, text, version }: Omit<MemoryRow, "createdAt">,
): Promise<MemoryRow> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(memories).where(own(userId, id)).for("update");
    if (row === undefined) throw new ApiError("memory_not_found");
    if (row.text === text) return row;
    if (row.version !== version) throw new ApiError("memory_conflict");
    const [changed] = await tx
      .update(memories)
      .set({ text, version: sql`${memories.version} + 1` })
      .where(own(userId, id))
      .returning();
    if (changed === undefined) throw new Error("The memory wasn't changed");
    return changed;
  });

/** Deletes those of the user's memories that are there. */
export const deleteMemories = async (db: Database, userId: string, ids: readonly string[]): Promise<void> => {
  await db.delete(memories).where(and(mine(userId), inArray(memories.id, [...ids])));
};

export const deleteAllMemories = async (db: Database, userId: string): Promise<void> => {
  await db.delete(memories).where(mine(userId));
};

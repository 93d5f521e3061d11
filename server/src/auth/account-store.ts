import { and, eq, exists, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/database.ts";
import { isLiveSession } from "./session-store.ts";
import { sessions, users } from "./tables.ts";

export type UserRow = typeof users.$inferSelect;

export async function insertUser(tx: Transaction, values: typeof users.$inferInsert): Promise<UserRow> {
  const [row] = await tx.insert(users).values(values).returning();
  if (row === undefined) throw new Error("The account was not stored");
  return row;
}

export async function userById(db: Database, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

export async function userByEmail(db: Database, emailKey: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.emailKey, emailKey));
  return row;
}

/** The same, with the row locked until the transaction ends. */
export async function lockUserByEmail(tx: Transaction, emailKey: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.emailKey, emailKey)).for("update");
  return row;
}

const hasPassword = (hash: string | null) =>
  hash === null ? isNull(users.passwordHash) : eq(users.passwordHash, hash);

/** Whether the account still has this password; it can't change until the transaction ends. */
export async function keepsPassword(tx: Transaction, { id, passwordHash }: UserRow): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), hasPassword(passwordHash)))
    .for("share");
  return rows.length > 0;
}

/** Undefined when the account is gone. */
export async function updateUser(
  db: Database,
  id: string,
  changes: { readonly [Column in keyof UserRow]?: UserRow[Column] | undefined },
): Promise<UserRow | undefined> {
  const [row] = await db
    .update(users)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(users.id, id))
    .returning();
  return row;
}

/** Undefined when the password has changed in the meantime, or the caller's session has ended. */
export async function replacePassword(
  tx: Transaction,
  of: { readonly id: string; readonly sessionId: string; readonly current: string | null; readonly next: string },
): Promise<UserRow | undefined> {
  const own = tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, of.sessionId), isLiveSession));
  const [row] = await tx
    .update(users)
    .set({ passwordHash: of.next, updatedAt: sql`now()` })
    .where(and(eq(users.id, of.id), hasPassword(of.current), exists(own)))
    .returning();
  return row;
}

/** Marks the address as proven and removes the password, which somebody else may have set. */
export async function markEmailVerified(tx: Transaction, id: string): Promise<UserRow> {
  const [row] = await tx
    .update(users)
    .set({ passwordHash: null, emailVerifiedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(users.id, id))
    .returning();
  if (row === undefined) throw new Error("The account is gone");
  return row;
}

import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import type { UserRow } from "../account-store.ts";
import { externalIdentities, spentSignIns, users } from "../tables.ts";
import type { ExternalIdentity } from "./identity-provider.ts";

type Subject = Pick<ExternalIdentity, "issuer" | "subject">;

/** The account that the identity is linked to. */
export async function linkedUser(tx: Transaction, { issuer, subject }: Subject): Promise<UserRow | undefined> {
  const [found] = await tx
    .select({ row: users })
    .from(externalIdentities)
    .innerJoin(users, eq(users.id, externalIdentities.userId))
    .where(and(eq(externalIdentities.issuer, issuer), eq(externalIdentities.subject, subject)));
  return found?.row;
}

export const linkUser = async (tx: Transaction, { issuer, subject }: Subject, userId: string): Promise<void> => {
  await tx.insert(externalIdentities).values({ issuer, subject, userId });
};

/** How many of the provider's identities are linked to the account. */
export const countIdentities = (tx: Transaction, userId: string, issuer: string): Promise<number> =>
  tx.$count(externalIdentities, and(eq(externalIdentities.userId, userId), eq(externalIdentities.issuer, issuer)));

/** Records that a sign-in was used, for `seconds`. False when it was used before. */
export async function claimSignIn(db: Database, hash: string, seconds: number): Promise<boolean> {
  const taken = await db
    .insert(spentSignIns)
    .values({ hash, expiresAt: sql`now() + make_interval(secs => ${seconds})` })
    .onConflictDoNothing()
    .returning();
  return taken.length > 0;
}

/** Deletes up to `limit` expired records of used sign-ins; returns how many. */
export async function removeSpentSignIns(db: Database, limit: number): Promise<number> {
  const old = db
    .select({ hash: spentSignIns.hash })
    .from(spentSignIns)
    .where(lt(spentSignIns.expiresAt, sql`now() - interval '1 day'`))
    .limit(limit);
  const removed = await db
    .delete(spentSignIns)
    .where(inArray(spentSignIns.hash, old))
    .returning({ hash: spentSignIns.hash });
  return removed.length;
}

import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/database.ts";
import { refreshTokens, sessions } from "./tables.ts";

/** How many seconds an exchanged token still gives its successor, because the first answer may have been lost. */
export const REPEAT_SECONDS = 30;

export const insertToken = async (within: Database | Transaction, sessionId: string, hash: string): Promise<void> => {
  await within.insert(refreshTokens).values({ hash, sessionId });
};

/** The token with its session. Locks both rows, so only one exchange per family runs at a time. */
export async function lockToken(tx: Transaction, hash: string) {
  const [token] = await tx
    .select({
      sessionId: refreshTokens.sessionId,
      userId: sessions.userId,
      usedAt: refreshTokens.usedAt,
      live: sql<boolean>`${sessions.revokedAt} is null and ${sessions.expiresAt} > now()`,
      repeatable: sql<boolean>`${refreshTokens.usedAt} > now() - make_interval(secs => ${REPEAT_SECONDS})`,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash))
    .for("update");
  return token;
}

/** The session that the token, used or not, belongs to. */
export async function findTokensSession(db: Database, hash: string) {
  const [session] = await db
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      live: sql<boolean>`${sessions.revokedAt} is null and ${sessions.expiresAt} > now()`,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash));
  return session;
}

export const useToken = async (tx: Transaction, hash: string): Promise<void> => {
  await tx
    .update(refreshTokens)
    .set({ usedAt: sql`clock_timestamp()` })
    .where(eq(refreshTokens.hash, hash));
};

export async function isUnused(tx: Transaction, hash: string): Promise<boolean> {
  const rows = await tx
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.usedAt)));
  return rows.length > 0;
}

/** Deletes up to `limit` tokens that were used long ago; returns how many. */
export async function removeUsedTokens(db: Database, limit: number): Promise<number> {
  const old = db
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(lt(refreshTokens.usedAt, sql`now() - interval '30 days'`))
    .limit(limit);
  const removed = await db
    .delete(refreshTokens)
    .where(inArray(refreshTokens.hash, old))
    .returning({ hash: refreshTokens.hash });
  return removed.length;
}

import { createHash, randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/database.ts";
import type { Device } from "./device.ts";
import { prolongSession } from "./session-store.ts";
import { refreshTokens, sessions } from "./tables.ts";

type Owned = { readonly sessionId: string; readonly userId: string };

export type Rotation =
  | ({ readonly kind: "renewed"; readonly refreshToken: string } & Owned)
  /** Unknown, or its session is over. */
  | { readonly kind: "refused" }
  /** Exchanged before this call began: somebody has a copy. */
  | ({ readonly kind: "reused" } & Owned)
  /** Exchanged while this call waited: the same browser asked twice at once, or a copy was quick. */
  | { readonly kind: "overtaken" };

export const hashOf = (refreshToken: string) => createHash("sha256").update(refreshToken).digest("base64url");

/** Makes the session's next refresh token. */
export async function issueRefreshToken(within: Database | Transaction, sessionId: string): Promise<string> {
  const refreshToken = randomBytes(32).toString("base64url");
  await within.insert(refreshTokens).values({ hash: hashOf(refreshToken), sessionId });
  return refreshToken;
}

/** Exchanges a refresh token, given by its hash, for the next one. */
export const rotate = (db: Database, hash: string, device: Device): Promise<Rotation> =>
  db.transaction(async (tx) => {
    const [token] = await tx
      .select({
        sessionId: refreshTokens.sessionId,
        userId: sessions.userId,
        usedAt: refreshTokens.usedAt,
        live: sql<boolean>`${sessions.revokedAt} is null and ${sessions.expiresAt} > now()`,
        // now() is when this transaction began, perhaps long before it got hold of the row.
        overtaken: sql<boolean>`${refreshTokens.usedAt} >= now()`,
      })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(eq(refreshTokens.hash, hash))
      .for("update");
    if (token === undefined || !token.live) return { kind: "refused" };
    const { sessionId, userId } = token;
    if (token.usedAt !== null) return token.overtaken ? { kind: "overtaken" } : { kind: "reused", sessionId, userId };
    await tx
      .update(refreshTokens)
      .set({ usedAt: sql`clock_timestamp()` })
      .where(eq(refreshTokens.hash, hash));
    await prolongSession(tx, sessionId, device);
    return { kind: "renewed", sessionId, userId, refreshToken: await issueRefreshToken(tx, sessionId) };
  });

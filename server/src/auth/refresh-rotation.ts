import { createHash, createHmac, randomBytes } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { deriveKey } from "../config/secret.ts";
import type { Database, Transaction } from "../database/database.ts";
import type { Device } from "./device.ts";
import { prolongSession } from "./session-store.ts";
import { refreshTokens, sessions } from "./tables.ts";

/** Seconds for which an exchanged token still answers its successor: the answer may have been lost on its way. */
export const REPEAT_SECONDS = 30;

type Owned = { readonly sessionId: string; readonly userId: string };

export type Rotation =
  | ({ readonly kind: "renewed"; readonly refreshToken: string } & Owned)
  /** Unknown, or its session is over. */
  | { readonly kind: "refused" }
  /** Exchanged too long ago, or its successor is in use already: somebody has a copy. */
  | ({ readonly kind: "reused" } & Owned);

export type RefreshRotation = {
  /** Makes the first refresh token of a session. */
  issue(within: Database | Transaction, sessionId: string): Promise<string>;
  /** Exchanges a refresh token for the next one; repeated for 30 s, as long as that one is unused, the answer is the same. */
  rotate(db: Database, refreshToken: string, device: Device): Promise<Rotation>;
};

export const hashOf = (refreshToken: string) => createHash("sha256").update(refreshToken).digest("base64url");

/**
 * The refresh tokens of sessions. Only hashes are stored. Each token follows from the one before by a key that only the
 * server has, so that it can be told again without being kept.
 */
export function createRefreshRotation(secret: string): RefreshRotation {
  const key = deriveKey(secret, "refresh-token");
  const successorOf = (refreshToken: string) => createHmac("sha256", key).update(refreshToken).digest("base64url");

  return {
    async issue(within, sessionId) {
      const refreshToken = randomBytes(32).toString("base64url");
      await store(within, sessionId, refreshToken);
      return refreshToken;
    },

    rotate: (db, refreshToken, device) =>
      db.transaction(async (tx) => {
        const hash = hashOf(refreshToken);
        // The session's row is locked too: of one family only one exchange runs at a time.
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
        if (token === undefined || !token.live) return { kind: "refused" };
        const { sessionId, userId } = token;
        const successor = successorOf(refreshToken);
        if (token.usedAt !== null) {
          const known = token.repeatable && (await isUnused(tx, successor));
          return known
            ? { kind: "renewed", sessionId, userId, refreshToken: successor }
            : { kind: "reused", sessionId, userId };
        }
        await tx
          .update(refreshTokens)
          .set({ usedAt: sql`clock_timestamp()` })
          .where(eq(refreshTokens.hash, hash));
        await prolongSession(tx, sessionId, device);
        await store(tx, sessionId, successor);
        return { kind: "renewed", sessionId, userId, refreshToken: successor };
      }),
  };
}

const store = (within: Database | Transaction, sessionId: string, refreshToken: string) =>
  within.insert(refreshTokens).values({ hash: hashOf(refreshToken), sessionId });

async function isUnused(tx: Transaction, refreshToken: string): Promise<boolean> {
  const rows = await tx
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.hash, hashOf(refreshToken)), isNull(refreshTokens.usedAt)));
  return rows.length > 0;
}

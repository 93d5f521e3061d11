import { createHash, createHmac, randomBytes } from "node:crypto";
import { deriveKey } from "../config/secret.ts";
import type { Database, Transaction } from "../database/database.ts";
import type { Device } from "./device.ts";
import { insertToken, isUnused, lockToken, useToken } from "./refresh-token-store.ts";
import { prolongSession } from "./session-store.ts";

type Owned = { readonly sessionId: string; readonly userId: string };

export type Rotation =
  | ({ readonly kind: "renewed"; readonly refreshToken: string } & Owned)
  /** The token is unknown, or its session has ended. */
  | { readonly kind: "refused" }
  /** The token was exchanged too long ago, or its successor is already in use: somebody has a copy. */
  | ({ readonly kind: "reused" } & Owned);

export type RefreshRotation = {
  /** Creates a session's first refresh token. */
  issue(within: Database | Transaction, sessionId: string): Promise<string>;
  /** Exchanges a refresh token for the next one. For 30 s, and until the next one is used, a repeat gives the same answer. */
  rotate(db: Database, refreshToken: string, device: Device): Promise<Rotation>;
};

export const hashOf = (refreshToken: string) => createHash("sha256").update(refreshToken).digest("base64url");

/**
 * The refresh tokens of sessions. Only hashes are stored. Each token is derived from the previous one with a key that only
 * the server has, so it can be returned again without being stored.
 */
export function createRefreshRotation(secret: string): RefreshRotation {
  const key = deriveKey(secret, "refresh-token");
  const successorOf = (refreshToken: string) => createHmac("sha256", key).update(refreshToken).digest("base64url");

  return {
    async issue(within, sessionId) {
      const refreshToken = randomBytes(32).toString("base64url");
      await insertToken(within, sessionId, hashOf(refreshToken));
      return refreshToken;
    },

    rotate: (db, refreshToken, device) =>
      db.transaction(async (tx) => {
        const hash = hashOf(refreshToken);
        const token = await lockToken(tx, hash);
        if (token === undefined || !token.live) return { kind: "refused" };
        const { sessionId, userId } = token;
        const successor = successorOf(refreshToken);
        if (token.usedAt !== null) {
          const known = token.repeatable && (await isUnused(tx, hashOf(successor)));
          return known
            ? { kind: "renewed", sessionId, userId, refreshToken: successor }
            : { kind: "reused", sessionId, userId };
        }
        await useToken(tx, hash);
        await prolongSession(tx, sessionId, device);
        await insertToken(tx, sessionId, hashOf(successor));
        return { kind: "renewed", sessionId, userId, refreshToken: successor };
      }),
  };
}

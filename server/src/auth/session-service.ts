import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { Database, Transaction, WakeUp } from "../database/database.ts";
import { ApiError } from "../http/errors.ts";
import type { Log } from "../log/log.ts";
import type { AccessTokens } from "./access-token.ts";
import { createSessionCache } from "./session-cache.ts";
import { refreshTokens, sessions } from "./tables.ts";

/** Days without a renewal after which a session ends. */
export const SESSION_DAYS = 30;
const CHANNEL = "sessions_revoked";
/** PostgreSQL's signals hold 8,000 bytes. */
const IDS_PER_SIGNAL = 100;

/** What a browser gets: the access token for its memory, the refresh token for its cookie. */
export type IssuedSession = {
  readonly sessionId: string;
  readonly userId: string;
  readonly token: string;
  readonly expiresAt: Date;
  readonly refreshToken: string;
};

export type SessionsRevokedListener = (userId: string, sessionIds: readonly string[]) => void;

export type SessionService = {
  /** Starts a session, inside the caller's transaction if one is given. */
  start(userId: string, within?: Database | Transaction): Promise<IssuedSession>;
  /**
   * Exchanges a refresh token for the next one. A token that was used before ends its whole family.
   * @throws {ApiError} `invalid_refresh_token`
   */
  renew(refreshToken: string): Promise<IssuedSession>;
  /** Whether the session is the user's and neither ended nor expired; up to 10 s old when another process ended it and its signal was lost. */
  isLive(sessionId: string, userId: string): Promise<boolean>;
  /** Ends the user's sessions: the named one, or all but the excepted one. Answers the ids of those that were live. */
  revoke(userId: string, which: { only: string } | { except?: string }): Promise<string[]>;
  /** Calls back in every process whenever sessions end before their time, until the returned function is called. */
  onSessionsRevoked(listener: SessionsRevokedListener): () => void;
};

const hash = (refreshToken: string) => createHash("sha256").update(refreshToken).digest("base64url");
const expiry = sql`now() + make_interval(days => ${SESSION_DAYS})`;

export function createSessionService(deps: {
  db: Database;
  wakeUp: WakeUp;
  tokens: AccessTokens;
  log: Log;
}): SessionService {
  const { db, wakeUp, tokens, log } = deps;
  const cache = createSessionCache();
  const listeners = new Set<SessionsRevokedListener>();

  const announce = (userId: string, sessionIds: readonly string[]) => {
    for (const id of sessionIds) cache.drop(id);
    for (const listener of listeners) {
      try {
        listener(userId, sessionIds);
      } catch (error) {
        log.error({ err: error }, "A listener for ended sessions threw");
      }
    }
  };
  wakeUp.listen(CHANNEL, (payload) => {
    const { userId, sessionIds } = JSON.parse(payload) as { userId: string; sessionIds: string[] };
    announce(userId, sessionIds);
  });

  const issue = async (within: Database | Transaction, userId: string, sessionId: string): Promise<IssuedSession> => {
    const refreshToken = randomBytes(32).toString("base64url");
    await within.insert(refreshTokens).values({ hash: hash(refreshToken), sessionId });
    return { sessionId, userId, refreshToken, ...(await tokens.sign({ userId, sessionId })) };
  };

  const revoke: SessionService["revoke"] = async (userId, which) => {
    const chosen =
      "only" in which
        ? eq(sessions.id, which.only)
        : which.except === undefined
          ? undefined
          : ne(sessions.id, which.except);
    const ended = await db
      .update(sessions)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), chosen))
      .returning({ id: sessions.id });
    const sessionIds = ended.map((row) => row.id);
    for (let at = 0; at < sessionIds.length; at += IDS_PER_SIGNAL) {
      const some = sessionIds.slice(at, at + IDS_PER_SIGNAL);
      await wakeUp.notify(CHANNEL, JSON.stringify({ userId, sessionIds: some }));
    }
    return sessionIds;
  };

  return {
    async start(userId, within = db) {
      const sessionId = randomUUID();
      await within.insert(sessions).values({ id: sessionId, userId, expiresAt: expiry });
      return issue(within, userId, sessionId);
    },

    async renew(refreshToken) {
      const outcome = await db.transaction(async (tx) => {
        const [token] = await tx
          .select({
            sessionId: refreshTokens.sessionId,
            usedAt: refreshTokens.usedAt,
            userId: sessions.userId,
            live: sql<boolean>`${sessions.revokedAt} is null and ${sessions.expiresAt} > now()`,
          })
          .from(refreshTokens)
          .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
          .where(eq(refreshTokens.hash, hash(refreshToken)))
          .for("update");
        if (token === undefined || !token.live) return { kind: "refused" } as const;
        if (token.usedAt !== null) return { kind: "reused", ...token } as const;
        await tx
          .update(refreshTokens)
          .set({ usedAt: sql`now()` })
          .where(eq(refreshTokens.hash, hash(refreshToken)));
        await tx.update(sessions).set({ expiresAt: expiry }).where(eq(sessions.id, token.sessionId));
        return { kind: "renewed", session: await issue(tx, token.userId, token.sessionId) } as const;
      });
      if (outcome.kind === "renewed") return outcome.session;
      if (outcome.kind === "reused") {
        log.warn({ userId: outcome.userId, sessionId: outcome.sessionId }, "A refresh token was used twice");
        await revoke(outcome.userId, { only: outcome.sessionId });
      }
      throw new ApiError("invalid_refresh_token");
    },

    async isLive(sessionId, userId) {
      const known = cache.owner(sessionId);
      if (known !== undefined) return known === userId;
      const generation = cache.generation();
      const [row] = await db
        .select({ userId: sessions.userId })
        .from(sessions)
        .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`)));
      if (row === undefined) return false;
      cache.keep(sessionId, row.userId, generation);
      return row.userId === userId;
    },

    revoke,

    onSessionsRevoked(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

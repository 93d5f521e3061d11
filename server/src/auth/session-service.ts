import { randomUUID } from "node:crypto";
import type { Database, Transaction, WakeUp } from "../database/database.ts";
import { ApiError } from "../errors/api-error.ts";
import type { Log } from "../log/log.ts";
import type { AccessTokens } from "./access-token.ts";
import type { RequestUser } from "./authenticate.ts";
import type { Device } from "./device.ts";
import { hashOf, type RefreshRotation } from "./refresh-rotation.ts";
import { findTokensSession } from "./refresh-token-store.ts";
import { createSessionCache } from "./session-cache.ts";
import { createSessionEnds, type SessionsRevokedListener } from "./session-ends.ts";
import {
  endOldestSessions,
  endSessions,
  findLiveSession,
  insertSession,
  listSessions,
  touchSession,
  type SessionRow,
  type SessionSelection,
} from "./session-store.ts";

/** A session started in the caller's transaction. */
export type StartedSession = {
  readonly session: IssuedSession;
  /** The user's sessions that were ended to make room. */
  readonly ended: readonly string[];
};

/** What a browser gets: an access token to keep in memory and a refresh token in a cookie. */
export type IssuedSession = {
  readonly sessionId: string;
  readonly userId: string;
  readonly token: string;
  readonly expiresAt: Date;
  readonly refreshToken: string;
};

export type SessionService = {
  /**
   * Starts a session inside the caller's transaction. Over the quota, the least recently seen sessions end: pass their ids to
   * `announceEnd` after the commit.
   */
  start(within: Transaction, userId: string, device: Device): Promise<StartedSession>;
  /**
   * Exchanges a refresh token for the next one. A repeat within 30 s (the answer was lost, or two tabs asked at once) gives
   * the same next token. Using a token again later, or after its successor, ends the whole family.
   * @throws {ApiError} `invalid_refresh_token`
   */
  renew(refreshToken: string, device: Device): Promise<IssuedSession>;
  /** The live session that a refresh token belongs to, even if the token has been exchanged since; undefined when there's none. */
  ofRefreshToken(refreshToken: string): Promise<RequestUser | undefined>;
  /** Whether the session is the user's and live. Can be up to 10 s out of date if another process ended it and its signal was lost. */
  isLive(sessionId: string, userId: string): Promise<boolean>;
  /** The user's live sessions, most recently seen first. */
  list(userId: string): Promise<SessionRow[]>;
  /** Ends the user's sessions in every process. Returns the ids of those that were live. */
  revoke(userId: string, which: SessionSelection): Promise<readonly string[]>;
  /** Tells every process that the caller's transaction ended sessions. Call it after the commit. */
  announceEnd(userId: string, sessionIds: readonly string[]): Promise<void>;
  /** Calls the listener, in every process, when sessions end before they expire. The returned function removes it. */
  onSessionsRevoked(listener: SessionsRevokedListener): () => void;
};

export function createSessionService(deps: {
  db: Database;
  wakeUp: WakeUp;
  tokens: AccessTokens;
  refreshTokens: RefreshRotation;
  log: Log;
}): SessionService {
  const { db, tokens, refreshTokens, log } = deps;
  const cache = createSessionCache();
  const ends = createSessionEnds(deps);
  ends.listen((_, sessionIds) => {
    for (const id of sessionIds) cache.drop(id);
  });

  const issued = async (userId: string, sessionId: string, refreshToken: string): Promise<IssuedSession> => ({
    sessionId,
    userId,
    refreshToken,
    ...(await tokens.sign({ userId, sessionId })),
  });

  const revoke: SessionService["revoke"] = async (userId, which) => {
    const sessionIds = await endSessions(db, userId, which);
    await ends.announce(userId, sessionIds);
    return sessionIds;
  };

  return {
    async start(within, userId, device) {
      const sessionId = randomUUID();
      await insertSession(within, sessionId, userId, device);
      const ended = await endOldestSessions(within, userId);
      return { session: await issued(userId, sessionId, await refreshTokens.issue(within, sessionId)), ended };
    },

    async renew(refreshToken, device) {
      const rotation = await refreshTokens.rotate(db, refreshToken, device);
      switch (rotation.kind) {
        case "renewed":
          return issued(rotation.userId, rotation.sessionId, rotation.refreshToken);
        case "reused": {
          const { userId, sessionId } = rotation;
          log.warn({ userId, sessionId }, "A refresh token was used twice");
          await revoke(userId, { only: sessionId });
          throw new ApiError("invalid_refresh_token");
        }
        case "refused":
          throw new ApiError("invalid_refresh_token");
      }
    },

    async ofRefreshToken(refreshToken) {
      const found = await findTokensSession(db, hashOf(refreshToken));
      return found?.live === true ? { id: found.userId, sessionId: found.sessionId } : undefined;
    },

    async isLive(sessionId, userId) {
      const known = cache.owner(sessionId);
      if (known !== undefined) return known === userId;
      const generation = cache.generation();
      const row = await findLiveSession(db, sessionId);
      if (row === undefined) return false;
      cache.keep(sessionId, row.userId, generation);
      if (row.unseen) {
        try {
          await touchSession(db, sessionId);
        } catch (error) {
          // Read-only calls must keep working when nothing can be written, for example on a full disk.
          log.warn({ err: error }, "When a session was last seen was not stored");
        }
      }
      return row.userId === userId;
    },

    list: (userId) => listSessions(db, userId),
    revoke,
    announceEnd: ends.announce,
    onSessionsRevoked: ends.listen,
  };
}

import { accountCalls, type ActiveSession } from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsync } from "fastify";
import { ApiError } from "../errors/api-error.ts";
import { answerCall } from "../http/answer-call.ts";
import type { RefreshCookie } from "./refresh-cookie.ts";
import type { SessionService } from "./session-service.ts";
import type { SessionRow } from "./session-store.ts";

/** Lists and ends the caller's own sessions. */
export const sessionRoutes =
  (deps: { sessions: SessionService; cookie: RefreshCookie }): FastifyPluginAsync =>
  async (app) => {
    const { sessions, cookie } = deps;

    answerCall(app, accountCalls.sessions, async ({ user }) => {
      const rows = await sessions.list(user.id);
      const shown = rows.map((row) => sessionOf(row, user.sessionId));
      return { sessions: shown.toSorted((a, b) => Number(b.current) - Number(a.current)) };
    });

    answerCall(app, accountCalls.endSession, async ({ user, params }, reply) => {
      const ended = await sessions.revoke(user.id, { only: params.id });
      if (ended.length === 0) throw new ApiError("session_not_found");
      if (params.id === user.sessionId) cookie.clear(reply);
      return { status: "success" as const, ended: ended.length };
    });

    answerCall(app, accountCalls.endSessions, async ({ user, query: { others } }, reply) => {
      const ended = await sessions.revoke(user.id, others === true ? { except: user.sessionId } : {});
      if (others !== true) cookie.clear(reply);
      return { status: "success" as const, ended: ended.length };
    });
  };

const sessionOf = (row: SessionRow, currentId: string): ActiveSession => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  current: row.id === currentId,
  device: { browser: row.browser, os: row.os, kind: row.deviceKind },
});

import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type ActiveSession, ActiveSessions, EndSessionsQuery, id, SessionsEnded } from "@atrium/shared-contracts/wire";
import * as z from "zod/mini";
import { ApiError } from "../errors/api-error.ts";
import type { RefreshCookie } from "./refresh-cookie.ts";
import type { SessionService } from "./session-service.ts";
import type { SessionRow } from "./session-store.ts";

const SessionParams = z.strictObject({ id: id() });

/** Lists and ends the caller's own sessions. */
export const sessionRoutes =
  (deps: { sessions: SessionService; cookie: RefreshCookie }): FastifyPluginAsyncZod =>
  async (app) => {
    const { sessions, cookie } = deps;

    app.get("/auth/sessions", { schema: { response: { 200: ActiveSessions } } }, async ({ user }) => {
      const rows = await sessions.list(user.id);
      const shown = rows.map((row) => sessionOf(row, user.sessionId));
      return { sessions: shown.toSorted((a, b) => Number(b.current) - Number(a.current)) };
    });

    app.delete(
      "/auth/sessions/:id",
      { schema: { params: SessionParams, response: { 200: SessionsEnded } } },
      async ({ user, params }, reply) => {
        const ended = await sessions.revoke(user.id, { only: params.id });
        if (ended.length === 0) throw new ApiError("session_not_found");
        if (params.id === user.sessionId) cookie.clear(reply);
        return { status: "success" as const, ended: ended.length };
      },
    );

    app.delete(
      "/auth/sessions",
      { schema: { querystring: EndSessionsQuery, response: { 200: SessionsEnded } } },
      async ({ user, query }, reply) => {
        const ended = await sessions.revoke(user.id, query.others === "true" ? { except: user.sessionId } : {});
        if (query.others !== "true") cookie.clear(reply);
        return { status: "success" as const, ended: ended.length };
      },
    );
  };

const sessionOf = (row: SessionRow, currentId: string): ActiveSession => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  current: row.id === currentId,
  device: { browser: row.browser, os: row.os, kind: row.deviceKind },
});

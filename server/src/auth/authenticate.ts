import type { FastifyRequest } from "fastify";
import { ApiError } from "../errors/api-error.ts";
import type { AccessTokens } from "./access-token.ts";
import type { SessionService } from "./session-service.ts";

/** The caller, on every route under /api that isn't public. */
export type RequestUser = { readonly id: string; readonly sessionId: string };

export type Authenticate = (request: FastifyRequest) => Promise<RequestUser>;

/** Authenticates by `Authorization: Bearer <token>` only, never by cookies, queries or other headers. */
export function createAuthenticate(tokens: AccessTokens, sessions: Pick<SessionService, "isLive">): Authenticate {
  return async (request) => {
    const header = request.headers.authorization;
    if (header === undefined) throw new ApiError("unauthorized");
    // Given two such headers, Node keeps the first, but a proxy in front may keep the last.
    const names = request.raw.rawHeaders.filter((_, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === "authorization").length > 1) throw new ApiError("invalid_token");
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header)?.[1];
    if (token === undefined) throw new ApiError("invalid_token");
    const { userId, sessionId } = await tokens.verify(token);
    if (!(await sessions.isLive(sessionId, userId))) throw new ApiError("session_ended");
    return { id: userId, sessionId };
  };
}

import type { FastifyRequest } from "fastify";
import { ApiError } from "../errors/api-error.ts";
import type { AccessTokens } from "./access-token.ts";
import type { SessionService } from "./session-service.ts";

/** Who calls, on every route under /api that is not public. */
export type RequestUser = { readonly id: string; readonly sessionId: string };

export type Authenticate = (request: FastifyRequest) => Promise<RequestUser>;

/** Reads the one header that counts: `Authorization: Bearer <token>`; cookies, queries and other headers never do. */
export function createAuthenticate(tokens: AccessTokens, sessions: Pick<SessionService, "isLive">): Authenticate {
  return async (request) => {
    const header = request.headers.authorization;
    if (header === undefined) throw new ApiError("unauthorized");
    // Node keeps the first of two such headers; another server on the way may keep the last.
    const names = request.raw.rawHeaders.filter((_, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === "authorization").length > 1) throw new ApiError("invalid_token");
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header)?.[1];
    if (token === undefined) throw new ApiError("invalid_token");
    const { userId, sessionId } = await tokens.verify(token);
    if (!(await sessions.isLive(sessionId, userId))) throw new ApiError("session_ended");
    return { id: userId, sessionId };
  };
}

import type { FastifyReply, FastifyRequest } from "fastify";
import { accountCalls, type Session } from "@atrium/shared-contracts/wire";
import { ApiError } from "../errors/api-error.ts";
import { isLoopback } from "../network/loopback.ts";
import type { SignedIn } from "./account-service.ts";
import type { IssuedSession } from "./session-service.ts";
import { SESSION_DAYS } from "./session-store.ts";

export const REFRESH_COOKIE = "atrium_refresh";
const PATH = `/api${accountCalls.refresh.path}`;

/** Carries the refresh token to and from the browser, in a cookie hidden from scripts and other paths. */
export type RefreshCookie = {
  /** Sets the cookie and returns the response body. */
  answer(reply: FastifyReply, signedIn: SignedIn): Session;
  /** Only sets the cookie; the page gets the rest by renewing the session. */
  set(reply: FastifyReply, session: IssuedSession): void;
  read(request: FastifyRequest): string | undefined;
  clear(reply: FastifyReply): void;
  /** @throws {ApiError} `origin_not_allowed` when another site made the browser send the request. */
  checkOrigin(request: FastifyRequest): void;
};

export function createRefreshCookie(publicUrl: string): RefreshCookie {
  const attributes = {
    path: PATH,
    httpOnly: true,
    sameSite: "strict",
    secure: publicUrl.startsWith("https:"),
  } as const;
  const set: RefreshCookie["set"] = (reply, session) => {
    void reply.setCookie(REFRESH_COOKIE, session.refreshToken, { ...attributes, maxAge: SESSION_DAYS * 86_400 });
  };
  return {
    set,
    answer(reply, { session, user }) {
      set(reply, session);
      return { token: session.token, user, expiresAt: session.expiresAt.toISOString() };
    },
    read: (request) => request.cookies[REFRESH_COOKIE],
    clear(reply) {
      void reply.clearCookie(REFRESH_COOKIE, attributes);
    },
    checkOrigin(request) {
      const { origin } = request.headers;
      // A caller that isn't a browser sends no Origin, but doesn't have a victim's cookies either.
      if (origin === undefined || origin === publicUrl) return;
      // On a local machine, localhost and 127.0.0.1 are the same place, whichever one the public URL uses.
      const isOwn = publicUrl.startsWith("http:") && origin === `http://${request.headers.host}`;
      if (isOwn && isLoopback(publicUrl) && isLoopback(origin)) return;
      throw new ApiError("origin_not_allowed");
    },
  };
}

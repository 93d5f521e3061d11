import type { FastifyReply, FastifyRequest } from "fastify";
import { accountCalls, type Session } from "@atrium/shared-contracts/wire";
import { ApiError } from "../errors/api-error.ts";
import { isLoopback } from "../network/loopback.ts";
import type { SignedIn } from "./account-service.ts";
import { SESSION_DAYS } from "./session-store.ts";

export const REFRESH_COOKIE = "atrium_refresh";
/** Signing out reads the cookie, too: it may be all that's left of a session, or belong to somebody who has signed in since. */
const PATH = "/api/auth";
/** Where earlier releases put it. Browsers send that one first, so each change removes it. Sessions last 30 days: by 2027 none has it any more. */
const EARLIER_PATH = `/api${accountCalls.refresh.path}`;

/** Carries the refresh token to and from the browser, in a cookie hidden from scripts, other sites and the rest of the API. */
export type RefreshCookie = {
  /** Sets the cookie and returns the response body. */
  answer(reply: FastifyReply, signedIn: SignedIn): Session;
  set(reply: FastifyReply, refreshToken: string): void;
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
  const clearEarlier = (reply: FastifyReply) =>
    void reply.clearCookie(REFRESH_COOKIE, { ...attributes, path: EARLIER_PATH });
  const set: RefreshCookie["set"] = (reply, refreshToken) => {
    void reply.setCookie(REFRESH_COOKIE, refreshToken, { ...attributes, maxAge: SESSION_DAYS * 86_400 });
    clearEarlier(reply);
  };
  return {
    set,
    answer(reply, { session, user }) {
      set(reply, session.refreshToken);
      return { token: session.token, user, expiresAt: session.expiresAt.toISOString() };
    },
    read: (request) => request.cookies[REFRESH_COOKIE],
    clear(reply) {
      void reply.clearCookie(REFRESH_COOKIE, attributes);
      clearEarlier(reply);
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

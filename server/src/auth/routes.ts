import { accountCalls } from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { ApiError } from "../errors/api-error.ts";
import { answerCall } from "../http/answer-call.ts";
import { atAddress, type RateLimits } from "../limits/rate-limits.ts";
import { type AccountService, emailKey } from "./account-service.ts";
import type { Authenticate, RequestUser } from "./authenticate.ts";
import { deviceOf } from "./device.ts";
import type { RefreshCookie } from "./refresh-cookie.ts";
import type { SessionService } from "./session-service.ts";

/** Sign-up, sign-in, sign-out and renewal of a session. */
export const authRoutes =
  (deps: {
    accounts: AccountService;
    sessions: SessionService;
    authenticate: Authenticate;
    cookie: RefreshCookie;
    rateLimits: RateLimits;
  }): FastifyPluginAsync =>
  async (app) => {
    const { accounts, sessions, authenticate, cookie, rateLimits } = deps;

    /** The caller by bearer token. Without a valid one: undefined if the call can do `otherwise`. */
    const bearer = async (request: FastifyRequest, otherwise: boolean): Promise<RequestUser | undefined> => {
      try {
        return await authenticate(request);
      } catch (error) {
        if (otherwise && error instanceof ApiError && error.status === 401) return undefined;
        throw error;
      }
    };

    answerCall(app, accountCalls.register, async (request, reply) =>
      cookie.answer(reply, await accounts.register(request.body, deviceOf(request))),
    );

    answerCall(app, accountCalls.login, async (request, reply) => {
      // Counts whether or not the account exists, so the limit doesn't reveal it.
      const account = emailKey(request.body.email);
      await rateLimits.take("login_account_address", atAddress(account, request.ip));
      await rateLimits.take("login_account", account);
      return cookie.answer(reply, await accounts.login(request.body, deviceOf(request)));
    });

    answerCall(app, accountCalls.logout, async (request, reply) => {
      cookie.checkOrigin(request);
      const refreshToken = cookie.read(request);
      const held = refreshToken === undefined ? undefined : await sessions.ofRefreshToken(refreshToken);
      if (held === undefined) cookie.clear(reply);
      const caller = await bearer(request, refreshToken !== undefined);
      const named = caller?.sessionId ?? request.query.session ?? held?.sessionId;
      // By now the cookie may be somebody's who has signed in since: their session goes on.
      if (held !== undefined && held.sessionId === named) cookie.clear(reply);
      const ended = caller ?? (held?.sessionId === named ? held : undefined);
      if (ended !== undefined) await sessions.revoke(ended.id, { only: ended.sessionId });
      return { status: "success" as const };
    });

    answerCall(app, accountCalls.refresh, async (request, reply) => {
      cookie.checkOrigin(request);
      const refreshToken = cookie.read(request);
      if (refreshToken === undefined) throw new ApiError("invalid_refresh_token");
      const session = await sessions.renew(refreshToken, deviceOf(request));
      return cookie.answer(reply, { session, user: await accounts.profile(session.userId) });
    });
  };

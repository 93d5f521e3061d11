import { accountCalls } from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsync } from "fastify";
import { ApiError } from "../errors/api-error.ts";
import { answerCall } from "../http/answer-call.ts";
import { atAddress, type RateLimits } from "../limits/rate-limits.ts";
import { type AccountService, emailKey } from "./account-service.ts";
import { deviceOf } from "./device.ts";
import type { RefreshCookie } from "./refresh-cookie.ts";
import type { SessionService } from "./session-service.ts";

/** Sign-up, sign-in, sign-out and renewal of a session. */
export const authRoutes =
  (deps: {
    accounts: AccountService;
    sessions: SessionService;
    cookie: RefreshCookie;
    rateLimits: RateLimits;
  }): FastifyPluginAsync =>
  async (app) => {
    const { accounts, sessions, cookie, rateLimits } = deps;

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
      await sessions.revoke(request.user.id, { only: request.user.sessionId });
      cookie.clear(reply);
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

import { accountCalls } from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsync } from "fastify";
import type { AccountService } from "../auth/account-service.ts";
import { deviceOf } from "../auth/device.ts";
import type { RefreshCookie } from "../auth/refresh-cookie.ts";
import { answerCall } from "../http/answer-call.ts";
import type { RateLimits } from "../limits/rate-limits.ts";

/** Routes for the signed-in user's own account. */
export const profileRoutes =
  (deps: { accounts: AccountService; cookie: RefreshCookie; rateLimits: RateLimits }): FastifyPluginAsync =>
  async (app) => {
    const { accounts, cookie, rateLimits } = deps;

    answerCall(app, accountCalls.profile, ({ user }) => accounts.profile(user.id));
    answerCall(app, accountCalls.updateProfile, ({ user, body }) => accounts.updateProfile(user.id, body));
    answerCall(app, accountCalls.changePassword, async (request, reply) => {
      await rateLimits.take("password_change_account", request.user.id);
      return cookie.answer(reply, await accounts.changePassword(request.user, request.body, deviceOf(request)));
    });
  };

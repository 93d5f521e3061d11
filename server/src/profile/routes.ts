import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { PasswordChange, ProfileUpdate, Session, User } from "@atrium/shared-contracts/wire";
import type { AccountService } from "../auth/account-service.ts";
import { deviceOf } from "../auth/device.ts";
import type { RefreshCookie } from "../auth/refresh-cookie.ts";
import type { RateLimits } from "../limits/rate-limits.ts";

/** Routes for the signed-in user's own account. */
export const profileRoutes =
  (deps: { accounts: AccountService; cookie: RefreshCookie; rateLimits: RateLimits }): FastifyPluginAsyncZod =>
  async (app) => {
    const { accounts, cookie, rateLimits } = deps;

    app.get("/user/profile", { schema: { response: { 200: User } } }, (request) => accounts.profile(request.user.id));

    app.put("/user/profile", { schema: { body: ProfileUpdate, response: { 200: User } } }, (request) =>
      accounts.updateProfile(request.user.id, request.body),
    );

    app.put(
      "/user/password",
      { schema: { body: PasswordChange, response: { 200: Session } } },
      async (request, reply) => {
        await rateLimits.take("password_change_account", request.user.id);
        return cookie.answer(reply, await accounts.changePassword(request.user, request.body, deviceOf(request)));
      },
    );
  };

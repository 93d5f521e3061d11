import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Config } from "../../config/config.ts";
import type { OpenDatabase } from "../../database/database.ts";
import type { RateLimits } from "../../limits/rate-limits.ts";
import type { Log } from "../../log/log.ts";
import { createAccessTokens } from "../access-token.ts";
import { createAccountService } from "../account-service.ts";
import { createAuthenticate } from "../authenticate.ts";
import { CALLBACK_PATH, googleRoutes } from "../external-sign-in/google-routes.ts";
import { createHandover } from "../external-sign-in/handover.ts";
import { createIdentityProvider } from "../external-sign-in/identity-provider.ts";
import { createLinkedAccounts } from "../external-sign-in/linked-accounts.ts";
import { createSignInAttempts } from "../external-sign-in/sign-in-attempt.ts";
import { createPasswords, type PasswordCost } from "../password.ts";
import { createRefreshCookie } from "../refresh-cookie.ts";
import { createRefreshRotation } from "../refresh-rotation.ts";
import { authRoutes } from "../routes.ts";
import { sessionRoutes } from "../session-routes.ts";
import { createSessionService } from "../session-service.ts";

/** Accounts, sessions, and signing in with a password or Google. `plugin` has the routes. */
export function createAuth(deps: {
  readonly config: Pick<Config, "publicUrl" | "google">;
  readonly secret: string;
  readonly database: Pick<OpenDatabase, "db" | "wakeUp">;
  readonly rateLimits: RateLimits;
  readonly log: Log;
  readonly passwordCost?: PasswordCost | undefined;
}) {
  const { config, secret, rateLimits, log } = deps;
  const { db, wakeUp } = deps.database;
  const { publicUrl } = config;
  const tokens = createAccessTokens(secret);
  const sessions = createSessionService({ db, wakeUp, tokens, refreshTokens: createRefreshRotation(secret), log });
  const accounts = createAccountService({ db, sessions, passwords: createPasswords(deps.passwordCost) });
  const cookie = createRefreshCookie(publicUrl);
  const provider =
    config.google === undefined
      ? null
      : createIdentityProvider({ ...config.google, redirectUri: `${publicUrl}${CALLBACK_PATH}`, log });
  const linked = createLinkedAccounts({ db, sessions, log });
  const attempts = createSignInAttempts(secret);
  const handover = createHandover({ secret, publicUrl });
  const authenticate = createAuthenticate(tokens, sessions);

  const plugin: FastifyPluginAsyncZod = async (app) => {
    await app.register(authRoutes({ accounts, sessions, authenticate, cookie, rateLimits }));
    await app.register(sessionRoutes({ sessions, cookie }));
    await app.register(
      googleRoutes({ provider, linked, accounts, sessions, attempts, handover, cookie, db, publicUrl }),
    );
  };
  return { tokens, sessions, accounts, cookie, authenticate, plugin };
}

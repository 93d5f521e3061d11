import { accountCalls } from "@atrium/shared-contracts/wire";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { randomNonce, randomPKCECodeVerifier, randomState } from "openid-client";
import * as z from "zod/mini";
import type { AccountService } from "../account-service.ts";
import { deviceOf } from "../device.ts";
import type { RefreshCookie } from "../refresh-cookie.ts";
import type { SessionService } from "../session-service.ts";
import type { Database } from "../../database/database.ts";
import { isLoopback } from "../../network/loopback.ts";
import { answerCall } from "../../http/answer-call.ts";
import { toApiError } from "../../http/error-handler.ts";
import { ApiError } from "../../errors/api-error.ts";
import type { Handover } from "./handover.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { claimSignIn } from "./identity-store.ts";
import type { LinkedAccounts } from "./linked-accounts.ts";
import { safeReturnPath } from "./return-path.ts";
import {
  attemptCookie,
  hashOfState,
  SIGN_IN_SECONDS,
  type SignInAttempt,
  type SignInAttempts,
} from "./sign-in-attempt.ts";

/** The page that picks up the session or shows what went wrong. */
const LANDING = "/auth/callback";
export const CALLBACK_PATH = "/api/auth/google/callback";

const BeginQuery = z.strictObject({ return: z.optional(z.string()) });
/** Loose, because providers may send other parameters. */
const CallbackQuery = z.looseObject({ state: z.optional(z.string().check(z.maxLength(200))) });

/** Sign-in with Google: the browser goes to the provider, comes back with a code, and gets a session. */
export const googleRoutes =
  (deps: {
    /** Null when none is configured. */
    provider: IdentityProvider | null;
    linked: LinkedAccounts;
    accounts: Pick<AccountService, "profile">;
    sessions: Pick<SessionService, "renew">;
    attempts: SignInAttempts;
    handover: Handover;
    cookie: RefreshCookie;
    db: Database;
    publicUrl: string;
  }): FastifyPluginAsyncZod =>
  async (app) => {
    const { linked, accounts, sessions, attempts, handover, cookie, db, publicUrl } = deps;
    const attributes = {
      path: CALLBACK_PATH,
      httpOnly: true,
      // The browser comes back here from the provider, which is another site, so it wouldn't send a "strict" cookie.
      sameSite: "lax",
      secure: publicUrl.startsWith("https:"),
    } as const;
    const options = { config: { public: true }, errorHandler: showFailure } as const;
    const provider = () => {
      if (deps.provider === null) throw new ApiError("sign_in_not_configured");
      return deps.provider;
    };

    /** The attempt by this browser that the callback belongs to. Works only once. @throws {ApiError} `sign_in_expired` */
    const takeAttempt = async (request: FastifyRequest, reply: FastifyReply, state: string): Promise<SignInAttempt> => {
      const name = attemptCookie(state);
      const sealed = request.cookies[name];
      if (sealed === undefined) throw new ApiError("sign_in_expired");
      void reply.clearCookie(name, attributes);
      const attempt = await attempts.open(sealed);
      if (attempt === undefined || attempt.state !== state) throw new ApiError("sign_in_expired");
      if (!(await claimSignIn(db, hashOfState(state), SIGN_IN_SECONDS))) throw new ApiError("sign_in_expired");
      return attempt;
    };

    app.get("/auth/google", { ...options, schema: { querystring: BeginQuery } }, async (request, reply) => {
      const begin = onPublicHost(request, publicUrl);
      if (begin !== undefined) return reply.redirect(begin);
      const attempt = {
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
        returnPath: safeReturnPath(request.query.return),
      };
      const url = await provider().authorizationUrl(attempt);
      const sealed = await attempts.seal(attempt);
      return reply
        .setCookie(attemptCookie(attempt.state), sealed, { ...attributes, maxAge: SIGN_IN_SECONDS })
        .redirect(url.href);
    });

    app.get("/auth/google/callback", { ...options, schema: { querystring: CallbackQuery } }, async (request, reply) => {
      const asked = provider();
      const attempt = await takeAttempt(request, reply, request.query.state ?? "");
      const answer = request.url.slice(request.url.indexOf("?"));
      try {
        const identity = await asked.identify(answer, attempt);
        const { session, passwordRemoved } = await linked.signIn(identity, deviceOf(request));
        await handover.give(reply, session);
        // An earlier release of the shell, after a roll-back, takes the session from here. It also replaces the cookie of whoever was here before.
        cookie.set(reply, session.refreshToken);
        const notice = passwordRemoved ? { notice: "password_removed" } : {};
        return reply.redirect(landing({ return: attempt.returnPath, ...notice }));
      } catch (error) {
        return showFailure(error, request, reply, attempt.returnPath);
      }
    });

    answerCall(app, accountCalls.completeGoogle, async (request, reply) => {
      cookie.checkOrigin(request);
      const refreshToken = await handover.take(request);
      if (refreshToken === undefined) throw new ApiError("sign_in_expired");
      // Renewing replaces the refresh token, so the cookie works only once.
      const session = await sessions.renew(refreshToken, deviceOf(request));
      const answer = cookie.answer(reply, { session, user: await accounts.profile(session.userId) });
      handover.clear(reply);
      return answer;
    });
  };

const landing = (query: Record<string, string>) => `${LANDING}?${new URLSearchParams(query).toString()}`;

/** Redirects to the landing page instead of answering with JSON: it shows the message and remembers where the person wanted to go. */
function showFailure(error: unknown, request: FastifyRequest, reply: FastifyReply, returnPath?: string): void {
  const { message, code, status, cause } = toApiError(error);
  if (status >= 500 && cause !== undefined) request.log.error({ err: cause, code }, "A sign-in failed");
  void reply.redirect(landing({ error: message, code, ...(returnPath === undefined ? {} : { return: returnPath }) }));
}

/**
 * On a local machine, the page may be open under a different host name than the one the provider redirects to, and the
 * two don't share cookies. Returns the address under the public name to go to first; undefined when it isn't needed.
 */
function onPublicHost({ host, url }: FastifyRequest, publicUrl: string): string | undefined {
  const [here, own] = [URL.parse(`http://${host}`), new URL(publicUrl)];
  if (here === null || here.port !== own.port || here.hostname === own.hostname) return undefined;
  return isLoopback(here.href) && isLoopback(publicUrl) ? `${publicUrl}${url}` : undefined;
}

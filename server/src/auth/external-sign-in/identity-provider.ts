import * as oidc from "openid-client";
import * as z from "zod/mini";
import { cleanText } from "@atrium/shared-contracts/wire";
import { ApiError } from "../../errors/api-error.ts";
import type { Log } from "../../log/log.ts";
import type { SignInAttempt } from "./sign-in-attempt.ts";

/** Time limit for each call to the provider, while a person is waiting. */
const TIMEOUT_SECONDS = 5;
const METADATA_MS = 24 * 60 * 60_000;

const Subject = cleanText().check(z.minLength(1), z.maxLength(255));
const Email = z.string().check(z.maxLength(254), z.email());
const Name = cleanText();

/** Who signed in, according to the provider. */
export type ExternalIdentity = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  readonly name: string | undefined;
};

export type IdentityProvider = {
  /** Where to send the browser for this attempt. @throws {ApiError} `sign_in_unreachable` */
  authorizationUrl(attempt: SignInAttempt): Promise<URL>;
  /**
   * Exchanges the code that the browser brought back, and checks the id token.
   * @param answer the query of the callback
   * @throws {ApiError} `sign_in_denied`, `sign_in_refused`, `sign_in_unreachable`
   */
  identify(answer: string, attempt: SignInAttempt): Promise<ExternalIdentity>;
};

/** An OpenID provider, used by authorization code with PKCE. Its metadata is read when it's first needed. */
export function createIdentityProvider(deps: {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  readonly log: Log;
  readonly timeoutSeconds?: number;
}): IdentityProvider {
  const { issuer, clientId, clientSecret, redirectUri, log, timeoutSeconds = TIMEOUT_SECONDS } = deps;
  let known: { readonly until: number; readonly configuration: Promise<oidc.Configuration> } | undefined;

  const authenticate: oidc.ClientAuth = (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const method = methods.includes("client_secret_basic") ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
    method(clientSecret)(server, ...rest);
  };
  const discover = () =>
    oidc.discovery(new URL(issuer), clientId, clientSecret, authenticate, {
      timeout: timeoutSeconds,
      execute: [
        // Check the token's signature too, instead of relying only on the TLS connection.
        oidc.enableNonRepudiationChecks,
        // The configuration allows an http issuer only on this machine.
        // oxlint-disable-next-line typescript/no-deprecated -- marked so to be noticed
        ...(issuer.startsWith("http:") ? [oidc.allowInsecureRequests] : []),
      ],
    });
  const configuration = async (): Promise<oidc.Configuration> => {
    if (known === undefined || known.until < performance.now()) {
      known = { until: performance.now() + METADATA_MS, configuration: discover() };
    }
    const asked = known;
    try {
      return await asked.configuration;
    } catch (error) {
      // Forget the failed lookup, so the next sign-in tries again.
      if (known === asked) known = undefined;
      log.warn({ reason: reasonOf(error), issuer }, "The identity provider's metadata could not be read");
      throw new ApiError("sign_in_unreachable");
    }
  };

  return {
    async authorizationUrl({ state, nonce, verifier }) {
      return oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
    },

    async identify(answer, { state, nonce, verifier }) {
      const callback = new URL(redirectUri);
      callback.search = answer;
      const config = await configuration();
      try {
        const tokens = await oidc.authorizationCodeGrant(config, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new Error("The answer holds no id token");
        return {
          issuer: claims.iss,
          subject: Subject.parse(claims.sub),
          email: Email.safeParse(claims["email"]).data,
          // Only `true` counts, because some providers send the string "false".
          emailVerified: claims["email_verified"] === true,
          name: Name.safeParse(claims["name"]).data,
        };
      } catch (error) {
        if (error instanceof oidc.AuthorizationResponseError && error.error === "access_denied") {
          throw new ApiError("sign_in_denied");
        }
        log.warn({ reason: reasonOf(error), issuer }, "A sign-in with the identity provider was refused");
        throw new ApiError(isUnreachable(error) ? "sign_in_unreachable" : "sign_in_refused");
      }
    },
  };
}

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof oidc.ClientError)) return isConnectionFailure(error);
  if (error.code === undefined) return isConnectionFailure(error.cause);
  return error.code === "OAUTH_TIMEOUT" || (error.cause instanceof Response && error.cause.status >= 500);
}

/** Whether fetch threw this. Checked by name, because the error may come from another realm. */
function isConnectionFailure(error: unknown): boolean {
  const { name, cause } = (error ?? {}) as Partial<Error>;
  return name === "TypeError" && cause !== undefined;
}

/** For the log: the kind of failure, without the claims and tokens that these errors contain. */
function reasonOf(error: unknown): Record<string, unknown> {
  const { name, message, code, error: answered } = error as Error & { code?: unknown; error?: unknown };
  const { message: cause } = ((error as Error).cause ?? {}) as { message?: unknown };
  return { name, message, code, answered, ...(typeof cause === "string" ? { cause } : {}) };
}

import { randomUUID } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { deriveKey } from "../config/secret.ts";
import { ApiError } from "../errors/api-error.ts";
import { isUuid } from "../ids/uuid.ts";

export const ACCESS_TOKEN_SECONDS = 15 * 60;
const ISSUER = "atrium";
const AUDIENCE = "atrium-api";

export type AccessClaims = { readonly userId: string; readonly sessionId: string };

export type AccessTokens = {
  sign(claims: AccessClaims): Promise<{ token: string; expiresAt: Date }>;
  /** @throws {ApiError} `token_expired` or `invalid_token` */
  verify(token: string): Promise<AccessClaims>;
};

/** Signed tokens that identify a user and a session, valid for 15 minutes. */
export function createAccessTokens(secret: string): AccessTokens {
  const key = deriveKey(secret, "access-token");
  return {
    async sign({ userId, sessionId }) {
      const issuedAt = Math.floor(Date.now() / 1_000);
      const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
      const token = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setJti(randomUUID())
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt: new Date(expiresAt * 1_000) };
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ["HS256"],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ["sub", "sid", "jti", "iat", "exp"],
        });
        const { sub, sid } = payload;
        if (typeof sub !== "string" || typeof sid !== "string" || !isUuid(sub) || !isUuid(sid)) {
          throw new ApiError("invalid_token");
        }
        return { userId: sub, sessionId: sid };
      } catch (error) {
        if (error instanceof ApiError) throw error;
        if (error instanceof errors.JWTExpired) throw new ApiError("token_expired", { cause: error });
        if (error instanceof errors.JOSEError) throw new ApiError("invalid_token", { cause: error });
        throw error;
      }
    },
  };
}

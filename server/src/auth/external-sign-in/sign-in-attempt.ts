import { createHash } from "node:crypto";
import { EncryptJWT, errors, jwtDecrypt } from "jose";
import * as z from "zod/mini";
import { deriveKey } from "../../config/secret.ts";

/** How many seconds a person may take at the provider. */
export const SIGN_IN_SECONDS = 10 * 60;

const Attempt = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), returnPath: z.string() });
/** A sign-in in progress. It ties the provider's answer to the browser that started it. */
export type SignInAttempt = Readonly<z.infer<typeof Attempt>>;

export type SignInAttempts = {
  /** Encrypts the attempt so that only this installation can read it, and only for SIGN_IN_SECONDS. */
  seal(attempt: SignInAttempt): Promise<string>;
  /** Undefined for text that's from another installation, altered or too old. */
  open(sealed: string): Promise<SignInAttempt | undefined>;
};

export const hashOfState = (state: string) => createHash("sha256").update(state).digest("base64url");

/** Each attempt has its own cookie, so two tabs can be at the provider at once. */
export const attemptCookie = (state: string) => `atrium_sign_in_${hashOfState(state).slice(0, 16)}`;

export function createSignInAttempts(secret: string): SignInAttempts {
  const key = deriveKey(secret, "external-sign-in");
  return {
    seal: (attempt) =>
      new EncryptJWT({ attempt })
        .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
        .setIssuedAt()
        .setExpirationTime(`${SIGN_IN_SECONDS}s`)
        .encrypt(key),
    async open(sealed) {
      try {
        const { payload } = await jwtDecrypt(sealed, key, {
          keyManagementAlgorithms: ["dir"],
          contentEncryptionAlgorithms: ["A256GCM"],
          requiredClaims: ["exp"],
        });
        return Attempt.safeParse(payload["attempt"]).data;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

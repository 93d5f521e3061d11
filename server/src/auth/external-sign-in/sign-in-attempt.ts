import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { deriveKey } from "../../config/secret.ts";
import { createSeal, type Seal } from "./seal.ts";

/** How many seconds a person may take at the provider. */
export const SIGN_IN_SECONDS = 10 * 60;

const Attempt = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), returnPath: z.string() });
/** A sign-in in progress. It ties the provider's answer to the browser that started it. */
export type SignInAttempt = Readonly<z.infer<typeof Attempt>>;

export type SignInAttempts = Seal<SignInAttempt>;

export const hashOfState = (state: string) => createHash("sha256").update(state).digest("base64url");

/** Each attempt has its own cookie, so two tabs can be at the provider at once. */
export const attemptCookie = (state: string) => `atrium_sign_in_${hashOfState(state).slice(0, 16)}`;

export const createSignInAttempts = (secret: string): SignInAttempts =>
  createSeal({ key: deriveKey(secret, "external-sign-in"), content: Attempt, seconds: SIGN_IN_SECONDS });

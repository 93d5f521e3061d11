import { createHash, randomBytes } from "node:crypto";

/** 192 bits. */
const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;

/** A token that nobody can guess, as it's written in a link. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** What a link is looked up by; undefined for a text that no link has. */
export const tokenHash = (token: string): string | undefined =>
  TOKEN.test(token) ? createHash("sha256").update(token).digest("base64url") : undefined;

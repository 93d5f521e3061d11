import { STORED_TOKEN_PARTS } from "@atrium/shared-contracts/spec";

/** What a bearer token may consist of. A browser refuses to send some other characters, so each call would look like a lost connection. */
const PART = /^[\w~+/-]+=*$/;

/** A token worth storing has three dot-separated parts, each with what a bearer token may consist of. */
export function isWellFormedToken(token: string): boolean {
  const parts = token.split(".");
  return parts.length === STORED_TOKEN_PARTS && parts.every((part) => PART.test(part));
}

/** Whose token it is: the JWT's subject, read without verifying it. */
export const subject = (token: string): unknown => claimsOf(token).sub;

/** The id of the token's session, read without verifying it; undefined when it names none. */
export function sessionOf(token: string): string | undefined {
  const { sid } = claimsOf(token);
  return typeof sid === "string" && sid !== "" ? sid : undefined;
}

function claimsOf(token: string): { readonly sub?: unknown; readonly sid?: unknown } {
  try {
    const claims = token.split(".")[1] ?? "";
    return Object(JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/")))) as object;
  } catch {
    return {};
  }
}

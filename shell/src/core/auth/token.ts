import { STORED_TOKEN_PARTS } from "@atrium/shared-contracts/spec";

/** A token worth storing has three dot-separated parts, none of them empty. */
export function isWellFormedToken(token: string): boolean {
  const parts = token.split(".");
  return parts.length === STORED_TOKEN_PARTS && parts.every((part) => part !== "");
}

/** Whose token it is: the JWT's subject, read without verifying it. */
export function subject(token: string): unknown {
  try {
    const claims = token.split(".")[1] ?? "";
    return (JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))) as { sub?: unknown }).sub;
  } catch {
    return undefined;
  }
}

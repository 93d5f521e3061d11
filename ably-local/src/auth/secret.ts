import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** Compares two secrets in constant time. */
export function sameSecret(left: string, right: string): boolean {
  const digest = (value: string) => createHash("sha256").update(value).digest();
  return timingSafeEqual(digest(left), digest(right));
}

/** HMAC-SHA256 of a text. */
export function hmac(secret: string, text: string, encoding: "base64" | "base64url"): string {
  return createHmac("sha256", secret).update(text).digest(encoding);
}

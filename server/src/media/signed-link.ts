import { createHmac, timingSafeEqual } from "node:crypto";

/** What a link lets its holder do with the content of one file, until it expires. */
export type LinkPurpose = "upload" | "download";
export type LinkQuery = { readonly expires: number; readonly signature: string };

/** Links to a file's content that need no token, because the browser loads them by itself. */
export type SignedLinks = {
  /** A path on the server's own origin. */
  path(purpose: LinkPurpose, id: string, expiresAt: Date): string;
  isValid(purpose: LinkPurpose, id: string, query: LinkQuery): boolean;
  isExpired(query: LinkQuery): boolean;
};

/** @param key 32 bytes that serve nothing else */
export function createSignedLinks(key: Uint8Array, now: () => number = Date.now): SignedLinks {
  const sign = (purpose: LinkPurpose, id: string, expires: number) =>
    createHmac("sha256", key).update(`${purpose}\n${id}\n${expires}`).digest();
  return {
    path(purpose, id, expiresAt) {
      const expires = Math.floor(expiresAt.getTime() / 1_000);
      const signature = sign(purpose, id, expires).toString("base64url");
      return `/api/media/${id}/content?expires=${expires}&signature=${signature}`;
    },
    isValid(purpose, id, { expires, signature }) {
      const given = Buffer.from(signature, "base64url");
      const expected = sign(purpose, id, expires);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
    isExpired: ({ expires }) => expires * 1_000 <= now(),
  };
}

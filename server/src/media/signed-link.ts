import { createHmac, timingSafeEqual } from "node:crypto";

/** What a link's holder may do with one file's content until the link expires. */
export type LinkPurpose = "upload" | "download";
export type LinkQuery = { readonly session: string; readonly expires: number; readonly signature: string };

/** Links to file content that need no token, because browsers load them without one. Each belongs to a session and ends with it. */
export type SignedLinks = {
  /** A path on the server's own origin. */
  path(purpose: LinkPurpose, id: string, session: string, expiresAt: Date): string;
  /** Whether the link was made here. Doesn't check whether its session is still live. */
  isValid(purpose: LinkPurpose, id: string, query: LinkQuery): boolean;
  isExpired(query: LinkQuery): boolean;
};

/** @param key 32 bytes that aren't used for anything else */
export function createSignedLinks(key: Uint8Array, now: () => number = Date.now): SignedLinks {
  const sign = (purpose: LinkPurpose, id: string, session: string, expires: number) =>
    createHmac("sha256", key).update(`${purpose}\n${id}\n${session}\n${expires}`).digest();
  return {
    path(purpose, id, session, expiresAt) {
      const expires = Math.floor(expiresAt.getTime() / 1_000);
      const signature = sign(purpose, id, session, expires).toString("base64url");
      return `/api/media/${id}/content?session=${session}&expires=${expires}&signature=${signature}`;
    },
    isValid(purpose, id, { session, expires, signature }) {
      const given = Buffer.from(signature, "base64url");
      const expected = sign(purpose, id, session, expires);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
    isExpired: ({ expires }) => expires * 1_000 <= now(),
  };
}

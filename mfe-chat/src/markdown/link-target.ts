import { LINK_PROTOCOLS } from "@atrium/shared-contracts/spec";

/** Target of a link in assistant text: outside the product, within it, or not allowed. */
export type LinkTarget =
  | { readonly kind: "external"; readonly href: string }
  | { readonly kind: "internal"; readonly path: string }
  | { readonly kind: "none" };

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

export function linkTarget(href: string | undefined): LinkTarget {
  // Browsers drop control characters inside a URL, so "java\nscript:" would run.
  const url = (href ?? "").trim();
  if (/\p{Cc}/u.test(url)) return { kind: "none" };
  const scheme = SCHEME.exec(url)?.[1]?.toLowerCase();
  if (scheme !== undefined)
    return LINK_PROTOCOLS.some((allowed) => allowed === scheme) ? { kind: "external", href: url } : { kind: "none" };
  return /^\/(?![/\\])/.test(url) ? { kind: "internal", path: url } : { kind: "none" };
}

/** URL filter for react-markdown. A URL that isn't allowed becomes empty. */
export const allowedUrl = (url: string) => {
  const target = linkTarget(url);
  return target.kind === "external" ? target.href : target.kind === "internal" ? target.path : "";
};

import { LINK_PROTOCOLS } from "@atrium/shared-contracts/spec";

/** Target of a link in assistant text: outside the product, within it, or not allowed. */
export type LinkTarget =
  | { readonly kind: "external"; readonly href: string }
  | { readonly kind: "internal"; readonly path: string }
  | { readonly kind: "none" };

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
/** A page's path. Calls, which are below /api, are none. */
const PAGE = /^\/(?![/\\]|api(?:[/?#]|$))/i;

export function linkTarget(href: string | undefined): LinkTarget {
  // Browsers drop control characters inside a URL, so "java\nscript:" would run.
  const url = (href ?? "").trim();
  if (/\p{Cc}/u.test(url)) return { kind: "none" };
  const scheme = SCHEME.exec(url)?.[1]?.toLowerCase();
  if (scheme !== undefined) {
    const isAllowed = LINK_PROTOCOLS.some((allowed) => allowed === scheme) && isAddress(url);
    return isAllowed ? { kind: "external", href: url } : { kind: "none" };
  }
  return PAGE.test(url) ? { kind: "internal", path: url } : { kind: "none" };
}

/** Not with a name or password. They'd be sent to the site, or look like its name: https://bank.example@evil.example. */
function isAddress(href: string): boolean {
  const url = URL.parse(href);
  return url !== null && url.username === "" && url.password === "";
}

/** URL filter for react-markdown. A URL that isn't allowed becomes empty. */
export const allowedUrl = (url: string) => {
  const target = linkTarget(url);
  return target.kind === "external" ? target.href : target.kind === "internal" ? target.path : "";
};

/**
 * What the worker does with a request. `page`: network first, then the cached page. `release`: a file that never changes, cached once fetched.
 * `mark`: icons and manifest at the root. `visit`: a navigation that isn't one of our pages, such as an external sign-in: passes on the network's
 * response. `other`: never touched; this includes every API call.
 */
export type RequestKind = "page" | "release" | "mark" | "visit" | "other";

const RELEASED_FILE = /^\/releases\/(?:shell|mfe-[a-z][a-z0-9-]*)\/[^/]+\/./;
/** A shared link's page isn't kept: its headers are its own, and it's gone once it's revoked. */
const NO_PAGE = /^\/(?:api|releases|share)(?:\/|$)/;
const MARKS: ReadonlySet<string> = new Set([
  "/favicon.svg",
  "/favicon.ico",
  "/apple-touch-icon.png",
  "/manifest.webmanifest",
]);

/** @param origin the worker's own */
export function requestKind(
  request: Pick<Request, "method" | "mode" | "url" | "headers">,
  origin: string,
): RequestKind {
  if (request.method !== "GET" || request.headers.has("range")) return "other";
  const url = new URL(request.url);
  const own = url.origin === origin;
  if (request.mode === "navigate") return own && isPagePath(url.pathname) ? "page" : "visit";
  if (RELEASED_FILE.test(url.pathname)) return "release";
  return own && MARKS.has(url.pathname) ? "mark" : "other";
}

/** Same rule as the server: a page's path has no dot in its last segment. */
const isPagePath = (pathname: string): boolean =>
  !NO_PAGE.test(pathname) && !pathname.slice(pathname.lastIndexOf("/")).includes(".");

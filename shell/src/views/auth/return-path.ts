import { AUTH_PATH } from "../../core/auth/auth-path.ts";
import type { AuthMode } from "./form-rules.ts";

/** Query parameter of the sign-in pages with the page to return to. */
export const RETURN_PARAMETER = "return";

/** True for the pages that render without the frame: /login, /signup and everything under /auth/. */
export const isAuthPath = (pathname: string): boolean => AUTH_PATH.test(pathname);

/** What the page under an auth path is for: signing up on /signup and /auth/register, signing in on all others. */
export function authModeOf(pathname: string): AuthMode {
  // A trailing slash means the same page.
  const path = pathname.replace(/\/+$/, "");
  return path === "/signup" || path === "/auth/register" ? "register" : "login";
}

/** The sign-in page's path, with `path` as the page to return to. */
export function signInPath(path: string): string {
  return `/login${returnQuery(`?${new URLSearchParams({ [RETURN_PARAMETER]: path }).toString()}`)}`;
}

/** Where to go after sign-in: the requested page if it's a path of this product, else `/`. Never another site. */
export function returnPath(search: string): string {
  const path = resolved(new URLSearchParams(search).get(RETURN_PARAMETER));
  // Dot segments may resolve to a path that starts with two slashes, which browsers treat as another host.
  if (path === undefined || resolved(path) !== path) return "/";
  return isAuthPath(new URL(path, HERE).pathname) ? "/" : path;
}

/** The query that carries the requested page from one sign-in page to the other, and nothing else. */
export function returnQuery(search: string): string {
  const path = returnPath(search);
  return path === "/" ? "" : `?${RETURN_PARAMETER}=${encodeURIComponent(path)}`;
}

const HERE = "http://here.invalid";

/** The path as browsers parse it; undefined for one that leads elsewhere. */
function resolved(path: string | null): string | undefined {
  // Browsers treat a backslash as a slash and drop tabs and newlines: `/\evil.example` would leave the site.
  if (path === null || !path.startsWith("/") || /[\\\p{Cc}]/u.test(path)) return undefined;
  const url = URL.parse(path, HERE);
  return url === null || url.origin !== HERE ? undefined : `${url.pathname}${url.search}${url.hash}`;
}

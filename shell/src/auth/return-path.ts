/** Query parameter of the sign-in pages that says where to go afterwards. */
export const RETURN_PARAMETER = "return";

/** True for the pages that render bare: /login, /signup and everything under /auth/. */
export function isAuthPath(pathname: string): boolean {
  return pathname === "/login" || pathname === "/signup" || pathname === "/auth" || pathname.startsWith("/auth/");
}

/** Sign-in page that leads back to `path` afterwards. */
export function signInPath(path: string): string {
  return isSafeReturn(path) && path !== "/" ? `/login?${RETURN_PARAMETER}=${encodeURIComponent(path)}` : "/login";
}

/** Where to go after sign-in: the page asked for, if it is a path of this product; else `/`. Never another site. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(RETURN_PARAMETER);
  return wanted !== null && isSafeReturn(wanted) ? wanted : "/";
}

const HERE = "http://here.invalid";

function isSafeReturn(path: string): boolean {
  // Browsers read a backslash as a slash and drop tabs and newlines: `/\evil.example` would leave the site.
  if (!path.startsWith("/") || /[\\\p{Cc}]/u.test(path) || !URL.canParse(path, HERE)) return false;
  const url = new URL(path, HERE);
  return url.origin === HERE && !isAuthPath(url.pathname);
}

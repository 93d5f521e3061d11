/** Longer paths don't fit into the cookie. */
const MAX_LENGTH = 1_000;
const HERE = "http://here.invalid";

/** The path in this product to go to after the sign-in, as browsers resolve it; `/` for anything that would lead off the site. */
export function safeReturnPath(wanted: string | undefined): string {
  const path = resolved(wanted);
  // Dots may resolve to a path that starts with two slashes, which browsers read as another host.
  return path !== undefined && resolved(path) === path && path.length <= MAX_LENGTH ? path : "/";
}

function resolved(path: string | undefined): string | undefined {
  // Browsers read a backslash as a slash and drop tabs and newlines: `/\evil.example` would leave the site.
  if (path === undefined || !path.startsWith("/") || /[\\\p{Cc}]/u.test(path)) return undefined;
  const url = URL.parse(path, HERE);
  return url === null || url.origin !== HERE ? undefined : `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Paths the shell itself serves; features can't claim them. `below` includes everything under the path. Any other path belongs to a
 * feature or doesn't exist.
 */
export const SHELL_ROUTES = {
  exact: ["/", "/login", "/signup", "/terms", "/privacy", "/changelog"],
  below: ["/auth", "/share"],
} as const;

/** Below it are the pages of shared links: `/share/<token>`. */
export const SHARED_PAGE_PATH = "/share";

/** The token in the path of a shared link's page; undefined for another page's path. */
export const sharedToken = (path: string): string | undefined =>
  path === SHARED_PAGE_PATH || path.startsWith(`${SHARED_PAGE_PATH}/`)
    ? path.slice(SHARED_PAGE_PATH.length + 1)
    : undefined;

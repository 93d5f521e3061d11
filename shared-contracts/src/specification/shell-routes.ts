/**
 * Paths the shell itself serves; features can't claim them. `below` includes everything under the path. Any other path belongs to a
 * feature or doesn't exist.
 */
export const SHELL_ROUTES = {
  exact: ["/", "/login", "/signup", "/terms", "/privacy", "/changelog"],
  below: ["/auth"],
} as const;

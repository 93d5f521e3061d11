/**
 * Paths that the shell itself serves; every other one is a feature's, or does not exist. `below` includes everything under the path.
 * No feature can take them.
 */
export const SHELL_ROUTES = {
  exact: ["/", "/login", "/signup", "/terms", "/privacy", "/changelog"],
  below: ["/auth"],
} as const;

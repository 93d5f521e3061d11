const PUBLIC_PATHS: readonly string[] = ["/", "/terms", "/privacy", "/changelog"];

/** Pages of the shell that need no sign-in. */
export const isPublicPath = (pathname: string): boolean => PUBLIC_PATHS.includes(pathname);

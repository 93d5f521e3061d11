import { SHELL_ROUTES } from "@atrium/shared-contracts";
import { isAuthPath } from "../auth/return-path.ts";

/** Pages of the shell that need no sign-in and are no sign-in page. */
export const isPublicPath = (pathname: string): boolean =>
  SHELL_ROUTES.exact.some((path) => path === pathname) && !isAuthPath(pathname);

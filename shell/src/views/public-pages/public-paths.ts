import { SHELL_ROUTES } from "@atrium/shared-contracts/spec";
import { isAuthPath } from "../auth/return-path.ts";

/** The shell's pages that don't require sign-in, apart from the sign-in pages. */
export const isPublicPath = (pathname: string): boolean =>
  SHELL_ROUTES.exact.some((path) => path === pathname) && !isAuthPath(pathname);

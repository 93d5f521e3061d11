import type { ShellApi } from "@atrium/shared-contracts";
import { type NavigateFunction, useNavigate } from "@atrium/shared-ui/router";
import { useEffect } from "react";

/** The page's router as a verb: what is outside React navigates through it. */
export interface Navigation {
  readonly navigate: ShellApi["navigate"];
  /** Put once below the router. */
  Bridge(): null;
}

export function createNavigation(page: Window): Navigation {
  let router: NavigateFunction | undefined;
  return {
    navigate(path, options) {
      // A path of this product, never another site: features pass on what they were given.
      if (new URL(path, page.location.origin).origin !== page.location.origin) {
        throw new TypeError(`${path} is not a path of this product`);
      }
      if (router) void router(path, options ?? {});
      else page.location.assign(path);
    },
    Bridge() {
      const navigate = useNavigate();
      useEffect(() => {
        router = navigate;
        return () => void (router = undefined);
      }, [navigate]);
      return null;
    },
  };
}

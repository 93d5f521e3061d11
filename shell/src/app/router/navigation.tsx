import type { ShellApi } from "@atrium/shared-contracts/contract";
import { type NavigateFunction, useNavigate } from "@atrium/shared-ui/router";
import { useEffect } from "react";

/** Lets code outside React navigate with the page's router. */
export interface Navigation {
  readonly navigate: ShellApi["navigate"];
  /** Render it once, below the router. */
  Bridge(): null;
}

export function createNavigation(page: Window): Navigation {
  let router: NavigateFunction | undefined;
  return {
    navigate(path, options) {
      // Only paths of this product, never another site: features pass on paths they got from elsewhere.
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

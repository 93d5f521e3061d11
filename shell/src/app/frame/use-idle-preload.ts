import { useEffect } from "react";
import { useHost } from "../../views/host/host-context.tsx";
import { publicPage } from "./own-pages.ts";

/** Pause after the frame stands before other features are fetched; they must not compete with the page that is being opened. */
const SETTLE_MS = 3_000;

/** Fetches the routes of all features, and where sign-out leads, when nothing else is going on, unless the person saves data. */
export function useIdlePreload(): void {
  const { features } = useHost();
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const preloadAll = () => {
      publicPage.preload();
      for (const { id, routesExpose } of features.manifests) features.preload(id, routesExpose);
    };
    let idle = 0;
    const settled = setTimeout(() => {
      if ("requestIdleCallback" in window) idle = requestIdleCallback(preloadAll);
      else preloadAll();
    }, SETTLE_MS);
    return () => {
      clearTimeout(settled);
      if (idle !== 0) cancelIdleCallback(idle);
    };
  }, [features]);
}

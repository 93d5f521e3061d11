import { useEffect } from "react";
import { savesData } from "../../core/connectivity/saves-data.ts";
import { useHost } from "../../views/host/host-context.tsx";
import { feedbackOverlay } from "./feedback-overlay.ts";
import { publicPage } from "./own-pages.ts";

/** Delay between showing the frame and preloading other features, so that they don't compete with the page being opened. */
const SETTLE_MS = 3_000;

/** When the browser is idle, preloads every feature's routes, the feedback dialog and the page that sign-out leads to. Skipped in data-saver mode. */
export function useIdlePreload(): void {
  const { features } = useHost();
  useEffect(() => {
    if (savesData()) return;
    const preloadAll = () => {
      feedbackOverlay.preload();
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

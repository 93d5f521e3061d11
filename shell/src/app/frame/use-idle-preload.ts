import { useEffect } from "react";
import { savesData } from "../../core/connectivity/saves-data.ts";
import { whenSettled } from "../../core/idle/when-settled.ts";
import { useHost } from "../../views/host/host-context.tsx";
import { feedbackOverlay } from "./feedback-overlay.ts";
import { homePage, publicPage } from "./own-pages.ts";

/**
 * When the page has opened and the browser is idle, preloads every feature's routes, the feedback dialog, home and the page that sign-out leads to.
 * Skipped in data-saver mode.
 */
export function useIdlePreload(): void {
  const { features } = useHost();
  useEffect(() => {
    if (savesData()) return;
    return whenSettled(() => {
      void feedbackOverlay.preload();
      homePage.preload();
      publicPage.preload();
      for (const { id, routesExpose } of features.manifests) features.preload(id, routesExpose);
    });
  }, [features]);
}

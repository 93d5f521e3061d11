import { useEffect, useRef } from "react";
import { useObservable } from "@atrium/shared-ui";
import type { OverlayStore } from "../../core/overlays/overlay-store.ts";
import { MAIN_ID } from "../main-content/skip-link.tsx";

/**
 * When the last overlay closes, returns the focus to where it was before the first one opened, or to the page's content if that element is gone.
 * The dialogs can't do it themselves, because one may replace another.
 */
export function useFocusReturn(overlays: OverlayStore): void {
  const opener = useRef<Element | null>(null);
  const { kind } = useObservable(overlays.overlay$, overlays.overlay);
  useEffect(() => {
    let before = overlays.overlay.kind;
    // Emits before anything renders, so the focus is still where the person had it.
    const subscription = overlays.overlay$.subscribe((overlay) => {
      if (before === "none" && overlay.kind !== "none") opener.current = document.activeElement;
      before = overlay.kind;
    });
    return () => subscription.unsubscribe();
  }, [overlays]);
  useEffect(() => {
    const target = opener.current;
    if (kind !== "none" || target === null) return;
    opener.current = null;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    if (target instanceof HTMLElement && target.isConnected && target !== document.body) target.focus();
    else document.getElementById(MAIN_ID)?.focus();
  }, [kind]);
}

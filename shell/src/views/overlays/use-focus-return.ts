import { useEffect, useRef } from "react";
import { useObservable } from "@atrium/shared-ui";
import type { OverlayStore } from "../../core/overlays/overlay-store.ts";
import { MAIN_ID } from "../main-content/skip-link.tsx";

/**
 * Brings the focus back to where it was before the first overlay opened, when the last one has closed; to the page's content when that is gone.
 * The dialogs cannot do it themselves: one may take the place of another.
 */
export function useFocusReturn(overlays: OverlayStore): void {
  const opener = useRef<Element | null>(null);
  const { kind } = useObservable(overlays.overlay$, overlays.overlay);
  useEffect(() => {
    let before = overlays.overlay.kind;
    // Told before anything is drawn: the focus is still where the person had it.
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

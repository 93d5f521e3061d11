import { useLocation } from "@atrium/shared-ui/router";
import { type RefObject, useEffect, useRef } from "react";
import { featureOfPath } from "../../federation/routes/route-feature.ts";
import { useHost } from "../host/host-context.tsx";

/**
 * Moves the focus to the content when the page changes, so that screen readers continue there. Within a feature, the feature manages the focus. The
 * first page is left alone.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { features } = useHost();
  const { pathname } = useLocation();
  const page = featureOfPath(features.manifests, pathname)?.id ?? pathname;
  const shown = useRef(page);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!main.current?.contains(document.activeElement)) main.current?.focus();
  }, [page, main]);
}

import { useLocation } from "@atrium/shared-ui/router";
import { type RefObject, useEffect, useRef } from "react";
import { featureOfPath } from "../../federation/routes/route-feature.ts";
import { useHost } from "../host/host-context.tsx";

/**
 * Moves the focus to the content when another page comes, so that a screen reader reads on there. Within one feature the focus is the
 * feature's business, and so it is on the first page.
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

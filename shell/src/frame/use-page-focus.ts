import { useLocation } from "@atrium/shared-ui/router";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type RefObject, useEffect, useRef } from "react";
import { featureOfPath } from "../federation/route-feature.ts";
import { useHost } from "../host/host-context.tsx";
import { pageTitle } from "./page-title.ts";

/**
 * Names the document after the page, and moves the focus to the content when another page comes, so that a screen reader reads on there.
 * Within one feature the focus is the feature's business, and so it is on the first page.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { features, language } = useHost();
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const manifest = featureOfPath(features.manifests, pathname);
  const page = manifest?.id ?? pathname;
  const shown = useRef(page);

  const title = pageTitle(pathname, manifest, language.language, t);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!main.current?.contains(document.activeElement)) main.current?.focus();
  }, [page, main]);
}

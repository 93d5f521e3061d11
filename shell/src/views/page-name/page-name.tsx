import { VisuallyHidden, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useLocation } from "@atrium/shared-ui/router";
import { useEffect, useState } from "react";
import { featureOfPath } from "../../federation/routes/route-feature.ts";
import { useHost } from "../host/host-context.tsx";
import { pageTitle } from "./page-title.ts";

/**
 * Sets the document title to the page's name in the current language, and announces a new page's name politely to screen readers. It renders before
 * the page, so that a feature can set a more specific title.
 */
export function PageName() {
  const { auth, features, language } = useHost();
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const { status } = useObservable(auth.state$, auth.snapshot);
  const current = useObservable(language.language$, language.language);
  const manifest = featureOfPath(features.manifests, pathname);
  const isLanding = pathname === "/" && status !== "authenticated";
  const title = isLanding ? "Atrium" : pageTitle(pathname, manifest, current, t);
  const [first] = useState(title);
  const [moved, setMoved] = useState(false);
  if (!moved && title !== first) setMoved(true);

  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <VisuallyHidden aria-live="polite" data-testid="page-name">
      {moved && title}
    </VisuallyHidden>
  );
}

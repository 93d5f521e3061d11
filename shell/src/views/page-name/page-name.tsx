import { VisuallyHidden, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useLocation } from "@atrium/shared-ui/router";
import { useEffect, useState } from "react";
import { featureOfPath } from "../../federation/routes/route-feature.ts";
import { useHost } from "../host/host-context.tsx";
import { pageTitle } from "./page-title.ts";

/**
 * Names the document after the page, in the current language, and tells the name of another page to screen readers when they have a moment.
 * It stands before the page, so that a feature may name the document more closely.
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

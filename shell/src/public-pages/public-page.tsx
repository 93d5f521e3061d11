import { useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useLocation } from "@atrium/shared-ui/router";
import { useEffect } from "react";
import { pageTitle } from "../frame/page-title.ts";
import { useHost } from "../host/host-context.tsx";
import { ChangelogPage } from "../releases/changelog-page.tsx";
import { LandingPage } from "./landing-page.tsx";
import { LegalPage } from "./legal-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { PublicLayout } from "./public-layout.tsx";

/** The shell's own pages. Bare for who is signed out; inside the frame without header and footer for who is signed in. */
export function PublicPage() {
  const { t } = useTranslation("shell");
  const { auth, language } = useHost();
  const { pathname } = useLocation();
  const { status } = useObservable(auth.state$, auth.snapshot);
  const signedIn = status === "authenticated";
  const title = pathname === "/" ? "Atrium" : pageTitle(pathname, undefined, language.language, t);
  useEffect(() => {
    if (!signedIn) document.title = title;
  }, [signedIn, title]);
  const page = pageOf(pathname);
  return signedIn ? page : <PublicLayout>{page}</PublicLayout>;
}

function pageOf(pathname: string) {
  switch (pathname) {
    case "/":
      return <LandingPage />;
    case "/terms":
      return <LegalPage page="terms" />;
    case "/privacy":
      return <LegalPage page="privacy" />;
    case "/changelog":
      return <ChangelogPage />;
    default:
      return <NotFoundPage />;
  }
}

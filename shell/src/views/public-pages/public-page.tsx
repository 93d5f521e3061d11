import { Box, PUBLIC_GLYPHS, addGlyphs, useObservable } from "@atrium/shared-ui";
import { useLocation } from "@atrium/shared-ui/router";
import landingTexts from "../../core/language/locales/en/landing.json" with { type: "json" };
import legalTexts from "../../core/language/locales/en/legal.json" with { type: "json" };
import surroundingTexts from "../../core/language/locales/en/surroundings.json" with { type: "json" };
import { addEnglish } from "../../core/language/texts.ts";
import { useHost } from "../host/host-context.tsx";
import { ChangelogPage } from "../releases/changelog-page.tsx";
import { LandingPage } from "./landing-page.tsx";
import { LegalPage } from "./legal-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { PublicLayout } from "./public-layout.tsx";

addEnglish(landingTexts, legalTexts, surroundingTexts);
addGlyphs(PUBLIC_GLYPHS);

/** The shell's own pages. Signed-out visitors see them with their own header and footer; signed-in people see them inside the frame, without. */
export function PublicPage() {
  const { auth } = useHost();
  const { pathname } = useLocation();
  const { status } = useObservable(auth.state$, auth.snapshot);
  const signedIn = status === "authenticated";
  const page = pageOf(pathname);
  return signedIn ? (
    <Box sx={{ px: { xs: 2, md: 4 } }}>{page}</Box>
  ) : (
    <PublicLayout signIn="/login">{page}</PublicLayout>
  );
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

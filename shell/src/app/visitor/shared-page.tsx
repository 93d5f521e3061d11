import { Box, FRAME_GLYPHS, addGlyphs, useObservable } from "@atrium/shared-ui";
import { QueryClientProvider } from "@atrium/shared-ui/query";
import { useLocation } from "@atrium/shared-ui/router";
import { sharedToken } from "@atrium/shared-contracts/spec";
import { useEffect, useState } from "react";
import landingTexts from "../../core/language/locales/en/landing.json" with { type: "json" };
import legalTexts from "../../core/language/locales/en/legal.json" with { type: "json" };
import signedInTexts from "../../core/language/locales/en/signed-in.json" with { type: "json" };
import surroundingTexts from "../../core/language/locales/en/surroundings.json" with { type: "json" };
import { addEnglish } from "../../core/language/texts.ts";
import { FeatureSessionContext } from "../../federation/host/feature-host.tsx";
import { GuestRegions } from "../../federation/region/guest-regions.tsx";
import { FeatureSkeleton } from "../../federation/region/feature-skeleton.tsx";
import { Slot } from "../../slots/slot.tsx";
import { signInPath } from "../../views/auth/return-path.ts";
import { useHost } from "../../views/host/host-context.tsx";
import { NotFoundPage } from "../../views/public-pages/not-found-page.tsx";
import { PublicLayout } from "../../views/public-pages/public-layout.tsx";
import { returnNote } from "./return-note.ts";
import { visitorSession } from "./visitor-session.ts";

addEnglish(landingTexts, legalTexts, signedInTexts, surroundingTexts);
addGlyphs(FRAME_GLYPHS);

const note = returnNote(window);

/** The page of a shared link. It's the same for everyone, whether or not somebody is signed in. */
export function SharedPage() {
  const host = useHost();
  const { pathname } = useLocation();
  const [session$] = useState(() => visitorSession(host));
  const session = useObservable(session$, undefined);
  const { status } = useObservable(host.auth.state$, host.auth.snapshot);
  const token = sharedToken(pathname) ?? "";
  const isSignedOut = status === "unauthenticated" || status === "error";
  // Without signing in, the visitor came back.
  useEffect(() => {
    if (isSignedOut) note.remove();
  }, [isSignedOut]);
  if (!session) return null;
  return (
    <QueryClientProvider client={session.queryClient}>
      <FeatureSessionContext value={session}>
        <GuestRegions>
          <PublicLayout signIn={isSignedOut ? signInPath(pathname) : undefined}>
            <Slot
              name="shared.page"
              most={1}
              props={{
                token,
                returned: status === "authenticated" && note.isFor(token),
                onReturned: note.remove,
                signIn() {
                  note.leave(token);
                  host.navigate(signInPath(pathname));
                },
              }}
              renderLoading={() => (
                <Box sx={{ maxWidth: 760, mx: "auto" }}>
                  <FeatureSkeleton />
                </Box>
              )}
              empty={<NotFoundPage />}
            />
          </PublicLayout>
        </GuestRegions>
      </FeatureSessionContext>
    </QueryClientProvider>
  );
}

import { sharedToken } from "@atrium/shared-contracts/spec";
import { Box, OverlayFailureContext, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Navigate, useLocation } from "@atrium/shared-ui/router";
import { useCallback, useEffect, useRef } from "react";
import { errorTags } from "../federation/region/leaving-views.ts";
import { RegionBoundary } from "../federation/region/region-boundary.tsx";
import { featureOfPath } from "../federation/routes/route-feature.ts";
import { isAuthPath, returnPath, signInPath } from "../views/auth/return-path.ts";
import { PageFailure } from "../views/boundary/page-failure.tsx";
import { PartBoundary } from "../views/boundary/part-boundary.tsx";
import { useHost } from "../views/host/host-context.tsx";
import { PageName } from "../views/page-name/page-name.tsx";
import { isPublicPath } from "../views/public-pages/public-paths.ts";
import { FrameSkeleton } from "./frame/frame-skeleton.tsx";
import { authPage, publicPage, sharedPage } from "./frame/own-pages.ts";
import { preloadSignedIn, signedInPage, toastArea$ } from "./signed-in/signed-in-page.ts";

const { Page: AuthPage } = authPage;
const { Page: PublicPage } = publicPage;
const { Page: SharedPage } = sharedPage;
const { Page: SignedInPage } = signedInPage;

/** The whole page: the frame when somebody is signed in, bare pages otherwise. */
export function App() {
  const { telemetry, language, toasts } = useHost();
  const { pathname } = useLocation();
  const { t } = useTranslation("shell");
  const overlayFailed = useCallback(
    (error: unknown) => {
      telemetry.report(error, { source: "overlay" });
      toasts.show({ title: t("page.failed"), description: t("page.failedHint"), variant: "destructive" });
    },
    [telemetry, toasts, t],
  );
  const explain = (again: () => void) => <PageFailure language={language} onRetry={again} />;
  return (
    <OverlayFailureContext value={overlayFailed}>
      <PartBoundary part="page name" shows="nothing">
        <PageName />
      </PartBoundary>
      <RegionBoundary
        place={pathname}
        caught={(error, left) => telemetry.report(error, errorTags(left, { source: "shell", part: "frame" }))}
        fallback={(_error, again) => explain(again)}
      >
        <Screen />
      </RegionBoundary>
      <PartBoundary part="toasts" shows="nothing">
        <Toasts />
      </PartBoundary>
    </OverlayFailureContext>
  );
}

function Toasts() {
  return useObservable(toastArea$, null);
}

/** Copying may fail there, which a toast says. The page has fetched their code already, as part of the signed-in code. */
function SharedScreen() {
  useEffect(() => signedInPage.preload(), []);
  return <SharedPage fallback={null} />;
}

function Screen() {
  const { auth, features } = useHost();
  const snapshot = useObservable(auth.state$, auth.snapshot);
  const { pathname, search, hash } = useLocation();

  // An error from one page shouldn't show on the next.
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    auth.dismissError();
  }, [auth, pathname]);

  const named = pathname.replace(/\/+$/, "") || "/";
  if (named !== pathname) return <Navigate to={{ pathname: named, search, hash }} replace />;
  if (sharedToken(pathname) !== undefined) return <SharedScreen />;
  if (isAuthPath(pathname)) {
    return snapshot.status === "authenticated" ? (
      <Navigate to={returnPath(search)} replace />
    ) : (
      // Somebody typing is about to sign in, so fetch the frame's code meanwhile.
      <Box sx={{ display: "contents" }} onInput={() => preloadSignedIn(returnPath(search))}>
        <AuthPage fallback={null} />
      </Box>
    );
  }
  switch (snapshot.status) {
    // A stored session is being restored, and signed-in people see public pages inside the frame.
    case "loading":
      return <FrameSkeleton />;
    case "idle":
      return isPublicPath(pathname) && pathname !== "/" ? <PublicPage fallback={null} /> : <FrameSkeleton />;
    case "authenticated":
      return <SignedInPage fallback={<FrameSkeleton />} />;
    case "unauthenticated":
    case "error":
      if (!featureOfPath(features.manifests, pathname)) return <PublicPage fallback={null} />;
      if (snapshot.status === "unauthenticated" && snapshot.signedOut) return <Navigate to="/" replace />;
      return <Navigate to={signInPath(pathname + search + hash)} replace />;
  }
}

import { useObservable } from "@atrium/shared-ui";
import { Navigate, useLocation } from "@atrium/shared-ui/router";
import { useEffect, useRef } from "react";
import { RegionBoundary } from "../federation/region/region-boundary.tsx";
import { featureOfPath } from "../federation/routes/route-feature.ts";
import { isAuthPath, returnPath, signInPath } from "../views/auth/return-path.ts";
import { PageFailure } from "../views/boundary/page-failure.tsx";
import { PartBoundary } from "../views/boundary/part-boundary.tsx";
import { SessionProvider, useHost } from "../views/host/host-context.tsx";
import { PageName } from "../views/page-name/page-name.tsx";
import { isPublicPath } from "../views/public-pages/public-paths.ts";
import { ToastArea } from "../views/toasts/toast-area.tsx";
import { FrameSkeleton } from "./frame/frame-skeleton.tsx";
import { Frame } from "./frame/frame.tsx";
import { authPage, publicPage } from "./frame/own-pages.ts";

const { Page: AuthPage } = authPage;
const { Page: PublicPage } = publicPage;

/** The whole page: the frame for who is signed in, else bare pages. */
export function App() {
  const { telemetry, language } = useHost();
  const { pathname } = useLocation();
  const explain = (again: () => void) => <PageFailure language={language} onRetry={again} />;
  return (
    <>
      <PartBoundary part="page name" shows="nothing">
        <PageName />
      </PartBoundary>
      <RegionBoundary
        place={pathname}
        caught={(error) => telemetry.report(error, { source: "shell", part: "frame" })}
        fallback={(_error, again) => explain(again)}
      >
        <Screen />
      </RegionBoundary>
      <PartBoundary part="toasts" shows="nothing">
        <ToastArea />
      </PartBoundary>
    </>
  );
}

function Screen() {
  const { auth, session$, features } = useHost();
  const snapshot = useObservable(auth.state$, auth.snapshot);
  const session = useObservable(session$, undefined);
  const { pathname, search, hash } = useLocation();

  // What failed on one page is not the next one's business.
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    auth.dismissError();
  }, [auth, pathname]);

  const named = pathname.replace(/\/+$/, "") || "/";
  if (named !== pathname) return <Navigate to={{ pathname: named, search, hash }} replace />;
  if (isAuthPath(pathname)) {
    return snapshot.status === "authenticated" ? (
      <Navigate to={returnPath(search)} replace />
    ) : (
      <AuthPage fallback={null} />
    );
  }
  switch (snapshot.status) {
    case "idle":
    case "loading":
      return isPublicPath(pathname) && pathname !== "/" ? <PublicPage fallback={null} /> : <FrameSkeleton />;
    case "authenticated":
      return session ? (
        <SessionProvider key={session.userId} session={session}>
          <Frame />
        </SessionProvider>
      ) : null;
    case "unauthenticated":
    case "error":
      if (!featureOfPath(features.manifests, pathname)) return <PublicPage fallback={null} />;
      if (snapshot.status === "unauthenticated" && snapshot.signedOut) return <Navigate to="/" replace />;
      return <Navigate to={signInPath(pathname + search + hash)} replace />;
  }
}

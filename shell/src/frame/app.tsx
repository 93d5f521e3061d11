import { useObservable } from "@atrium/shared-ui";
import { Navigate, useLocation } from "@atrium/shared-ui/router";
import { Suspense, lazy } from "react";
import { isAuthPath, returnPath, signInPath } from "../auth/return-path.ts";
import { featureOfPath } from "../federation/route-feature.ts";
import { SessionProvider, useHost } from "../host/host-context.tsx";
import { isPublicPath } from "../public-pages/public-paths.ts";
import { ToastArea } from "../toasts/toast-area.tsx";
import { Frame } from "./frame.tsx";
import { FrameSkeleton } from "./frame-skeleton.tsx";

const AuthPage = lazy(() => import("../auth/auth-page.tsx").then(({ AuthPage }) => ({ default: AuthPage })));
const PublicPage = lazy(() =>
  import("../public-pages/public-page.tsx").then(({ PublicPage }) => ({ default: PublicPage })),
);

/** The whole page: the frame for who is signed in, else bare pages. */
export function App() {
  return (
    <>
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
      <ToastArea />
    </>
  );
}

function Screen() {
  const { auth, session$, features } = useHost();
  const snapshot = useObservable(auth.state$, auth.snapshot);
  const session = useObservable(session$, undefined);
  const { pathname, search } = useLocation();

  if (isAuthPath(pathname)) {
    return snapshot.status === "authenticated" ? <Navigate to={returnPath(search)} replace /> : <AuthPage />;
  }
  switch (snapshot.status) {
    case "idle":
    case "loading":
      return isPublicPath(pathname) && pathname !== "/" ? <PublicPage /> : <FrameSkeleton />;
    case "authenticated":
      return session ? (
        <SessionProvider key={session.userId} session={session}>
          <Frame />
        </SessionProvider>
      ) : null;
    case "unauthenticated":
    case "error":
      if (!featureOfPath(features.manifests, pathname)) return <PublicPage />;
      if (snapshot.status === "unauthenticated" && snapshot.signedOut) return <Navigate to="/" replace />;
      return <Navigate to={signInPath(pathname + search)} replace />;
  }
}

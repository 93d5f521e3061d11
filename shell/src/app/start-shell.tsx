import "@atrium/shared-ui/font.css";
import { TRANSLATION_LOAD_DELAY_MS, sharedToken } from "@atrium/shared-contracts/spec";
import type { BootDocument } from "@atrium/shared-contracts/wire";
import { switchMap } from "@atrium/shared-contracts/rx";
import { createRoot } from "react-dom/client";
import { readNonce } from "../core/boot/boot-document.ts";
import { registerWhenIdle } from "../core/offline/register-worker.ts";
import { pause } from "../core/retry/pause.ts";
import { reportUncaught } from "../core/telemetry/uncaught.ts";
import type { LateFeatureSource } from "../federation/loading/late-feature-source.ts";
import { warmRoute } from "../federation/routes/route-feature.ts";
import type { Host } from "../views/host/host.ts";
import { App } from "./app.tsx";
import { FrameSkeleton } from "./frame/frame-skeleton.tsx";
import { createHost } from "./host/create-host.ts";
import { mount } from "./mount.tsx";
import { isAuthPath } from "../views/auth/return-path.ts";
import { createNavigation } from "./router/navigation.tsx";
import { createOverlayHistory } from "./router/overlay-history.ts";
import { preloadSignedIn, signedInCode$ } from "./signed-in/signed-in-page.ts";

/** Starts the shell in the page: stores, router and first render. `features` is where features come from. */
export async function startShell(boot: BootDocument, features: LateFeatureSource): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root");
  const navigation = createNavigation(window);
  const host: Host = createHost({
    boot,
    features,
    page: window,
    fetch: (input, init) => fetch(input, init),
    navigate: navigation.navigate,
    openSession$: signedInCode$.pipe(
      switchMap(async ({ openSession, createLabelLoader, loadLabels }) => {
        // The frame needs to know which feature releases are compatible, and what they're called.
        await features.ready();
        await loadLabels(
          host.language,
          createLabelLoader(boot, features.manifests, (input) => fetch(input)),
        );
        return openSession;
      }),
    ),
    loadRealtime: () => import("../core/realtime/realtime-client.ts").then(({ openRealtime }) => openRealtime),
  });
  reportUncaught(globalThis, host.telemetry);

  // A sign-in page sends signed-in users on, so it waits for the server: a user whose session turns out to be over stays there.
  void host.auth.start({ atOnce: !isAuthPath(window.location.pathname) });
  const { status } = host.auth.snapshot;
  const isShared = sharedToken(window.location.pathname) !== undefined;
  const returns = !isShared && (status === "loading" || status === "authenticated");
  if (returns) {
    preloadSignedIn(window.location.pathname);
    warmRoute(features, window.location.pathname);
  }
  const show = mount(createRoot(root), host, navigation, createOverlayHistory(window), readNonce(document));
  // A language other than English is still loading: show the page's outline without text until it arrives.
  const late = pause(TRANSLATION_LOAD_DELAY_MS).then(() => "late" as const);
  if ((await Promise.race([host.language.ready, late])) === "late") {
    show(returns ? <FrameSkeleton silent /> : null);
    await host.language.ready;
  }
  show(<App />);
  registerWhenIdle(boot, window);
}

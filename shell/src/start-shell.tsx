import "@atrium/shared-ui/font.css";
import { TRANSLATION_LOAD_DELAY_MS } from "@atrium/shared-contracts";
import type { BootDocument } from "@atrium/shared-contracts/wire";
import { createRoot } from "react-dom/client";
import { readNonce } from "./boot/boot-document.ts";
import type { FeatureSource } from "./federation/feature-code.ts";
import { warmRoute } from "./federation/route-feature.ts";
import { App } from "./frame/app.tsx";
import { FrameSkeleton } from "./frame/frame-skeleton.tsx";
import { mount } from "./frame/mount.tsx";
import { createHost } from "./host/create-host.ts";
import { createOverlayHistory } from "./host/overlay-history.ts";
import { createNavigation } from "./host/navigation.tsx";
import { registerWhenIdle } from "./offline/register-worker.ts";
import { pause } from "./retry/pause.ts";

/** Starts the shell in the page: stores, router, first render. `features` says where features come from. */
export async function startShell(boot: BootDocument, features: FeatureSource): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root");
  const navigation = createNavigation(window);
  const host = createHost({
    boot,
    features,
    page: window,
    fetch: (input, init) => fetch(input, init),
    navigate: navigation.navigate,
    loadRealtime: () => import("./realtime/realtime-client.ts").then(({ openRealtime }) => openRealtime),
  });
  globalThis.addEventListener("error", ({ error }) => host.telemetry.report(error, { source: "window" }));
  globalThis.addEventListener("unhandledrejection", ({ reason }) =>
    host.telemetry.report(reason, { source: "promise" }),
  );

  void host.auth.start();
  if (host.auth.snapshot.status === "loading") warmRoute(features, window.location.pathname);
  const show = mount(createRoot(root), host, navigation, createOverlayHistory(window), readNonce(document));
  // Another language than English is on its way: the page keeps its shape without a word until it is there.
  const late = pause(TRANSLATION_LOAD_DELAY_MS).then(() => "late" as const);
  if ((await Promise.race([host.language.ready, late])) === "late") {
    show(host.auth.snapshot.status === "loading" ? <FrameSkeleton silent /> : null);
    await host.language.ready;
  }
  show(<App />);
  registerWhenIdle(boot, window);
}

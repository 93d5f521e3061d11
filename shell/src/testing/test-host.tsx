import { type ReactNode, StrictMode, useState } from "react";
import { type OverlayHistory, OverlayHistoryContext } from "@atrium/shared-ui";
import "@atrium/shared-ui/testing";
import { I18nextProvider } from "@atrium/shared-ui/i18n";
import { MemoryRouter } from "@atrium/shared-ui/router";
import { ThemeProvider, atriumTheme } from "@atrium/shared-ui/styles";
import { BehaviorSubject } from "@atrium/shared-contracts/rx";
import type { BootDocument } from "@atrium/shared-contracts/wire";
import { FAKE_USER } from "@atrium/shared-contracts/testing";
import { type HostDeps, createHost } from "../app/host/create-host.ts";
import { openSession } from "../app/session/session.ts";
import type { FeatureSource } from "../federation/loading/feature-code.ts";
import { type StaticFeature, createStaticSource } from "../federation/loading/static-source.ts";
import { HostProvider } from "../views/host/host-context.tsx";
import type { Host } from "../views/host/host.ts";
import { addAllEnglish } from "./all-english.ts";
import { createFakeServer, json } from "./fake-server.ts";
import { sampleBoot } from "./sample-features.ts";

// A test renders a view without the page that brings its texts.
addAllEnglish();

export const TOKEN = `e30.${btoa(JSON.stringify({ sub: FAKE_USER.id }))}.sig`;
export const SESSION = { token: TOKEN, user: FAKE_USER, expiresAt: "2030-01-01T00:00:00.000Z" };

export interface TestHostOptions {
  readonly features?: readonly StaticFeature[];
  /** Where features come from. Default: `features`, as part of the same build. */
  readonly source?: FeatureSource;
  readonly config?: Partial<BootDocument["config"]>;
  /** Puts a session into storage before the host starts. */
  readonly signedIn?: boolean;
  /** The browser's storage before the host starts. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Default: realtime is unavailable. */
  readonly loadRealtime?: HostDeps["loadRealtime"];
}

/** A host on a fake server. Its storage is jsdom's own, cleared. */
export function createTestHost({
  features = [],
  source = createStaticSource(features),
  config = {},
  signedIn = false,
  stored = {},
  loadRealtime = () => Promise.reject(new Error("No realtime in this test")),
}: TestHostOptions = {}) {
  localStorage.clear();
  if (signedIn) localStorage.setItem("atrium_auth_token", TOKEN);
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  stubMatchMedia();
  const server = createFakeServer();
  server.answer("GET /user/profile", () => json(FAKE_USER));
  server.answer("POST /auth/login", () => json(SESSION));
  server.answer("POST /auth/register", () => json(SESSION));
  server.answer("POST /auth/logout", () => json({ status: "success" }));
  const navigations: string[] = [];
  const boot = sampleBoot();
  const host = createHost({
    boot: { ...boot, config: { ...boot.config, ...config } },
    features: source,
    page: window,
    fetch: server.fetch,
    navigate: (path) => void navigations.push(path),
    openSession$: new BehaviorSubject(openSession),
    loadRealtime,
  });
  return { host, server, navigations };
}

/** The providers around every view of the shell. */
export function Surroundings({
  host,
  path = "/",
  children,
}: {
  readonly host: Host;
  readonly path?: string;
  readonly children: ReactNode;
}) {
  const [overlays] = useState(countOverlays);
  return (
    <StrictMode>
      <ThemeProvider theme={atriumTheme} storageManager={null}>
        <HostProvider host={host}>
          <I18nextProvider i18n={host.language.i18n}>
            <OverlayHistoryContext value={overlays}>
              <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
            </OverlayHistoryContext>
          </I18nextProvider>
        </HostProvider>
      </ThemeProvider>
    </StrictMode>
  );
}

/** Knows whether an overlay is open, without the browser's history. */
function countOverlays(): OverlayHistory {
  let open = 0;
  return {
    get covers() {
      return open > 0;
    },
    opened() {
      open += 1;
      return () => (open -= 1);
    },
  };
}

/** jsdom has no matchMedia. This stands in for a desktop with a light system theme, unless the test says otherwise. */
export function stubMatchMedia(matches: (query: string) => boolean = () => false): void {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: matches(query),
      onchange: null,
      addListener() {},
      removeListener() {},
    }) as MediaQueryList;
}

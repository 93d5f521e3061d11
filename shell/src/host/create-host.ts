import { BehaviorSubject } from "@atrium/shared-contracts/rx";
import type { BootDocument } from "@atrium/shared-contracts/wire";
import { createAuthStore } from "../auth/auth-store.ts";
import { createStoredSession } from "../auth/stored-session.ts";
import { createTabLock } from "../auth/tab-lock.ts";
import type { FeatureSource } from "../federation/feature-code.ts";
import { createHttpClient } from "../http/http-client.ts";
import { createLanguageStore } from "../language/language-store.ts";
import { createConnectivity } from "../offline/connectivity.ts";
import { type Session, openSession } from "../session/session.ts";
import { createBrowserStorage } from "../storage/browser-storage.ts";
import { createTelemetry } from "../telemetry/telemetry.ts";
import { createThemeStore } from "../theme/theme-store.ts";
import { createToastStore } from "../toasts/toast-store.ts";
import type { Host } from "./host.ts";

export interface HostDeps {
  readonly boot: BootDocument;
  readonly features: FeatureSource;
  readonly page: Window;
  readonly fetch: typeof fetch;
  readonly navigate: Host["navigate"];
  readonly loadRealtime: Host["loadRealtime"];
}

/** Puts the page's stores together. A session opens with each sign-in and closes with its end; the streams of the old one complete first. */
export function createHost({ boot, features, page, fetch, navigate, loadRealtime }: HostDeps): Host {
  const storage = createBrowserStorage(page);
  const connection = createConnectivity(page, () => fetch("/healthz", { cache: "no-store" }));
  const http = createHttpClient({
    baseUrl: boot.config.apiBaseUrl.replace(/\/$/, ""),
    fetch: connection.watch(fetch),
    token: () => auth.token(),
    renew: (expired) => auth.renew(expired),
    sessionEnded: (message) => auth.end(message),
  });
  const auth = createAuthStore({
    http: () => http,
    stored: createStoredSession(storage),
    lock: createTabLock(page.navigator.locks),
    connection,
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  const session = new BehaviorSubject<Session | undefined>(undefined);
  const host: Host = {
    boot,
    storage,
    http,
    auth,
    connection,
    theme: createThemeStore(storage, page),
    language: createLanguageStore(storage, page),
    toasts: createToastStore(),
    telemetry: createTelemetry(boot.config, page),
    features,
    navigate,
    loadRealtime,
    session$: session.asObservable(),
  };
  auth.state$.subscribe(({ user }) => {
    const open = session.value;
    if (open?.userId === user?.id) return;
    open?.close();
    session.next(user ? openSession(host, user) : undefined);
  });
  return host;
}

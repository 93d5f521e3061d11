import { BehaviorSubject, type Observable, map, switchMap } from "@atrium/shared-contracts/rx";
import type { BootDocument } from "@atrium/shared-contracts/wire";
import { createAuthStore } from "../../core/auth/auth-store.ts";
import { createStoredSession } from "../../core/auth/stored-session.ts";
import { createTabLock } from "../../core/auth/tab-lock.ts";
import { createConnectivity } from "../../core/connectivity/connectivity.ts";
import { createHttpClient } from "../../core/http/http-client.ts";
import { createLanguageStore } from "../../core/language/language-store.ts";
import type { LoadRealtime } from "../../core/realtime/client.ts";
import { createBrowserStorage } from "../../core/storage/browser-storage.ts";
import { createTelemetry } from "../../core/telemetry/telemetry.ts";
import { createThemeStore } from "../../core/theme/theme-store.ts";
import { createToastStore } from "../../core/toasts/toast-store.ts";
import type { FeatureSource } from "../../federation/loading/feature-code.ts";
import type { Host } from "../../views/host/host.ts";
import type { Session } from "../../views/host/session.ts";
import type { OpenSession } from "../session/session.ts";

export interface HostDeps {
  readonly boot: BootDocument;
  readonly features: FeatureSource;
  readonly page: Window;
  readonly fetch: typeof fetch;
  readonly navigate: Host["navigate"];
  /** Opens a session. Its code may load after sign-in. */
  readonly openSession$: Observable<OpenSession>;
  /** Loads the realtime SDK after sign-in. */
  readonly loadRealtime: LoadRealtime;
}

/**
 * Creates the page's stores. A session opens at each sign-in and closes when that sign-in ends; the old session's streams complete before a new one
 * opens.
 */
export function createHost(deps: HostDeps): Host {
  const { boot, features, page, fetch, navigate, openSession$, loadRealtime } = deps;
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
    session$: session.asObservable(),
  };
  openSession$
    .pipe(switchMap((openSession) => auth.state$.pipe(map(({ user }) => ({ user, openSession })))))
    .subscribe(({ user, openSession }) => {
      const open = session.value;
      if (open?.userId === user?.id) return;
      open?.close();
      session.next(user ? openSession(host, user, loadRealtime) : undefined);
    });
  return host;
}

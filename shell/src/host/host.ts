import type { HttpClient, ShellApi } from "@atrium/shared-contracts";
import type { Observable } from "@atrium/shared-contracts/rx";
import type { BootDocument } from "@atrium/shared-contracts/wire";
import type { AuthStore } from "../auth/auth.ts";
import type { FeatureSource } from "../federation/feature-code.ts";
import type { LanguageStore } from "../language/language-store.ts";
import type { Connectivity } from "../offline/connectivity.ts";
import type { RealtimeSessionDeps } from "../realtime/realtime-session.ts";
import type { Session } from "../session/session.ts";
import type { BrowserStorage } from "../storage/browser-storage.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";
import type { ThemeStore } from "../theme/theme-store.ts";
import type { ToastStore } from "../toasts/toast-store.ts";

/** What lives as long as the page. What belongs to the signed-in person is in the Session. */
export interface Host {
  readonly boot: BootDocument;
  readonly storage: BrowserStorage;
  readonly http: HttpClient;
  readonly auth: AuthStore;
  readonly connection: Connectivity;
  readonly theme: ThemeStore;
  readonly language: LanguageStore;
  readonly toasts: ToastStore;
  readonly telemetry: Telemetry;
  readonly features: FeatureSource;
  readonly navigate: ShellApi["navigate"];
  readonly loadRealtime: RealtimeSessionDeps["open"];
  /** The session of the signed-in person; undefined while nobody is. */
  readonly session$: Observable<Session | undefined>;
}

import type { HttpClient, ShellApi } from "@atrium/shared-contracts/contract";
import type { BootDocument } from "@atrium/shared-contracts/wire";
import type { Observable } from "@atrium/shared-contracts/rx";
import type { AuthStore } from "../../core/auth/auth.ts";
import type { BrowserStorage } from "../../core/storage/browser-storage.ts";
import type { ThemeStore } from "../../core/theme/theme-store.ts";
import type { ToastStore } from "../../core/toasts/toast-store.ts";
import type { FeatureHost } from "../../federation/host/feature-host.tsx";
import type { Session } from "./session.ts";

/** Everything that lives as long as the page. What belongs to the signed-in person is in the Session. */
export interface Host extends FeatureHost {
  readonly boot: BootDocument;
  readonly storage: BrowserStorage;
  readonly http: HttpClient;
  readonly auth: AuthStore;
  readonly theme: ThemeStore;
  readonly toasts: ToastStore;
  readonly navigate: ShellApi["navigate"];
  /** The signed-in person's session; undefined while nobody is signed in. */
  readonly session$: Observable<Session | undefined>;
}

import type { Observable } from "rxjs";
import type { View } from "./feature.ts";
import type { HttpClient } from "./http.ts";
import type { Language } from "../specification/language.ts";
import type { AuthState, ConnectionState, ThemeMode, ThemeState } from "./streams.ts";
import type { PasswordChange, ProfileUpdate, User } from "../wire/account.ts";
import type { MessageCard } from "../wire/message.ts";
import type { Settings } from "../wire/preferences.ts";
import type { OutboundMessage, RealtimeEvent } from "../wire/realtime.ts";

/** A short message at the edge of the screen. Only one is shown; a new one replaces it. */
export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** Default "default". */
  readonly variant?: "default" | "destructive" | "success";
  /** Milliseconds; default TOAST.durationMs. */
  readonly durationMs?: number;
  readonly action?: { readonly label: string; run(): void };
}

/** An entry for the notification panel. In memory only. */
export interface NotificationInput {
  readonly type: "info" | "success" | "warning" | "error";
  readonly title: string;
  readonly message: string;
  /** Where a click leads. */
  readonly path?: string;
}

/**
 * Texts of one feature by language; `en` is the fall-back. Since 1.1.0 it is asked for the language whose texts are shown:
 * for `zh` that is `zh-CN`.
 */
export type TranslationLoader = (language: Language) => Promise<Readonly<Record<string, unknown>> | undefined>;

/**
 * What the shell hands a feature on mount. Streams replay their latest value to a new subscriber, deliver on no one else's stack
 * (a subscriber that throws harms no other) and complete when the user signs out; the next sign-in gets a new ShellApi.
 */
export interface ShellApi {
  /** Version of the contract that this shell provides. */
  readonly contractVersion: string;
  readonly shellVersion: string;
  readonly feature: { readonly id: string; readonly version: string };

  readonly auth$: Observable<AuthState>;
  readonly theme$: Observable<ThemeState>;
  readonly language$: Observable<Language>;
  readonly settings$: Observable<Settings>;
  readonly realtime: {
    readonly connection$: Observable<ConnectionState>;
    /** Events of the server for this user, checked against their schemas; does not replay. */
    readonly events$: Observable<RealtimeEvent>;
    /** Resolves when the realtime service has taken it; rejects at once when not connected. Nothing is queued. */
    publish(message: OutboundMessage): Promise<void>;
    /** Asks for the connection now instead of at the next retry. */
    reconnect(): void;
  };

  readonly http: HttpClient;
  /** `path` is a path of the product, with query if any; `replace` replaces the history entry. */
  navigate(path: string, options?: { readonly replace?: boolean }): void;
  notify(notification: NotificationInput): void;
  toast(toast: Toast): void;
  /** Analytics; nothing leaves unless it is configured and allowed. */
  track(event: string, properties?: Readonly<Record<string, string | number | boolean>>): void;
  /** Registers the feature's texts under the namespace that is its id, and loads them for the current language and each later one. */
  translations(load: TranslationLoader): void;

  /**
   * A component that draws one card of a message: by the feature whose `message.card` filling lists the card's kind, loaded when first
   * needed; by a plain fall-back when no feature draws it or that feature fails. Never throws, and keeps its place while it loads.
   */
  readonly messageCard: View<{ readonly card: MessageCard }>;

  /**
   * A component that draws what features fill the slot `settings.panel` with for one tab, each under its label and in a region of its own:
   * one that fails costs that region. Draws nothing when no feature has a panel there. Since 1.1.0.
   */
  readonly settingsPanels: View<{ readonly tab: string }>;

  /** Opens the search over everything that features offer to find, for `query` if given. Since 1.1.0. */
  openSearch(query?: string): void;

  readonly account: {
    /** The signed-in user. */
    readonly user: User;
    /** Rejects with the server's message, else 'Profile update failed'. */
    updateProfile(changes: ProfileUpdate): Promise<User>;
    /** Ends all other sessions. Rejects with the server's message. */
    changePassword(change: PasswordChange): Promise<void>;
    /** Signs out on this device and goes to the landing page. Never rejects. Since 1.1.0. */
    signOut(): Promise<void>;
  };
  readonly preferences: {
    setTheme(mode: ThemeMode): void;
    /** An unsupported language is ignored. */
    setLanguage(language: Language): void;
    /** Applies at once and caches locally; resolves to whether the server has it, too. */
    update(changes: Partial<Settings>): Promise<{ readonly savedToServer: boolean }>;
    reset(): Promise<void>;
  };
}

/**
 * Makes one value for each ShellApi, on first use: how the parts of a feature (its routes, its panel in the sidebar) share a store
 * that lives as long as the user's session.
 */
export function perShell<T>(create: (shell: ShellApi) => T): (shell: ShellApi) => T {
  const made = new WeakMap<ShellApi, { value: T }>();
  return (shell) => {
    let entry = made.get(shell);
    if (!entry) made.set(shell, (entry = { value: create(shell) }));
    return entry.value;
  };
}

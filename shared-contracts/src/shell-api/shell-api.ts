import type { QueryClient } from "@tanstack/query-core";
import type { Observable } from "rxjs";
import type { View } from "./feature.ts";
import type { HttpClient } from "./http.ts";
import type { Language } from "../specification/language.ts";
import type { AuthState, ConnectionState, ConnectivityState, StateStream, ThemeMode, ThemeState } from "./streams.ts";
import type { UserStorage } from "./user-storage.ts";
import type { PasswordChange, ProfileUpdate, User } from "../wire/account.ts";
import type { MessageCard } from "../wire/message.ts";
import type { Settings } from "../wire/preferences.ts";
import type { OutboundMessage, RealtimeEvent } from "../wire/realtime.ts";

/** A short message at the edge of the screen. Only one shows at a time; a new one replaces it. */
export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** Defaults to "default". */
  readonly variant?: "default" | "destructive" | "success";
  /** Milliseconds. Defaults to TOAST.durationMs. */
  readonly durationMs?: number;
  readonly action?: { readonly label: string; run(): void };
}

/** What's kept with an entry of the browser's history. */
export type HistoryState = Readonly<Record<string, string>>;

/** An entry in the notification panel. Kept in memory only. */
export interface NotificationInput {
  readonly type: "info" | "success" | "warning" | "error";
  readonly title: string;
  readonly message: string;
  /** Where clicking it goes. */
  readonly path?: string;
}

/**
 * Loads one feature's texts for a language; `en` is the fallback. Since 1.1.0 it's called with the language the texts are written in:
 * `zh-CN` when the user picks `zh`.
 */
export type TranslationLoader = (language: Language) => Promise<Readonly<Record<string, unknown>> | undefined>;

/**
 * What the shell gives a feature when it mounts it. Streams replay their latest value to new subscribers, deliver to each subscriber
 * separately (one that throws doesn't affect the others) and complete when the user signs out. The next sign-in gets a new ShellApi.
 */
export interface ShellApi {
  /** Version of the contract this shell provides. */
  readonly contractVersion: string;
  readonly shellVersion: string;
  readonly feature: { readonly id: string; readonly version: string };

  readonly auth$: StateStream<AuthState>;
  readonly theme$: StateStream<ThemeState>;
  readonly language$: StateStream<Language>;
  readonly settings$: StateStream<Settings>;
  /** Since 2.0.0. */
  readonly connectivity$: StateStream<ConnectivityState>;
  readonly realtime: {
    readonly connection$: StateStream<ConnectionState>;
    /** The server's events for this user, checked against their schemas. Doesn't replay. */
    readonly events$: Observable<RealtimeEvent>;
    /** Resolves when the realtime service has accepted the message. Rejects immediately when not connected; nothing is queued. */
    publish(message: OutboundMessage): Promise<void>;
    /** Reconnects now instead of waiting for the next retry. */
    reconnect(): void;
  };

  readonly http: HttpClient;
  /**
   * Server data of this session, for code outside of views; inside them, `useQuery` and its kin use the same client. All features share it, so keys
   * start with the feature's id. Empty after sign-out. Since 2.0.0.
   */
  readonly queryClient: QueryClient;
  /** What this browser keeps for the signed-in user. Since 2.0.0. */
  readonly storage: UserStorage;
  /**
   * A value that all of the feature's modules (its routes, its sidebar panel) share until the user signs out. Calls `create` the first time, and
   * returns the same value from then on; so define `create` once, at the top level of a module. Since 2.0.0.
   */
  once<T>(create: (shell: ShellApi) => T): T;
  /**
   * `path` is a path within the product, with an optional query. `replace` replaces the current history entry. `state` is kept with the entry
   * and is the router's `location.state` there, after a reload and Back, too. It's for what has no place in a URL, which others may see (since 2.1.0).
   */
  navigate(path: string, options?: { readonly replace?: boolean; readonly state?: HistoryState }): void;
  notify(notification: NotificationInput): void;
  /** Shows a toast, clear of the page's element marked `data-clear-of-toasts` if there's one, such as a message field. */
  toast(toast: Toast): void;
  /** Records an analytics event. Nothing is sent unless analytics is configured and the user allows it. */
  track(event: string, properties?: Readonly<Record<string, string | number | boolean>>): void;
  /** Registers the feature's texts under its id as namespace. Loads the current language, and each one the user switches to later. */
  translations(load: TranslationLoader): void;

  /**
   * A component that renders one card of a message. The feature whose `message.card` filling lists the card's kind draws it, and is
   * loaded when first needed; until then, a skeleton of the card's form shows. If no feature draws it, or that feature fails, `instead` shows (since
   * 2.1.0; default: a line that says so). Never throws.
   */
  readonly messageCard: View<{ readonly card: MessageCard; readonly instead?: unknown }>;

  /**
   * A component that renders every feature's `settings.panel` filling for one tab, each in its own region under its label, so a failing
   * panel affects only its region. Renders nothing when no feature has a panel on that tab. Since 1.1.0.
   */
  readonly settingsPanels: View<{ readonly tab: string }>;

  /** Opens the global search, filled with `query` if given. Since 1.1.0. */
  openSearch(query?: string): void;

  readonly account: {
    /** The signed-in user. */
    readonly user: User;
    /** Rejects with the server's message, or 'Profile update failed' if there is none. */
    updateProfile(changes: ProfileUpdate): Promise<User>;
    /** Ends all the user's other sessions. Rejects with the server's message. */
    changePassword(change: PasswordChange): Promise<void>;
    /**
     * Signs out on this device and goes to the landing page. If that would discard messages that weren't sent, asks the user and resolves at once, and
     * they may choose to stay. Never rejects. Since 1.1.0.
     */
    signOut(): Promise<void>;
  };
  readonly preferences: {
    setTheme(mode: ThemeMode): void;
    /** An unsupported language is ignored. */
    setLanguage(language: Language): void;
    /** Applies the changes immediately and caches them locally. `savedToServer` says whether the server stored them too. */
    update(changes: Partial<Settings>): Promise<{ readonly savedToServer: boolean }>;
    reset(): Promise<void>;
  };
}

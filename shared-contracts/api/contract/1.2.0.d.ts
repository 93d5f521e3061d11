// index.d.ts
export * from "./specification/constants.ts";
export * from "./shell-api/feature.ts";
export * from "./shell-api/http.ts";
export * from "./specification/language.ts";
export * from "./specification/password.ts";
export * from "./shell-api/shell-api.ts";
export * from "./specification/shell-routes.ts";
export type * from "./slots/index.ts";
export * from "./specification/storage-keys.ts";
export type * from "./shell-api/streams.ts";
export * from "./shell-api/version.ts";
export type { CalendarConflict, CalendarEvent, CalendarEventCreate, CalendarEventUpdate, ContentPart, ConversationDetail, ConversationListItem, ErrorBody, FeatureManifest, MessageCard, MessageStatus, NavigationEntry, OutboundMessage, PriceTier, Product, ProductVisit, RealtimeEvent, ServerMessage, Settings, SlotFilling, SlotName, TurnPosition, TurnSnapshot, User, } from "./wire/index.ts";

// rx.d.ts
export { BehaviorSubject, Observable, ReplaySubject, Subject, Subscription } from "rxjs";
export { distinctUntilChanged, filter, map, scan, shareReplay, switchMap, take, takeUntil, takeWhile } from "rxjs";
export { firstValueFrom } from "rxjs";

// shell-api/feature.d.ts
import type { ShellApi } from "./shell-api.ts";
/** A React component. The contract doesn't import React, so the return type is left open. */
export type View<Props> = (props: Props) => unknown;
/** Props of every view the shell mounts for a feature. */
export interface FeatureViewProps {
    readonly shell: ShellApi;
}
/** Default export of an exposed module that renders something: routes, panels, cards. */
export interface FeatureView<Props extends FeatureViewProps = FeatureViewProps> {
    readonly kind: "view";
    readonly contractVersion: string;
    readonly View: View<Props>;
}
/** Default export of an exposed module that renders nothing: search providers, commands, notification sources. */
export interface FeatureService<Service> {
    readonly kind: "service";
    readonly contractVersion: string;
    create(shell: ShellApi): Service;
}
export declare function defineView<Props extends FeatureViewProps = FeatureViewProps>(view: View<Props>): FeatureView<Props>;
export declare function defineService<Service>(create: (shell: ShellApi) => Service): FeatureService<Service>;
/**
 * Returns the view or service that a remote's module exports. Throws a TypeError that names `reference` and what's wrong with it,
 * so an empty module fails here and not during a render.
 */
export declare function readFeatureModule(module: unknown, reference: string): FeatureView | FeatureService<unknown>;

// shell-api/http.d.ts
export type HttpMethod = "GET" | "POST" | "PUT" | "DELETE";
/** Parses a response, or throws. Every zod schema fits. */
export interface ResponseSchema<T> {
    parse(data: unknown): T;
}
export interface HttpRequestOptions<T> {
    /** Body of a POST or PUT, sent as JSON. */
    readonly body?: unknown;
    /** Query parameters. Undefined values are left out. */
    readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
    /** Checks the response. Without it, the parsed JSON is returned unchecked. */
    readonly schema?: ResponseSchema<T>;
    readonly signal?: AbortSignal;
    /** Defaults to API_DEFAULTS.timeoutMs. */
    readonly timeoutMs?: number;
    /** Allows retrying a POST or PUT, because an id lets the server recognize repeats. GET and DELETE can always be retried. */
    readonly repeatable?: boolean;
    /** Completes the call even if the page closes, for data known only at that moment. The body can be at most 64 KiB. */
    readonly keepalive?: boolean;
}
/** The shared JSON client. Uses the configured base URL and the session's bearer token, and retries safe calls with back-off. */
export interface HttpClient {
    /** `path` is relative to the API base, e.g. `/chat/history`. Rejects with an `HttpError`. */
    request<T = unknown>(method: HttpMethod, path: string, options?: HttpRequestOptions<T>): Promise<T>;
}
/** A failed call. `status` is 0 when no response arrived ('Network connection failed'). */
export declare class HttpError extends Error {
    readonly name = "HttpError";
    readonly status: number;
    readonly code: string | undefined;
    readonly body: unknown;
    /** @param message the server's message, or 'HTTP {status}', or 'Network connection failed' */
    constructor(message: string, status: number, options?: {
        code?: string | undefined;
        body?: unknown;
        cause?: unknown;
    });
    /** True for 429, 500 and above, and for calls that got no response. */
    get retryable(): boolean;
    static fromAnswer(status: number, body: unknown): HttpError;
}

// shell-api/shell-api.d.ts
import type { Observable } from "rxjs";
import type { View } from "./feature.ts";
import type { HttpClient } from "./http.ts";
import type { Language } from "../specification/language.ts";
import type { AuthState, ConnectionState, ThemeMode, ThemeState } from "./streams.ts";
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
    readonly action?: {
        readonly label: string;
        run(): void;
    };
}
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
    readonly feature: {
        readonly id: string;
        readonly version: string;
    };
    readonly auth$: Observable<AuthState>;
    readonly theme$: Observable<ThemeState>;
    readonly language$: Observable<Language>;
    readonly settings$: Observable<Settings>;
    readonly realtime: {
        readonly connection$: Observable<ConnectionState>;
        /** The server's events for this user, checked against their schemas. Doesn't replay. */
        readonly events$: Observable<RealtimeEvent>;
        /** Resolves when the realtime service has accepted the message. Rejects immediately when not connected; nothing is queued. */
        publish(message: OutboundMessage): Promise<void>;
        /** Reconnects now instead of waiting for the next retry. */
        reconnect(): void;
    };
    readonly http: HttpClient;
    /** `path` is a path within the product, with an optional query. `replace` replaces the current history entry. */
    navigate(path: string, options?: {
        readonly replace?: boolean;
    }): void;
    notify(notification: NotificationInput): void;
    toast(toast: Toast): void;
    /** Records an analytics event. Nothing is sent unless analytics is configured and the user allows it. */
    track(event: string, properties?: Readonly<Record<string, string | number | boolean>>): void;
    /** Registers the feature's texts under its id as namespace. Loads the current language, and each one the user switches to later. */
    translations(load: TranslationLoader): void;
    /**
     * A component that renders one card of a message. The feature whose `message.card` filling lists the card's kind draws it, and is
     * loaded when first needed. If no feature draws it, or that feature fails, a plain fallback shows. Never throws; reserves space while loading.
     */
    readonly messageCard: View<{
        readonly card: MessageCard;
    }>;
    /**
     * A component that renders every feature's `settings.panel` filling for one tab, each in its own region under its label, so a failing
     * panel affects only its region. Renders nothing when no feature has a panel on that tab. Since 1.1.0.
     */
    readonly settingsPanels: View<{
        readonly tab: string;
    }>;
    /** Opens the global search, filled with `query` if given. Since 1.1.0. */
    openSearch(query?: string): void;
    readonly account: {
        /** The signed-in user. */
        readonly user: User;
        /** Rejects with the server's message, or 'Profile update failed' if there is none. */
        updateProfile(changes: ProfileUpdate): Promise<User>;
        /** Ends all the user's other sessions. Rejects with the server's message. */
        changePassword(change: PasswordChange): Promise<void>;
        /** Signs out on this device and goes to the landing page. Never rejects. Since 1.1.0. */
        signOut(): Promise<void>;
    };
    readonly preferences: {
        setTheme(mode: ThemeMode): void;
        /** An unsupported language is ignored. */
        setLanguage(language: Language): void;
        /** Applies the changes immediately and caches them locally. `savedToServer` says whether the server stored them too. */
        update(changes: Partial<Settings>): Promise<{
            readonly savedToServer: boolean;
        }>;
        reset(): Promise<void>;
    };
}
/**
 * Creates one value per ShellApi, on first use. This is how a feature's modules (its routes, its sidebar panel) share a store
 * that lives as long as the user's session.
 */
export declare function perShell<T>(create: (shell: ShellApi) => T): (shell: ShellApi) => T;

// shell-api/streams.d.ts
import type { Language } from "../specification/language.ts";
import type { User } from "../wire/account.ts";
/** Who is signed in. The token never leaves the shell: features see this state, and make calls through `ShellApi.http`. */
export type AuthState = {
    readonly status: "idle" | "loading";
    readonly user: null;
} | {
    readonly status: "authenticated";
    readonly user: User;
}
/** `signedOut`: the user signed out in this tab, so delete what this device keeps for them. Absent if the session ended otherwise. */
 | {
    readonly status: "unauthenticated";
    readonly user: null;
    readonly signedOut?: true;
} | {
    readonly status: "error";
    readonly user: null;
    readonly error: string;
};
/** State of the realtime connection, in the specification's terms, and whether the product is in HTTP-only mode instead. */
export interface ConnectionState {
    readonly status: "connecting" | "connected" | "disconnected" | "suspended" | "failed" | "closed";
    /** True while the socket is unavailable. Messages go over HTTP until it's back. */
    readonly httpOnly: boolean;
    /** Increases by one each time messages may have been missed. When it does, refetch what's open. */
    readonly continuityLosses: number;
    readonly reason?: string;
}
export type ThemeMode = "light" | "dark" | "system";
export interface ThemeState {
    /** What the user chose. */
    readonly mode: ThemeMode;
    /** What is displayed. */
    readonly resolved: "light" | "dark";
}
export type LanguageState = Language;

// shell-api/version.d.ts
/** Version of the contract between shell and features. Semver, independent of the product's version; raise it with every surface change. */
export declare const CONTRACT_VERSION = "1.2.0";
/** Name and version the web app reports for itself. */
export declare const WEB_APP: {
    readonly name: "atrium-web";
    readonly version: "1.0.0";
};

// slots/command.d.ts
import type { FeatureService } from "../shell-api/feature.ts";
/**
 * Runs a command from the palette. Its label, icon and keys are in the filling. `commandId` is the filling's id, so one exposed
 * module can serve several commands. If it throws, the user sees that the command failed.
 */
export interface CommandRunner {
    run(commandId: string): void | Promise<void>;
}
export type Command = FeatureService<CommandRunner>;

// slots/home-card.d.ts
import type { FeatureView } from "../shell-api/feature.ts";
/** A card on the signed-in user's home page, sorted by the filling's `order`. */
export type HomeCard = FeatureView;

// slots/index.d.ts
export type * from "./command.ts";
export type * from "./home-card.ts";
export type * from "./message-card.ts";
export type * from "./notification-source.ts";
export type * from "./search-provider.ts";
export type * from "./settings-panel.ts";
export type * from "./sidebar-panel.ts";

// slots/message-card.d.ts
import type { FeatureView, FeatureViewProps } from "../shell-api/feature.ts";
import type { MessageCard as MessageCardData } from "../wire/message.ts";
/** Props of a feature's view of a result inside a chat message. The filling's `kinds` list the cards it draws. */
export interface MessageCardProps extends FeatureViewProps {
    readonly card: MessageCardData;
}
export type MessageCardView = FeatureView<MessageCardProps>;

// slots/notification-source.d.ts
import type { FeatureService } from "../shell-api/feature.ts";
/** Raises notifications even while the feature's page isn't open. Started once after sign-in, stopped at sign-out. */
export interface NotificationEmitter {
    stop(): void;
}
export type NotificationSource = FeatureService<NotificationEmitter>;

// slots/search-provider.d.ts
import type { FeatureService } from "../shell-api/feature.ts";
export interface SearchHit {
    readonly id: string;
    readonly title: string;
    readonly description?: string;
    /** Name of a shared-ui icon. */
    readonly icon?: string;
    /** Where selecting it goes. */
    readonly path: string;
}
/**
 * Finds the feature's things by words. The filling's `label` is the heading of its results. A provider that exceeds the time budget
 * is left out of that search, and `signal` aborts.
 */
export interface SearchSource {
    /** Call `partial` to show results early. What the promise resolves to replaces them. */
    search(query: string, signal: AbortSignal, partial: (hits: readonly SearchHit[]) => void): Promise<readonly SearchHit[]>;
}
export type SearchProvider = FeatureService<SearchSource>;

// slots/settings-panel.d.ts
import type { FeatureView } from "../shell-api/feature.ts";
/** A section on the settings page. The filling's `label` is its heading, `tab` the tab it's on, and `order` its position there. */
export type SettingsPanel = FeatureView;

// slots/sidebar-panel.d.ts
import type { FeatureView, FeatureViewProps } from "../shell-api/feature.ts";
/**
 * Props of a sidebar panel, shown below the navigation while the path is one of the filling's `paths`.
 * @example chat's list of conversations
 */
export interface SidebarPanelProps extends FeatureViewProps {
    /** Closes the mobile drawer. Call it after navigating. Does nothing on desktop. */
    onNavigate(): void;
}
export type SidebarPanel = FeatureView<SidebarPanelProps>;

// specification/constants.d.ts
/** The specification's numbers (section 9), each defined once, with its unit in the name or a comment. */
export declare const REALTIME_MESSAGE_WAIT_MS = 5000;
export declare const REALTIME_MESSAGE_POLL_MS = 100;
/** Attempts to send over the socket before falling back to HTTP. */
export declare const SOCKET_SEND_RETRIES = 3;
/** Pause before the next socket attempt: this value times the attempt number. */
export declare const SOCKET_SEND_BACKOFF_MS = 1000;
export declare const TYPING_INDICATOR_DELAY_MS = 1000;
export declare const REALTIME_CLIENT: {
    readonly disconnectedRetryTimeoutMs: 2000;
    readonly suspendedRetryTimeoutMs: 2000;
    readonly httpMaxRetryCount: 1;
    readonly requestTimeoutMs: 5000;
    readonly echoMessages: false;
};
/** How many characters (code points) of the first message become the conversation's title. "..." follows if it's cut. */
export declare const CONVERSATION_TITLE_CHARACTERS = 50;
export declare const DEFAULT_CONVERSATION_TITLE = "New Conversation";
/** Title shown for a conversation that was loaded without one. */
export declare const UNTITLED_CONVERSATION_TITLE = "Conversation";
/** Id of a conversation that doesn't have its real id yet. */
export declare const PENDING_CONVERSATION_ID = "pending";
/** Prefix of a temporary conversation id; a timestamp follows. */
export declare const TEMPORARY_CONVERSATION_PREFIX = "temp-";
export declare const UPLOAD_MAX_BYTES: number;
export declare const UPLOAD_MAX_FILES_PER_MESSAGE = 10;
export declare const FEEDBACK_MAX_CHARACTERS = 5000;
/** Above this, the counter turns to the warning color. */
export declare const FEEDBACK_WARNING_CHARACTERS = 4500;
export declare const FEEDBACK_AUTO_CLOSE_MS = 1500;
/** Higher unread counts show as "99+". */
export declare const NOTIFICATION_BADGE_CAP = 99;
export declare const NOTIFICATION_PANEL_WIDTH_PX = 400;
export declare const TOAST: {
    readonly limit: 1;
    readonly durationMs: 5000;
    readonly swipeThresholdPx: 50;
    readonly removalDelayMs: 1000000;
    readonly hotkey: "F8";
};
export declare const API_DEFAULTS: {
    readonly timeoutMs: 10000;
    readonly retries: 3;
};
/** Pixels. The specification gives them in quarter-rem steps (72, 16 and 80). */
export declare const SIDEBAR_WIDTH_PX: {
    readonly expanded: 288;
    readonly collapsed: 64;
    readonly mobileDrawer: 320;
};
export declare const SEARCH_RESULTS_HEIGHT_PX = 320;
export declare const TRANSLATION_LOAD_DELAY_MS = 100;
export declare const STORED_TOKEN_PARTS = 3;
export declare const SCROLL_HIDE_DELAY_MS = 600;
export declare const THEME_COLOR: {
    readonly dark: "#0a0a0b";
    readonly light: "#ffffff";
};
export declare const PASSWORD_MIN_CHARACTERS = 8;
export declare const PASSWORD_MAX_CHARACTERS = 128;
export declare const NAME_MAX_CHARACTERS = 100;
/** Maximum characters (code points) in one user message. */
export declare const MESSAGE_MAX_CHARACTERS = 32000;
export declare const TITLE_MAX_CHARACTERS = 200;
/** Maximum characters (code points) in a search query. */
export declare const SEARCH_MAX_CHARACTERS = 200;
/** Maximum results of one search. */
export declare const SEARCH_MAX_HITS = 50;
/** Maximum characters in the snippet of a message search hit, including the "…" where text is left out. */
export declare const SEARCH_SNIPPET_CHARACTERS = 160;
/** How long POST /chat waits for the reply before it returns 202 with the running turn. */
export declare const HTTP_ONLY_WAIT_MS = 8000;
/** Protocols allowed for links in assistant text. */
export declare const LINK_PROTOCOLS: readonly ["http", "https", "irc", "ircs", "mailto", "xmpp"];

// specification/language.d.ts
/** Languages the user can pick for the interface. */
export declare const SUPPORTED_LANGUAGES: readonly ["en", "vi", "zh-CN", "ja", "es", "fr", "de", "it", "pt", "ru", "ko", "zh"];
export type Language = (typeof SUPPORTED_LANGUAGES)[number];
export declare const DEFAULT_LANGUAGE: Language;
export declare function isLanguage(value: unknown): value is Language;
/** Languages with their own texts: all but `zh`, which shows the Simplified Chinese texts of `zh-CN`. */
export type TextLanguage = Exclude<Language, "zh">;
/** The language whose texts are shown for `language`. */
export declare function textLanguage(language: Language): TextLanguage;

// specification/password.d.ts
/** Length of a password, as checked against the minimum. Invisible characters don't count. */
export declare const passwordLength: (password: string) => number;

// specification/shell-routes.d.ts
/**
 * Paths the shell itself serves; features can't claim them. `below` includes everything under the path. Any other path belongs to a
 * feature or doesn't exist.
 */
export declare const SHELL_ROUTES: {
    readonly exact: readonly ["/", "/login", "/signup", "/terms", "/privacy", "/changelog"];
    readonly below: readonly ["/auth"];
};

// specification/storage-keys.d.ts
/** Every key the web app uses in the browser's local storage. */
export declare const STORAGE_KEYS: {
    readonly authToken: "atrium_auth_token";
    readonly refreshToken: "atrium_refresh_token";
    readonly user: "atrium_user";
    readonly theme: "atrium_theme";
    readonly language: "atrium_language";
    readonly sidebarCollapsed: "atrium_sidebar_collapsed";
    readonly conversationHistory: "atrium_conversation_history";
    readonly messageDrafts: "atrium_message_drafts";
    readonly appSettings: "atrium_app_settings";
    /** `off` when the user turned single-key shortcuts off. */
    readonly characterKeys: "atrium_character_keys";
    /** Reminders already shown on this device. */
    readonly toldReminders: "atrium_told_reminders";
};

// specification/visible-text.d.ts
/**
 * Number of visible characters (code points) in a text. Doesn't count spaces at either end, or anything that shows nothing by itself
 * (zero-width, format and control characters, blank letters). An accent counts as part of its letter.
 */
export declare const visibleCharacters: (text: string) => number;

// testing/fake-shell-api.d.ts
import { BehaviorSubject, Subject } from "rxjs";
import type { HttpMethod, HttpRequestOptions } from "../shell-api/http.ts";
import type { Language } from "../specification/language.ts";
import type { NotificationInput, ShellApi, Toast } from "../shell-api/shell-api.ts";
import type { AuthState, ConnectionState, ThemeState } from "../shell-api/streams.ts";
import type { User } from "../wire/account.ts";
import { type Settings } from "../wire/preferences.ts";
import type { OutboundMessage, RealtimeEvent } from "../wire/realtime.ts";
export declare const FAKE_USER: User;
/** One call the code under test made. */
export interface FakeCall {
    readonly method: HttpMethod;
    readonly path: string;
    readonly query: HttpRequestOptions<unknown>["query"];
    readonly body: unknown;
    readonly keepalive: boolean;
}
/** Responds to a call: return a value or a promise, or throw an HttpError. */
export type FakeRoute = (call: FakeCall) => unknown;
/** A ShellApi for feature tests. The streams are subjects the test drives; the methods record what they're called with. */
export interface FakeShellApi extends ShellApi {
    readonly subjects: {
        readonly auth$: BehaviorSubject<AuthState>;
        readonly theme$: BehaviorSubject<ThemeState>;
        readonly language$: BehaviorSubject<Language>;
        readonly settings$: BehaviorSubject<Settings>;
        readonly connection$: BehaviorSubject<ConnectionState>;
        readonly events$: Subject<RealtimeEvent>;
    };
    /** Sets the response to `"METHOD /path"`, replacing any earlier one. Calls without one reject with a 404. */
    answer(route: `${HttpMethod} ${string}`, respond: FakeRoute): void;
    readonly calls: readonly FakeCall[];
    readonly published: readonly OutboundMessage[];
    /** Set to make `realtime.publish` reject. */
    publishError: Error | undefined;
    readonly toasts: readonly Toast[];
    readonly notifications: readonly NotificationInput[];
    readonly navigations: readonly string[];
    /** Queries the search was opened with; an empty string when it was opened without one. */
    readonly searches: readonly string[];
}
export declare function createFakeShellApi(featureId?: string): FakeShellApi;

// testing/index.d.ts
export * from "./fake-shell-api.ts";

// wire/account.d.ts
import * as z from "zod/mini";
/** An account, as its owner sees it. */
export declare const User: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    email: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
    preferredName: z.ZodMiniNullable<z.ZodMiniString<string>>;
    role: z.ZodMiniNullable<z.ZodMiniString<string>>;
    personalInfo: z.ZodMiniNullable<z.ZodMiniString<string>>;
    personality: z.ZodMiniArray<z.ZodMiniString<string>>;
    location: z.ZodMiniNullable<z.ZodMiniString<string>>;
    timezone: z.ZodMiniNullable<z.ZodMiniString<string>>;
    createdAt: z.ZodMiniISODateTime;
    hasPassword: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
}, z.core.$strip>;
export type User = z.infer<typeof User>;
/**
 * A new password: at least PASSWORD_MIN_CHARACTERS visible characters, at most PASSWORD_MAX_CHARACTERS in all.
 * The server also refuses the most common passwords.
 */
export declare const NewPassword: z.ZodMiniString<string>;
/** POST /auth/login */
export declare const LoginRequest: z.ZodMiniObject<{
    email: z.ZodMiniString<string>;
    password: z.ZodMiniString<string>;
}, z.core.$strict>;
export type LoginRequest = z.infer<typeof LoginRequest>;
/** POST /auth/register */
export declare const RegisterRequest: z.ZodMiniObject<{
    email: z.ZodMiniString<string>;
    password: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
}, z.core.$strict>;
export type RegisterRequest = z.infer<typeof RegisterRequest>;
/** Response of login, register and refresh. The refresh token itself is in an HttpOnly cookie. */
export declare const Session: z.ZodMiniObject<{
    token: z.ZodMiniString<string>;
    user: z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        email: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        preferredName: z.ZodMiniNullable<z.ZodMiniString<string>>;
        role: z.ZodMiniNullable<z.ZodMiniString<string>>;
        personalInfo: z.ZodMiniNullable<z.ZodMiniString<string>>;
        personality: z.ZodMiniArray<z.ZodMiniString<string>>;
        location: z.ZodMiniNullable<z.ZodMiniString<string>>;
        timezone: z.ZodMiniNullable<z.ZodMiniString<string>>;
        createdAt: z.ZodMiniISODateTime;
        hasPassword: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strip>;
    expiresAt: z.ZodMiniISODateTime;
}, z.core.$strip>;
export type Session = z.infer<typeof Session>;
/** PUT /user/profile: only the changed fields. */
export declare const ProfileUpdate: z.ZodMiniObject<{
    name: z.ZodMiniOptional<z.ZodMiniString<string>>;
    preferredName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    role: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    personalInfo: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    personality: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    location: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    timezone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
}, z.core.$strict>;
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;
/** PUT /user/password. Ends every other session and returns a `Session` that replaces the current one. */
export declare const PasswordChange: z.ZodMiniObject<{
    currentPassword: z.ZodMiniOptional<z.ZodMiniString<string>>;
    newPassword: z.ZodMiniString<string>;
}, z.core.$strict>;
export type PasswordChange = z.infer<typeof PasswordChange>;
export declare const DEVICE_KINDS: readonly ["desktop", "phone", "tablet", "other"];
/** One sign-in on one device that hasn't ended. */
export declare const ActiveSession: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    createdAt: z.ZodMiniISODateTime;
    lastSeenAt: z.ZodMiniISODateTime;
    current: z.ZodMiniBoolean<boolean>;
    device: z.ZodMiniObject<{
        browser: z.ZodMiniNullable<z.ZodMiniString<string>>;
        os: z.ZodMiniNullable<z.ZodMiniString<string>>;
        kind: z.ZodMiniEnum<{
            desktop: "desktop";
            other: "other";
            phone: "phone";
            tablet: "tablet";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type ActiveSession = z.infer<typeof ActiveSession>;
/** GET /auth/sessions: the caller's sessions, the current one first, then by when they were last seen. */
export declare const ActiveSessions: z.ZodMiniObject<{
    sessions: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        createdAt: z.ZodMiniISODateTime;
        lastSeenAt: z.ZodMiniISODateTime;
        current: z.ZodMiniBoolean<boolean>;
        device: z.ZodMiniObject<{
            browser: z.ZodMiniNullable<z.ZodMiniString<string>>;
            os: z.ZodMiniNullable<z.ZodMiniString<string>>;
            kind: z.ZodMiniEnum<{
                desktop: "desktop";
                other: "other";
                phone: "phone";
                tablet: "tablet";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ActiveSessions = z.infer<typeof ActiveSessions>;
/** DELETE /auth/sessions: ends all of the caller's sessions, including the current one unless `others` is `true`. */
export declare const EndSessionsQuery: z.ZodMiniObject<{
    others: z.ZodMiniOptional<z.ZodMiniEnum<{
        false: "false";
        true: "true";
    }>>;
}, z.core.$strict>;
/** Response of DELETE /auth/sessions and DELETE /auth/sessions/{id}: how many sessions were ended. */
export declare const SessionsEnded: z.ZodMiniObject<{
    status: z.ZodMiniLiteral<"success">;
    ended: z.ZodMiniNumber<number>;
}, z.core.$strip>;
export type SessionsEnded = z.infer<typeof SessionsEnded>;

// wire/calendar.d.ts
import * as z from "zod/mini";
export declare const EVENT_COLORS: readonly ["blue", "teal", "green", "amber", "red", "violet", "grey"];
/** One event. An occurrence of a recurring event has `occurrenceStart`, which identifies it. */
export declare const CalendarEvent: z.ZodMiniObject<{
    title: z.ZodMiniString<string>;
    description: z.ZodMiniNullable<z.ZodMiniString<string>>;
    location: z.ZodMiniNullable<z.ZodMiniString<string>>;
    start: z.ZodMiniISODateTime;
    end: z.ZodMiniISODateTime;
    allDay: z.ZodMiniBoolean<boolean>;
    timezone: z.ZodMiniString<string>;
    recurrence: z.ZodMiniNullable<z.ZodMiniString<string>>;
    color: z.ZodMiniEnum<{
        amber: "amber";
        blue: "blue";
        green: "green";
        grey: "grey";
        red: "red";
        teal: "teal";
        violet: "violet";
    }>;
    reminders: z.ZodMiniArray<z.ZodMiniNumber<number>>;
    id: z.ZodMiniUUID;
    exceptions: z.ZodMiniArray<z.ZodMiniISODateTime>;
    source: z.ZodMiniEnum<{
        assistant: "assistant";
        user: "user";
    }>;
    createdAt: z.ZodMiniISODateTime;
    updatedAt: z.ZodMiniISODateTime;
    version: z.ZodMiniNumber<number>;
    occurrenceStart: z.ZodMiniOptional<z.ZodMiniISODateTime>;
}, z.core.$strip>;
export type CalendarEvent = z.infer<typeof CalendarEvent>;
/** GET /calendar: events that overlap [from, to), recurrences expanded, sorted by start. The range can span at most two years. */
export declare const CalendarQuery: z.ZodMiniObject<{
    from: z.ZodMiniISODateTime;
    to: z.ZodMiniISODateTime;
}, z.core.$strict>;
export declare const CalendarEvents: z.ZodMiniObject<{
    events: z.ZodMiniArray<z.ZodMiniObject<{
        title: z.ZodMiniString<string>;
        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
        location: z.ZodMiniNullable<z.ZodMiniString<string>>;
        start: z.ZodMiniISODateTime;
        end: z.ZodMiniISODateTime;
        allDay: z.ZodMiniBoolean<boolean>;
        timezone: z.ZodMiniString<string>;
        recurrence: z.ZodMiniNullable<z.ZodMiniString<string>>;
        color: z.ZodMiniEnum<{
            amber: "amber";
            blue: "blue";
            green: "green";
            grey: "grey";
            red: "red";
            teal: "teal";
            violet: "violet";
        }>;
        reminders: z.ZodMiniArray<z.ZodMiniNumber<number>>;
        id: z.ZodMiniUUID;
        exceptions: z.ZodMiniArray<z.ZodMiniISODateTime>;
        source: z.ZodMiniEnum<{
            assistant: "assistant";
            user: "user";
        }>;
        createdAt: z.ZodMiniISODateTime;
        updatedAt: z.ZodMiniISODateTime;
        version: z.ZodMiniNumber<number>;
        occurrenceStart: z.ZodMiniOptional<z.ZodMiniISODateTime>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type CalendarEvents = z.infer<typeof CalendarEvents>;
/**
 * GET /calendar/search: the caller's events with every word of `q` in the title, description or location, ignoring case.
 * Upcoming events come first, soonest first, then past ones, latest first. A recurring event appears once: as its next occurrence,
 * or its last if it's over. Returns `CalendarEvents`.
 */
export declare const CalendarSearchQuery: z.ZodMiniObject<{
    q: z.ZodMiniString<string>;
    limit: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
}, z.core.$strict>;
/** POST /calendar */
export declare const CalendarEventCreate: z.ZodMiniObject<{
    title: z.ZodMiniString<string>;
    start: z.ZodMiniISODateTime;
    end: z.ZodMiniISODateTime;
    timezone: z.ZodMiniString<string>;
    allDay: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    location: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    recurrence: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    color: z.ZodMiniOptional<z.ZodMiniEnum<{
        amber: "amber";
        blue: "blue";
        green: "green";
        grey: "grey";
        red: "red";
        teal: "teal";
        violet: "violet";
    }>>;
    reminders: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniNumber<number>>>;
}, z.core.$strict>;
export type CalendarEventCreate = z.infer<typeof CalendarEventCreate>;
/** PUT /calendar/{id}: the changed fields, and the version they're based on. If it's outdated: 409 `event_conflict` (`CalendarConflict`). */
export declare const CalendarEventUpdate: z.ZodMiniObject<{
    title: z.ZodMiniOptional<z.ZodMiniString<string>>;
    start: z.ZodMiniOptional<z.ZodMiniISODateTime>;
    end: z.ZodMiniOptional<z.ZodMiniISODateTime>;
    timezone: z.ZodMiniOptional<z.ZodMiniString<string>>;
    allDay: z.ZodMiniOptional<z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>>;
    description: z.ZodMiniOptional<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>>;
    location: z.ZodMiniOptional<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>>;
    recurrence: z.ZodMiniOptional<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>>;
    color: z.ZodMiniOptional<z.ZodMiniOptional<z.ZodMiniEnum<{
        amber: "amber";
        blue: "blue";
        green: "green";
        grey: "grey";
        red: "red";
        teal: "teal";
        violet: "violet";
    }>>>;
    reminders: z.ZodMiniOptional<z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniNumber<number>>>>;
    version: z.ZodMiniNumber<number>;
}, z.core.$strict>;
export type CalendarEventUpdate = z.infer<typeof CalendarEventUpdate>;
/** Which occurrences of a recurring event to edit or delete. `one` and `following` need `occurrence`, the occurrence's start. */
export declare const ScopeQuery: z.ZodMiniObject<{
    scope: z.ZodMiniOptional<z.ZodMiniEnum<{
        all: "all";
        following: "following";
        one: "one";
    }>>;
    occurrence: z.ZodMiniOptional<z.ZodMiniISODateTime>;
}, z.core.$strict>;
export declare const CalendarEventResponse: z.ZodMiniObject<{
    event: z.ZodMiniObject<{
        title: z.ZodMiniString<string>;
        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
        location: z.ZodMiniNullable<z.ZodMiniString<string>>;
        start: z.ZodMiniISODateTime;
        end: z.ZodMiniISODateTime;
        allDay: z.ZodMiniBoolean<boolean>;
        timezone: z.ZodMiniString<string>;
        recurrence: z.ZodMiniNullable<z.ZodMiniString<string>>;
        color: z.ZodMiniEnum<{
            amber: "amber";
            blue: "blue";
            green: "green";
            grey: "grey";
            red: "red";
            teal: "teal";
            violet: "violet";
        }>;
        reminders: z.ZodMiniArray<z.ZodMiniNumber<number>>;
        id: z.ZodMiniUUID;
        exceptions: z.ZodMiniArray<z.ZodMiniISODateTime>;
        source: z.ZodMiniEnum<{
            assistant: "assistant";
            user: "user";
        }>;
        createdAt: z.ZodMiniISODateTime;
        updatedAt: z.ZodMiniISODateTime;
        version: z.ZodMiniNumber<number>;
        occurrenceStart: z.ZodMiniOptional<z.ZodMiniISODateTime>;
    }, z.core.$strip>;
}, z.core.$strip>;
/** Body of the 409: the error, and the current event. */
export declare const CalendarConflict: z.ZodMiniObject<{
    message: z.ZodMiniString<string>;
    code: z.ZodMiniLiteral<"event_conflict">;
    event: z.ZodMiniObject<{
        title: z.ZodMiniString<string>;
        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
        location: z.ZodMiniNullable<z.ZodMiniString<string>>;
        start: z.ZodMiniISODateTime;
        end: z.ZodMiniISODateTime;
        allDay: z.ZodMiniBoolean<boolean>;
        timezone: z.ZodMiniString<string>;
        recurrence: z.ZodMiniNullable<z.ZodMiniString<string>>;
        color: z.ZodMiniEnum<{
            amber: "amber";
            blue: "blue";
            green: "green";
            grey: "grey";
            red: "red";
            teal: "teal";
            violet: "violet";
        }>;
        reminders: z.ZodMiniArray<z.ZodMiniNumber<number>>;
        id: z.ZodMiniUUID;
        exceptions: z.ZodMiniArray<z.ZodMiniISODateTime>;
        source: z.ZodMiniEnum<{
            assistant: "assistant";
            user: "user";
        }>;
        createdAt: z.ZodMiniISODateTime;
        updatedAt: z.ZodMiniISODateTime;
        version: z.ZodMiniNumber<number>;
        occurrenceStart: z.ZodMiniOptional<z.ZodMiniISODateTime>;
    }, z.core.$strip>;
}, z.core.$strip>;

// wire/chat.d.ts
import * as z from "zod/mini";
/** The client's id for a message. Created once per message the user sends, and the same over the socket, HTTP and every retry. */
export declare const ClientMessageId: z.ZodMiniString<string>;
/** One entry in the conversation list. The list is newest first. */
export declare const ConversationListItem: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    title: z.ZodMiniString<string>;
    lastMessageAt: z.ZodMiniISODateTime;
    messageCount: z.ZodMiniNumber<number>;
    preview: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type ConversationListItem = z.infer<typeof ConversationListItem>;
/** GET /chat/history. Pages by cursor; the last page has no `nextCursor`. */
export declare const ConversationListQuery: z.ZodMiniObject<{
    conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
    cursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
    limit: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
}, z.core.$strict>;
export declare const ConversationList: z.ZodMiniObject<{
    conversations: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        title: z.ZodMiniString<string>;
        lastMessageAt: z.ZodMiniISODateTime;
        messageCount: z.ZodMiniNumber<number>;
        preview: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    nextCursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type ConversationList = z.infer<typeof ConversationList>;
/** GET /chat/history?conversation_id=: the newest messages, in order from oldest to newest, and the running turn, if any. */
export declare const ConversationDetail: z.ZodMiniObject<{
    conversations: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        title: z.ZodMiniString<string>;
        lastMessageAt: z.ZodMiniISODateTime;
        messageCount: z.ZodMiniNumber<number>;
        preview: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    messages: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        role: z.ZodMiniEnum<{
            assistant: "assistant";
            user: "user";
        }>;
        createdAt: z.ZodMiniISODateTime;
        content: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"text">;
            text: z.ZodMiniString<string>;
        }, z.core.$strip>, z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"image">;
            imageUrl: z.ZodMiniString<string>;
        }, z.core.$strip>, z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"file">;
            fileUrl: z.ZodMiniString<string>;
            name: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>], "type">>;
        status: z.ZodMiniEnum<{
            complete: "complete";
            failed: "failed";
            stopped: "stopped";
        }>;
        messageId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        replyTo: z.ZodMiniOptional<z.ZodMiniString<string>>;
        cards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            kind: z.ZodMiniString<string>;
            data: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
        }, z.core.$strip>>>;
        failure: z.ZodMiniOptional<z.ZodMiniObject<{
            code: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    turn: z.ZodMiniOptional<z.ZodMiniObject<{
        turnId: z.ZodMiniString<string>;
        conversationId: z.ZodMiniUUID;
        messageId: z.ZodMiniString<string>;
        state: z.ZodMiniEnum<{
            cancelled: "cancelled";
            done: "done";
            failed: "failed";
            queued: "queued";
            running: "running";
        }>;
        attempt: z.ZodMiniNumber<number>;
        seq: z.ZodMiniNumber<number>;
        partial: z.ZodMiniString<string>;
        error: z.ZodMiniOptional<z.ZodMiniString<string>>;
        failure: z.ZodMiniOptional<z.ZodMiniObject<{
            code: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    olderCursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type ConversationDetail = z.infer<typeof ConversationDetail>;
/** GET /chat/messages: older messages of one conversation, oldest first. */
export declare const OlderMessagesQuery: z.ZodMiniObject<{
    conversation_id: z.ZodMiniUUID;
    before: z.ZodMiniOptional<z.ZodMiniString<string>>;
    limit: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
}, z.core.$strict>;
export declare const OlderMessages: z.ZodMiniObject<{
    messages: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        role: z.ZodMiniEnum<{
            assistant: "assistant";
            user: "user";
        }>;
        createdAt: z.ZodMiniISODateTime;
        content: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"text">;
            text: z.ZodMiniString<string>;
        }, z.core.$strip>, z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"image">;
            imageUrl: z.ZodMiniString<string>;
        }, z.core.$strip>, z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"file">;
            fileUrl: z.ZodMiniString<string>;
            name: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>], "type">>;
        status: z.ZodMiniEnum<{
            complete: "complete";
            failed: "failed";
            stopped: "stopped";
        }>;
        messageId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        replyTo: z.ZodMiniOptional<z.ZodMiniString<string>>;
        cards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            kind: z.ZodMiniString<string>;
            data: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
        }, z.core.$strip>>>;
        failure: z.ZodMiniOptional<z.ZodMiniObject<{
            code: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    olderCursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type OlderMessages = z.infer<typeof OlderMessages>;
/** PUT /chat/history/{id}/title */
export declare const TitleUpdate: z.ZodMiniObject<{
    title: z.ZodMiniString<string>;
}, z.core.$strict>;
export type TitleUpdate = z.infer<typeof TitleUpdate>;
/** POST /chat. Starts a new conversation when `conversation_id` is absent, `pending` or `temp-…`. */
export declare const SendRequest: z.ZodMiniObject<{
    message: z.ZodMiniString<string>;
    message_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
    conversation_id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniUUID, z.ZodMiniString<string>]>>;
    media_ids: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniUUID>>;
    wait: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
}, z.core.$strict>;
export type SendRequest = z.infer<typeof SendRequest>;
/** Response 200 of POST /chat: the reply is finished. */
export declare const SendResponse: z.ZodMiniObject<{
    message: z.ZodMiniString<string>;
    conversationId: z.ZodMiniUUID;
    user_media_urls: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    reply: z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        role: z.ZodMiniEnum<{
            assistant: "assistant";
            user: "user";
        }>;
        createdAt: z.ZodMiniISODateTime;
        content: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"text">;
            text: z.ZodMiniString<string>;
        }, z.core.$strip>, z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"image">;
            imageUrl: z.ZodMiniString<string>;
        }, z.core.$strip>, z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"file">;
            fileUrl: z.ZodMiniString<string>;
            name: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>], "type">>;
        status: z.ZodMiniEnum<{
            complete: "complete";
            failed: "failed";
            stopped: "stopped";
        }>;
        messageId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        replyTo: z.ZodMiniOptional<z.ZodMiniString<string>>;
        cards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            kind: z.ZodMiniString<string>;
            data: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
        }, z.core.$strip>>>;
        failure: z.ZodMiniOptional<z.ZodMiniObject<{
            code: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    turnId: z.ZodMiniString<string>;
}, z.core.$strip>;
export type SendResponse = z.infer<typeof SendResponse>;
/** Response 202 of POST /chat: the message is stored, the reply pending. Sending the same `message_id` again attaches to the same turn. */
export declare const SendAccepted: z.ZodMiniObject<{
    status: z.ZodMiniLiteral<"processing">;
    conversationId: z.ZodMiniUUID;
    turnId: z.ZodMiniString<string>;
    turn: z.ZodMiniObject<{
        turnId: z.ZodMiniString<string>;
        conversationId: z.ZodMiniUUID;
        messageId: z.ZodMiniString<string>;
        state: z.ZodMiniEnum<{
            cancelled: "cancelled";
            done: "done";
            failed: "failed";
            queued: "queued";
            running: "running";
        }>;
        attempt: z.ZodMiniNumber<number>;
        seq: z.ZodMiniNumber<number>;
        partial: z.ZodMiniString<string>;
        error: z.ZodMiniOptional<z.ZodMiniString<string>>;
        failure: z.ZodMiniOptional<z.ZodMiniObject<{
            code: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type SendAccepted = z.infer<typeof SendAccepted>;
/**
 * Error response (400 and above) of POST /chat when the message is stored but has no complete reply. `code` is one of
 * REPLY_FAILURES, or `turn_stopped` if it was stopped before the first word. Sending the same `message_id` again returns the same
 * response; POST /chat/turns/{turnId}/retry asks for another reply.
 */
export declare const SendFailed: z.ZodMiniObject<{
    message: z.ZodMiniString<string>;
    code: z.ZodMiniString<string>;
    requestId: z.ZodMiniOptional<z.ZodMiniString<string>>;
    issues: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        path: z.ZodMiniString<string>;
        message: z.ZodMiniString<string>;
    }, z.core.$strip>>>;
    conversationId: z.ZodMiniUUID;
    turnId: z.ZodMiniString<string>;
    turn: z.ZodMiniObject<{
        turnId: z.ZodMiniString<string>;
        conversationId: z.ZodMiniUUID;
        messageId: z.ZodMiniString<string>;
        state: z.ZodMiniEnum<{
            cancelled: "cancelled";
            done: "done";
            failed: "failed";
            queued: "queued";
            running: "running";
        }>;
        attempt: z.ZodMiniNumber<number>;
        seq: z.ZodMiniNumber<number>;
        partial: z.ZodMiniString<string>;
        error: z.ZodMiniOptional<z.ZodMiniString<string>>;
        failure: z.ZodMiniOptional<z.ZodMiniObject<{
            code: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    reply: z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        role: z.ZodMiniEnum<{
            assistant: "assistant";
            user: "user";
        }>;
        createdAt: z.ZodMiniISODateTime;
        content: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"text">;
            text: z.ZodMiniString<string>;
        }, z.core.$strip>, z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"image">;
            imageUrl: z.ZodMiniString<string>;
        }, z.core.$strip>, z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"file">;
            fileUrl: z.ZodMiniString<string>;
            name: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>], "type">>;
        status: z.ZodMiniEnum<{
            complete: "complete";
            failed: "failed";
            stopped: "stopped";
        }>;
        messageId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        replyTo: z.ZodMiniOptional<z.ZodMiniString<string>>;
        cards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            kind: z.ZodMiniString<string>;
            data: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
        }, z.core.$strip>>>;
        failure: z.ZodMiniOptional<z.ZodMiniObject<{
            code: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type SendFailed = z.infer<typeof SendFailed>;
/** Response of POST /chat/turns/{turnId}/stop and POST /chat/turns/{turnId}/retry. */
export declare const TurnResponse: z.ZodMiniObject<{
    turn: z.ZodMiniObject<{
        turnId: z.ZodMiniString<string>;
        conversationId: z.ZodMiniUUID;
        messageId: z.ZodMiniString<string>;
        state: z.ZodMiniEnum<{
            cancelled: "cancelled";
            done: "done";
            failed: "failed";
            queued: "queued";
            running: "running";
        }>;
        attempt: z.ZodMiniNumber<number>;
        seq: z.ZodMiniNumber<number>;
        partial: z.ZodMiniString<string>;
        error: z.ZodMiniOptional<z.ZodMiniString<string>>;
        failure: z.ZodMiniOptional<z.ZodMiniObject<{
            code: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type TurnResponse = z.infer<typeof TurnResponse>;
/** GET /chat/search: the caller's messages that contain every word of `q`, ignoring case, newest first. */
export declare const MessageSearchQuery: z.ZodMiniObject<{
    q: z.ZodMiniString<string>;
    limit: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
}, z.core.$strict>;
export declare const MessageSearchHit: z.ZodMiniObject<{
    conversationId: z.ZodMiniUUID;
    title: z.ZodMiniString<string>;
    messageId: z.ZodMiniUUID;
    role: z.ZodMiniEnum<{
        assistant: "assistant";
        user: "user";
    }>;
    snippet: z.ZodMiniString<string>;
    createdAt: z.ZodMiniISODateTime;
}, z.core.$strip>;
export type MessageSearchHit = z.infer<typeof MessageSearchHit>;
export declare const MessageSearchResult: z.ZodMiniObject<{
    hits: z.ZodMiniArray<z.ZodMiniObject<{
        conversationId: z.ZodMiniUUID;
        title: z.ZodMiniString<string>;
        messageId: z.ZodMiniUUID;
        role: z.ZodMiniEnum<{
            assistant: "assistant";
            user: "user";
        }>;
        snippet: z.ZodMiniString<string>;
        createdAt: z.ZodMiniISODateTime;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type MessageSearchResult = z.infer<typeof MessageSearchResult>;

// wire/errors.d.ts
import * as z from "zod/mini";
/** Body of every error response. */
export declare const ErrorBody: z.ZodMiniObject<{
    message: z.ZodMiniString<string>;
    code: z.ZodMiniString<string>;
    requestId: z.ZodMiniOptional<z.ZodMiniString<string>>;
    issues: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        path: z.ZodMiniString<string>;
        message: z.ZodMiniString<string>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export type ErrorBody = z.infer<typeof ErrorBody>;

// wire/excerpt.d.ts
/**
 * One line of `text` that begins shortly before the first of the words found, with "…" where text is left out. At most
 * SEARCH_SNIPPET_CHARACTERS long. Undefined when the text contains none of the words.
 */
export declare function excerptOf(text: string, words: readonly string[]): string | undefined;
/** The beginning of a text on one line, at most SEARCH_SNIPPET_CHARACTERS long, with "…" if it's cut. */
export declare const beginningOf: (text: string) => string;

// wire/feature-manifest.d.ts
import * as z from "zod/mini";
declare const appId: () => z.ZodMiniString<string>;
/** A navigation entry in the sidebar, shown before any of the feature's code is loaded. */
export declare const NavigationEntry: z.ZodMiniObject<{
    label: z.ZodMiniIntersection<z.ZodMiniObject<{
        en: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
    icon: z.ZodMiniString<string>;
    path: z.ZodMiniString<string>;
    order: z.ZodMiniNumber<number>;
    keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type NavigationEntry = z.infer<typeof NavigationEntry>;
export declare const SLOT_NAMES: readonly ["sidebar.panel", "settings.panel", "search.provider", "command", "home.card", "message.card", "notification.source"];
export type SlotName = (typeof SLOT_NAMES)[number];
/** One slot the feature fills. Holds what the shell needs before the code is loaded; `expose` names the module with the code. */
export declare const SlotFilling: z.ZodMiniObject<{
    slot: z.ZodMiniEnum<{
        command: "command";
        "home.card": "home.card";
        "message.card": "message.card";
        "notification.source": "notification.source";
        "search.provider": "search.provider";
        "settings.panel": "settings.panel";
        "sidebar.panel": "sidebar.panel";
    }>;
    id: z.ZodMiniString<string>;
    expose: z.ZodMiniString<string>;
    label: z.ZodMiniOptional<z.ZodMiniIntersection<z.ZodMiniObject<{
        en: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
    icon: z.ZodMiniOptional<z.ZodMiniString<string>>;
    order: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    paths: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    kinds: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
    immediate: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    tab: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type SlotFilling = z.infer<typeof SlotFilling>;
/** `feature.json`: what the shell knows about a feature without its code. Unknown keys are ignored, so newer features fit older shells. */
export declare const FeatureManifest: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    title: z.ZodMiniIntersection<z.ZodMiniObject<{
        en: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
    version: z.ZodMiniString<string>;
    routes: z.ZodMiniArray<z.ZodMiniString<string>>;
    routesExpose: z.ZodMiniString<string>;
    navigation: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        label: z.ZodMiniIntersection<z.ZodMiniObject<{
            en: z.ZodMiniString<string>;
        }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
        icon: z.ZodMiniString<string>;
        path: z.ZodMiniString<string>;
        order: z.ZodMiniNumber<number>;
        keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>>;
    slots: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        slot: z.ZodMiniEnum<{
            command: "command";
            "home.card": "home.card";
            "message.card": "message.card";
            "notification.source": "notification.source";
            "search.provider": "search.provider";
            "settings.panel": "settings.panel";
            "sidebar.panel": "sidebar.panel";
        }>;
        id: z.ZodMiniString<string>;
        expose: z.ZodMiniString<string>;
        label: z.ZodMiniOptional<z.ZodMiniIntersection<z.ZodMiniObject<{
            en: z.ZodMiniString<string>;
        }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
        icon: z.ZodMiniOptional<z.ZodMiniString<string>>;
        order: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        paths: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        kinds: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
        immediate: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        tab: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>>;
    requires: z.ZodMiniObject<{
        contract: z.ZodMiniString<string>;
        shell: z.ZodMiniString<string>;
    }, z.core.$strip>;
    owner: z.ZodMiniString<string>;
}, z.core.$strip>;
export type FeatureManifest = z.infer<typeof FeatureManifest>;
export { appId as AppId };

// wire/feedback.d.ts
import * as z from "zod/mini";
export declare const FeedbackType: z.ZodMiniEnum<{
    bug_report: "bug_report";
    general: "general";
    idea: "idea";
}>;
export type FeedbackType = z.infer<typeof FeedbackType>;
/** POST /userFeedback */
export declare const FeedbackSubmission: z.ZodMiniObject<{
    type: z.ZodMiniEnum<{
        bug_report: "bug_report";
        general: "general";
        idea: "idea";
    }>;
    content: z.ZodMiniString<string>;
}, z.core.$strict>;
export type FeedbackSubmission = z.infer<typeof FeedbackSubmission>;
export declare const FeedbackSubmitted: z.ZodMiniObject<{
    status: z.ZodMiniString<string>;
    message: z.ZodMiniOptional<z.ZodMiniString<string>>;
    id: z.ZodMiniOptional<z.ZodMiniUUID>;
}, z.core.$strip>;
/** GET /userFeedback, newest first. */
export declare const FeedbackQuery: z.ZodMiniObject<{
    page: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
    limit: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
    type: z.ZodMiniOptional<z.ZodMiniEnum<{
        bug_report: "bug_report";
        general: "general";
        idea: "idea";
    }>>;
}, z.core.$strict>;
export declare const FeedbackEntry: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    type: z.ZodMiniEnum<{
        bug_report: "bug_report";
        general: "general";
        idea: "idea";
    }>;
    content: z.ZodMiniString<string>;
    createdAt: z.ZodMiniISODateTime;
}, z.core.$strip>;
export declare const FeedbackHistory: z.ZodMiniObject<{
    items: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        type: z.ZodMiniEnum<{
            bug_report: "bug_report";
            general: "general";
            idea: "idea";
        }>;
        content: z.ZodMiniString<string>;
        createdAt: z.ZodMiniISODateTime;
    }, z.core.$strip>>;
    page: z.ZodMiniNumber<number>;
    limit: z.ZodMiniNumber<number>;
    total: z.ZodMiniNumber<number>;
}, z.core.$strip>;
export type FeedbackHistory = z.infer<typeof FeedbackHistory>;
/** GET /userFeedback/stats */
export declare const FeedbackStats: z.ZodMiniObject<{
    total: z.ZodMiniNumber<number>;
    byType: z.ZodMiniRecord<z.ZodMiniEnum<{
        bug_report: "bug_report";
        general: "general";
        idea: "idea";
    }>, z.ZodMiniNumber<number>>;
    lastSubmittedAt: z.ZodMiniNullable<z.ZodMiniISODateTime>;
}, z.core.$strip>;
export type FeedbackStats = z.infer<typeof FeedbackStats>;

// wire/index.d.ts
export * from "../specification/visible-text.ts";
export * from "./account.ts";
export * from "./calendar.ts";
export * from "./chat.ts";
export * from "./errors.ts";
export * from "./excerpt.ts";
export * from "./feature-manifest.ts";
export * from "./feedback.ts";
export * from "./integrations.ts";
export * from "./marketplace.ts";
export * from "./media.ts";
export * from "./message.ts";
export * from "./plain-text.ts";
export * from "./preferences.ts";
export * from "./query.ts";
export * from "./realtime.ts";
export * from "./registry.ts";
export * from "./text.ts";
export * from "./time-zone.ts";

// wire/integrations.d.ts
import * as z from "zod/mini";
/** What an integration is for. */
export declare const INTEGRATION_KINDS: readonly ["files", "team_chat", "notes", "issues", "support", "code", "boards"];
/** An integration's state for the calling user. */
export declare const INTEGRATION_STATES: readonly ["not_configured", "not_connected", "connected", "expired"];
export declare const Integration: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
    kind: z.ZodMiniEnum<{
        boards: "boards";
        code: "code";
        files: "files";
        issues: "issues";
        notes: "notes";
        support: "support";
        team_chat: "team_chat";
    }>;
    state: z.ZodMiniEnum<{
        connected: "connected";
        expired: "expired";
        not_configured: "not_configured";
        not_connected: "not_connected";
    }>;
}, z.core.$strip>;
export type Integration = z.infer<typeof Integration>;
/** GET /integrations: the whole catalog. */
export declare const Integrations: z.ZodMiniObject<{
    integrations: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        kind: z.ZodMiniEnum<{
            boards: "boards";
            code: "code";
            files: "files";
            issues: "issues";
            notes: "notes";
            support: "support";
            team_chat: "team_chat";
        }>;
        state: z.ZodMiniEnum<{
            connected: "connected";
            expired: "expired";
            not_configured: "not_configured";
            not_connected: "not_connected";
        }>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type Integrations = z.infer<typeof Integrations>;

// wire/marketplace.d.ts
import * as z from "zod/mini";
export declare const PriceTier: z.ZodMiniObject<{
    from: z.ZodMiniNumber<number>;
    unitPrice: z.ZodMiniNumber<number>;
}, z.core.$strip>;
export type PriceTier = z.infer<typeof PriceTier>;
export declare const Product: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    sku: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
    description: z.ZodMiniString<string>;
    category: z.ZodMiniString<string>;
    supplier: z.ZodMiniString<string>;
    images: z.ZodMiniArray<z.ZodMiniString<string>>;
    unit: z.ZodMiniString<string>;
    currency: z.ZodMiniString<string>;
    priceTiers: z.ZodMiniArray<z.ZodMiniObject<{
        from: z.ZodMiniNumber<number>;
        unitPrice: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    minimumOrderQuantity: z.ZodMiniNumber<number>;
    casePack: z.ZodMiniNumber<number>;
    stock: z.ZodMiniNumber<number>;
    rating: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    createdAt: z.ZodMiniISODateTime;
    updatedAt: z.ZodMiniISODateTime;
}, z.core.$strip>;
export type Product = z.infer<typeof Product>;
export declare const PRODUCT_SORTS: readonly ["relevance", "name", "price-asc", "price-desc", "rating", "newest"];
/** GET /marketplace/products */
export declare const ProductQuery: z.ZodMiniObject<{
    q: z.ZodMiniOptional<z.ZodMiniString<string>>;
    category: z.ZodMiniOptional<z.ZodMiniString<string>>;
    supplier: z.ZodMiniOptional<z.ZodMiniString<string>>;
    minPrice: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
    maxPrice: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
    inStock: z.ZodMiniOptional<z.ZodMiniEnum<{
        false: "false";
        true: "true";
    }>>;
    sort: z.ZodMiniOptional<z.ZodMiniEnum<{
        name: "name";
        newest: "newest";
        "price-asc": "price-asc";
        "price-desc": "price-desc";
        rating: "rating";
        relevance: "relevance";
    }>>;
    language: z.ZodMiniOptional<z.ZodMiniEnum<{
        de: "de";
        en: "en";
        es: "es";
        fr: "fr";
        it: "it";
        ja: "ja";
        ko: "ko";
        pt: "pt";
        ru: "ru";
        vi: "vi";
        zh: "zh";
        "zh-CN": "zh-CN";
    }>>;
    cursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
    limit: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
}, z.core.$strict>;
export type ProductQuery = z.infer<typeof ProductQuery>;
export declare const ProductPage: z.ZodMiniObject<{
    products: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        sku: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        description: z.ZodMiniString<string>;
        category: z.ZodMiniString<string>;
        supplier: z.ZodMiniString<string>;
        images: z.ZodMiniArray<z.ZodMiniString<string>>;
        unit: z.ZodMiniString<string>;
        currency: z.ZodMiniString<string>;
        priceTiers: z.ZodMiniArray<z.ZodMiniObject<{
            from: z.ZodMiniNumber<number>;
            unitPrice: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        minimumOrderQuantity: z.ZodMiniNumber<number>;
        casePack: z.ZodMiniNumber<number>;
        stock: z.ZodMiniNumber<number>;
        rating: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        createdAt: z.ZodMiniISODateTime;
        updatedAt: z.ZodMiniISODateTime;
    }, z.core.$strip>>;
    total: z.ZodMiniNumber<number>;
    nextCursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
    facets: z.ZodMiniObject<{
        categories: z.ZodMiniArray<z.ZodMiniObject<{
            value: z.ZodMiniString<string>;
            count: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        suppliers: z.ZodMiniArray<z.ZodMiniObject<{
            value: z.ZodMiniString<string>;
            count: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type ProductPage = z.infer<typeof ProductPage>;
export declare const ProductResponse: z.ZodMiniObject<{
    product: z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        sku: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        description: z.ZodMiniString<string>;
        category: z.ZodMiniString<string>;
        supplier: z.ZodMiniString<string>;
        images: z.ZodMiniArray<z.ZodMiniString<string>>;
        unit: z.ZodMiniString<string>;
        currency: z.ZodMiniString<string>;
        priceTiers: z.ZodMiniArray<z.ZodMiniObject<{
            from: z.ZodMiniNumber<number>;
            unitPrice: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        minimumOrderQuantity: z.ZodMiniNumber<number>;
        casePack: z.ZodMiniNumber<number>;
        stock: z.ZodMiniNumber<number>;
        rating: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        createdAt: z.ZodMiniISODateTime;
        updatedAt: z.ZodMiniISODateTime;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const VISIT_SOURCES: readonly ["list", "search", "assistant", "direct"];
/** POST /marketplace/product-visit-logs. The client chooses `visit_id`. Sending the same one again updates that visit's duration. */
export declare const VisitCreate: z.ZodMiniObject<{
    visit_id: z.ZodMiniUUID;
    productId: z.ZodMiniString<string>;
    source: z.ZodMiniEnum<{
        assistant: "assistant";
        direct: "direct";
        list: "list";
        search: "search";
    }>;
    durationMs: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
}, z.core.$strict>;
export type VisitCreate = z.infer<typeof VisitCreate>;
export declare const ProductVisit: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    productId: z.ZodMiniString<string>;
    productName: z.ZodMiniString<string>;
    userId: z.ZodMiniUUID;
    visitedAt: z.ZodMiniISODateTime;
    source: z.ZodMiniEnum<{
        assistant: "assistant";
        direct: "direct";
        list: "list";
        search: "search";
    }>;
    durationMs: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
}, z.core.$strip>;
export type ProductVisit = z.infer<typeof ProductVisit>;
export declare const VisitResponse: z.ZodMiniObject<{
    visit: z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        productId: z.ZodMiniString<string>;
        productName: z.ZodMiniString<string>;
        userId: z.ZodMiniUUID;
        visitedAt: z.ZodMiniISODateTime;
        source: z.ZodMiniEnum<{
            assistant: "assistant";
            direct: "direct";
            list: "list";
            search: "search";
        }>;
        durationMs: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    }, z.core.$strip>;
}, z.core.$strip>;
/** GET /marketplace/product-visit-logs, newest first. */
export declare const VisitQuery: z.ZodMiniObject<{
    productId: z.ZodMiniOptional<z.ZodMiniString<string>>;
    from: z.ZodMiniOptional<z.ZodMiniISODateTime>;
    to: z.ZodMiniOptional<z.ZodMiniISODateTime>;
    cursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
    limit: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
}, z.core.$strict>;
export declare const VisitPage: z.ZodMiniObject<{
    visits: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        productId: z.ZodMiniString<string>;
        productName: z.ZodMiniString<string>;
        userId: z.ZodMiniUUID;
        visitedAt: z.ZodMiniISODateTime;
        source: z.ZodMiniEnum<{
            assistant: "assistant";
            direct: "direct";
            list: "list";
            search: "search";
        }>;
        durationMs: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    }, z.core.$strip>>;
    nextCursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type VisitPage = z.infer<typeof VisitPage>;
/** GET /marketplace/product-visit-logs/stats. The range can span at most 366 days. */
export declare const VisitStatsQuery: z.ZodMiniObject<{
    from: z.ZodMiniISODateTime;
    to: z.ZodMiniISODateTime;
    bucket: z.ZodMiniOptional<z.ZodMiniLiteral<"day">>;
    timezone: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strict>;
export declare const VisitStats: z.ZodMiniObject<{
    visits: z.ZodMiniNumber<number>;
    uniqueProducts: z.ZodMiniNumber<number>;
    meanDurationMs: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    topProducts: z.ZodMiniArray<z.ZodMiniObject<{
        productId: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        visits: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    byDay: z.ZodMiniArray<z.ZodMiniObject<{
        day: z.ZodMiniString<string>;
        visits: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type VisitStats = z.infer<typeof VisitStats>;

// wire/media.d.ts
import * as z from "zod/mini";
export declare const MEDIA_TYPES: readonly ["image/png", "image/jpeg", "image/gif", "image/webp", "application/pdf", "text/plain", "text/markdown", "text/csv", "application/json"];
/** POST /media/upload-url */
export declare const UploadRequest: z.ZodMiniObject<{
    name: z.ZodMiniString<string>;
    type: z.ZodMiniString<string>;
    size: z.ZodMiniNumber<number>;
}, z.core.$strict>;
export declare const UploadTarget: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    uploadUrl: z.ZodMiniString<string>;
    method: z.ZodMiniLiteral<"PUT">;
    headers: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
    expiresAt: z.ZodMiniISODateTime;
}, z.core.$strip>;
export type UploadTarget = z.infer<typeof UploadTarget>;
/** POST /media: call it once the bytes are uploaded. */
export declare const UploadComplete: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
}, z.core.$strict>;
export declare const Media: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    name: z.ZodMiniString<string>;
    type: z.ZodMiniEnum<{
        "application/json": "application/json";
        "application/pdf": "application/pdf";
        "image/gif": "image/gif";
        "image/jpeg": "image/jpeg";
        "image/png": "image/png";
        "image/webp": "image/webp";
        "text/csv": "text/csv";
        "text/markdown": "text/markdown";
        "text/plain": "text/plain";
    }>;
    size: z.ZodMiniNumber<number>;
    createdAt: z.ZodMiniISODateTime;
}, z.core.$strip>;
export type Media = z.infer<typeof Media>;
export declare const MediaResponse: z.ZodMiniObject<{
    media: z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        name: z.ZodMiniString<string>;
        type: z.ZodMiniEnum<{
            "application/json": "application/json";
            "application/pdf": "application/pdf";
            "image/gif": "image/gif";
            "image/jpeg": "image/jpeg";
            "image/png": "image/png";
            "image/webp": "image/webp";
            "text/csv": "text/csv";
            "text/markdown": "text/markdown";
            "text/plain": "text/plain";
        }>;
        size: z.ZodMiniNumber<number>;
        createdAt: z.ZodMiniISODateTime;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const DownloadUrl: z.ZodMiniObject<{
    url: z.ZodMiniString<string>;
    expiresAt: z.ZodMiniISODateTime;
}, z.core.$strip>;

// wire/message.d.ts
import * as z from "zod/mini";
/** One part of a message's content. */
export declare const ContentPart: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"text">;
    text: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"image">;
    imageUrl: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"file">;
    fileUrl: z.ZodMiniString<string>;
    name: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>], "type">;
export type ContentPart = z.infer<typeof ContentPart>;
/** A result inside a message that a feature renders itself, through the `message.card` slot. */
export declare const MessageCard: z.ZodMiniObject<{
    kind: z.ZodMiniString<string>;
    data: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
}, z.core.$strip>;
export type MessageCard = z.infer<typeof MessageCard>;
/** How a stored message ended. A user message is always complete. */
export declare const MessageStatus: z.ZodMiniEnum<{
    complete: "complete";
    failed: "failed";
    stopped: "stopped";
}>;
export type MessageStatus = z.infer<typeof MessageStatus>;
/**
 * Why a reply isn't complete. Text written before the failure stays, and the turn can be retried.
 * - `model_*`: the language model was busy, unreachable, too slow, cut off, or refused the request. `model_filtered`: its filter blocked it.
 * - `reply_too_long`: the reply reached the length limit of the model or the server.
 * - `reply_empty`: nothing was written.
 * - `assistant_failed`: something broke on the server. `turn_lost`: the server went down several times while writing it.
 */
export declare const REPLY_FAILURES: readonly ["model_rate_limited", "model_unavailable", "model_timeout", "model_interrupted", "model_refused", "model_filtered", "reply_too_long", "reply_empty", "assistant_failed", "turn_lost"];
export type ReplyFailureCode = (typeof REPLY_FAILURES)[number];
/** A machine-readable failure reason. Newer servers may send codes that aren't in REPLY_FAILURES. */
export declare const Failure: z.ZodMiniObject<{
    code: z.ZodMiniString<string>;
}, z.core.$strip>;
export type Failure = z.infer<typeof Failure>;
/** A message as the server stores it. */
export declare const ServerMessage: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    role: z.ZodMiniEnum<{
        assistant: "assistant";
        user: "user";
    }>;
    createdAt: z.ZodMiniISODateTime;
    content: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"text">;
        text: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"image">;
        imageUrl: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"file">;
        fileUrl: z.ZodMiniString<string>;
        name: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>], "type">>;
    status: z.ZodMiniEnum<{
        complete: "complete";
        failed: "failed";
        stopped: "stopped";
    }>;
    messageId: z.ZodMiniOptional<z.ZodMiniString<string>>;
    replyTo: z.ZodMiniOptional<z.ZodMiniString<string>>;
    cards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        kind: z.ZodMiniString<string>;
        data: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
    }, z.core.$strip>>>;
    failure: z.ZodMiniOptional<z.ZodMiniObject<{
        code: z.ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ServerMessage = z.infer<typeof ServerMessage>;
/** A turn is one user message and its reply. This is its state at one moment. */
export declare const TurnSnapshot: z.ZodMiniObject<{
    turnId: z.ZodMiniString<string>;
    conversationId: z.ZodMiniUUID;
    messageId: z.ZodMiniString<string>;
    state: z.ZodMiniEnum<{
        cancelled: "cancelled";
        done: "done";
        failed: "failed";
        queued: "queued";
        running: "running";
    }>;
    attempt: z.ZodMiniNumber<number>;
    seq: z.ZodMiniNumber<number>;
    partial: z.ZodMiniString<string>;
    error: z.ZodMiniOptional<z.ZodMiniString<string>>;
    failure: z.ZodMiniOptional<z.ZodMiniObject<{
        code: z.ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type TurnSnapshot = z.infer<typeof TurnSnapshot>;

// wire/plain-text.d.ts
/**
 * Turns Markdown into one line of plain text, for places that show part of a message. The text may be cut off anywhere.
 * Every step looks at each character a bounded number of times, because someone could craft a text that is slow for a real parser.
 */
export declare function plainText(markdown: string): string;

// wire/preferences.d.ts
import * as z from "zod/mini";
/** The highest reply length, in tokens, that can be set anywhere. An installation may allow less. */
export declare const MODEL_MAX_TOKENS = 128000;
/** GET and PUT /preferences: the complete settings object. */
export declare const Settings: z.ZodMiniObject<{
    theme: z.ZodMiniEnum<{
        dark: "dark";
        light: "light";
        system: "system";
    }>;
    language: z.ZodMiniEnum<{
        de: "de";
        en: "en";
        es: "es";
        fr: "fr";
        it: "it";
        ja: "ja";
        ko: "ko";
        pt: "pt";
        ru: "ru";
        vi: "vi";
        zh: "zh";
        "zh-CN": "zh-CN";
    }>;
    notifications: z.ZodMiniObject<{
        enabled: z.ZodMiniBoolean<boolean>;
        sound: z.ZodMiniBoolean<boolean>;
        desktop: z.ZodMiniBoolean<boolean>;
    }, z.core.$strict>;
    chat: z.ZodMiniObject<{
        model: z.ZodMiniString<string>;
        temperature: z.ZodMiniNumber<number>;
        maxTokens: z.ZodMiniNumber<number>;
    }, z.core.$strict>;
    privacy: z.ZodMiniObject<{
        dataCollection: z.ZodMiniBoolean<boolean>;
        analytics: z.ZodMiniBoolean<boolean>;
        crashReports: z.ZodMiniBoolean<boolean>;
    }, z.core.$strict>;
}, z.core.$strict>;
export type Settings = z.infer<typeof Settings>;
/**
 * GET /assistant/models: the models `chat.model` can be set to. The installation's own model comes first, under the name in the
 * default settings. Empty if the installation has no model.
 */
export declare const ModelOptions: z.ZodMiniObject<{
    models: z.ZodMiniArray<z.ZodMiniObject<{
        value: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    maxTokens: z.ZodMiniNumber<number>;
}, z.core.$strip>;
export type ModelOptions = z.infer<typeof ModelOptions>;
export declare const DEFAULT_SETTINGS: Settings;

// wire/query.d.ts
import * as z from "zod/mini";
/** A whole number in a query, in decimal digits only. Refuses `0x10`, `1e2`, `+1`, ` 1` and an empty value. */
export declare const queryNumber: (min: number, max: number) => z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>;

// wire/realtime.d.ts
import * as z from "zod/mini";
/** Client id the server publishes with. Assistant events from any other client are ignored. */
export declare const SERVER_CLIENT_ID = "atrium-server";
/** The name of a user's one channel. */
export declare const userChannel: (userId: string) => string;
/** How the browser connects. Absent options use the SDK's defaults. */
export declare const RealtimeOptions: z.ZodMiniObject<{
    endpoint: z.ZodMiniOptional<z.ZodMiniString<string>>;
    port: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    tlsPort: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    tls: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
}, z.core.$strip>;
export type RealtimeOptions = z.infer<typeof RealtimeOptions>;
/** GET /ably/token. Other servers may return a plain string, or nest the token; the shell's reader handles both. */
export declare const RealtimeToken: z.ZodMiniObject<{
    token: z.ZodMiniString<string>;
    clientId: z.ZodMiniString<string>;
    channel: z.ZodMiniString<string>;
    expiresAt: z.ZodMiniNumber<number>;
    options: z.ZodMiniObject<{
        endpoint: z.ZodMiniOptional<z.ZodMiniString<string>>;
        port: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        tlsPort: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        tls: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type RealtimeToken = z.infer<typeof RealtimeToken>;
/** Response of POST /ably/subscribe: the server now listens to the user's channel. */
export declare const RealtimeSubscribed: z.ZodMiniObject<{
    status: z.ZodMiniLiteral<"subscribed">;
    channel: z.ZodMiniString<string>;
}, z.core.$strip>;
/** The `message` event the client publishes. The server ignores `userId` and goes by the channel and client id. */
export declare const OutboundMessage: z.ZodMiniObject<{
    eventType: z.ZodMiniLiteral<"message">;
    messageData: z.ZodMiniObject<{
        conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        content: z.ZodMiniString<string>;
        userId: z.ZodMiniString<string>;
        status: z.ZodMiniLiteral<"sent">;
        messageId: z.ZodMiniString<string>;
        metadata: z.ZodMiniOptional<z.ZodMiniObject<{
            media_ids: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    timestamp: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniString<string>]>;
}, z.core.$strip>;
export type OutboundMessage = z.infer<typeof OutboundMessage>;
/** Where a chunk of a reply belongs. Sort by (attempt, seq); within an attempt, seq counts up from 1 without gaps. */
export declare const TurnPosition: z.ZodMiniObject<{
    turnId: z.ZodMiniString<string>;
    attempt: z.ZodMiniNumber<number>;
    seq: z.ZodMiniNumber<number>;
    messageId: z.ZodMiniString<string>;
}, z.core.$strip>;
export type TurnPosition = z.infer<typeof TurnPosition>;
/** A reply that has ended, with its full text unless `truncated`. `status` is 'completed' or 'success', or 'stopped' by the user. */
export declare const MessageResponseEvent: z.ZodMiniObject<{
    conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
    conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
    message: z.ZodMiniString<string>;
    status: z.ZodMiniString<string>;
    metadata: z.ZodMiniOptional<z.ZodMiniObject<{
        turnId: z.ZodMiniString<string>;
        attempt: z.ZodMiniNumber<number>;
        seq: z.ZodMiniNumber<number>;
        messageId: z.ZodMiniString<string>;
        replyId: z.ZodMiniString<string>;
        createdAt: z.ZodMiniString<string>;
        title: z.ZodMiniOptional<z.ZodMiniString<string>>;
        cards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            kind: z.ZodMiniString<string>;
            data: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
        }, z.core.$strip>>>;
        truncated: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** A chunk of the reply. `metadata.offset` is where it starts in the full text, in UTF-16 units. */
export declare const MessageChunkEvent: z.ZodMiniObject<{
    conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
    conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
    content: z.ZodMiniOptional<z.ZodMiniString<string>>;
    chunk: z.ZodMiniOptional<z.ZodMiniString<string>>;
    text: z.ZodMiniOptional<z.ZodMiniString<string>>;
    metadata: z.ZodMiniOptional<z.ZodMiniObject<{
        turnId: z.ZodMiniString<string>;
        attempt: z.ZodMiniNumber<number>;
        seq: z.ZodMiniNumber<number>;
        messageId: z.ZodMiniString<string>;
        offset: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** A turn or a message failed. */
export declare const ErrorEvent: z.ZodMiniObject<{
    conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
    conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
    error: z.ZodMiniOptional<z.ZodMiniString<string>>;
    metadata: z.ZodMiniOptional<z.ZodMiniObject<{
        messageId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        turnId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        attempt: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        code: z.ZodMiniOptional<z.ZodMiniString<string>>;
        retryable: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** Progress of one node in the assistant's graph. */
export declare const GraphEvent: z.ZodMiniObject<{
    conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
    conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
    content: z.ZodMiniOptional<z.ZodMiniString<string>>;
    partial_response: z.ZodMiniOptional<z.ZodMiniString<string>>;
    status: z.ZodMiniOptional<z.ZodMiniString<string>>;
    complete: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    metadata: z.ZodMiniOptional<z.ZodMiniObject<{
        turnId: z.ZodMiniString<string>;
        attempt: z.ZodMiniNumber<number>;
        messageId: z.ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** The server has stored a user message and queued its turn. */
export declare const MessageAcceptedEvent: z.ZodMiniObject<{
    conversationId: z.ZodMiniString<string>;
    messageId: z.ZodMiniString<string>;
    turnId: z.ZodMiniString<string>;
    storedId: z.ZodMiniString<string>;
    createdAt: z.ZodMiniString<string>;
    title: z.ZodMiniString<string>;
}, z.core.$strip>;
/** A conversation was renamed or deleted, in this tab or elsewhere. */
export declare const ConversationChangedEvent: z.ZodMiniObject<{
    conversationId: z.ZodMiniString<string>;
    change: z.ZodMiniEnum<{
        deleted: "deleted";
        renamed: "renamed";
    }>;
    title: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
/** Schemas of inbound events, by event name. */
export declare const INBOUND_EVENTS: {
    readonly message_response: z.ZodMiniObject<{
        conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
        message: z.ZodMiniString<string>;
        status: z.ZodMiniString<string>;
        metadata: z.ZodMiniOptional<z.ZodMiniObject<{
            turnId: z.ZodMiniString<string>;
            attempt: z.ZodMiniNumber<number>;
            seq: z.ZodMiniNumber<number>;
            messageId: z.ZodMiniString<string>;
            replyId: z.ZodMiniString<string>;
            createdAt: z.ZodMiniString<string>;
            title: z.ZodMiniOptional<z.ZodMiniString<string>>;
            cards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                kind: z.ZodMiniString<string>;
                data: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
            }, z.core.$strip>>>;
            truncated: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    readonly message_chunk: z.ZodMiniObject<{
        conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
        content: z.ZodMiniOptional<z.ZodMiniString<string>>;
        chunk: z.ZodMiniOptional<z.ZodMiniString<string>>;
        text: z.ZodMiniOptional<z.ZodMiniString<string>>;
        metadata: z.ZodMiniOptional<z.ZodMiniObject<{
            turnId: z.ZodMiniString<string>;
            attempt: z.ZodMiniNumber<number>;
            seq: z.ZodMiniNumber<number>;
            messageId: z.ZodMiniString<string>;
            offset: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    readonly error: z.ZodMiniObject<{
        conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
        error: z.ZodMiniOptional<z.ZodMiniString<string>>;
        metadata: z.ZodMiniOptional<z.ZodMiniObject<{
            messageId: z.ZodMiniOptional<z.ZodMiniString<string>>;
            turnId: z.ZodMiniOptional<z.ZodMiniString<string>>;
            attempt: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            code: z.ZodMiniOptional<z.ZodMiniString<string>>;
            retryable: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    readonly "graph-event-router": z.ZodMiniObject<{
        conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
        content: z.ZodMiniOptional<z.ZodMiniString<string>>;
        partial_response: z.ZodMiniOptional<z.ZodMiniString<string>>;
        status: z.ZodMiniOptional<z.ZodMiniString<string>>;
        complete: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        metadata: z.ZodMiniOptional<z.ZodMiniObject<{
            turnId: z.ZodMiniString<string>;
            attempt: z.ZodMiniNumber<number>;
            messageId: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    readonly "graph-event-calendar": z.ZodMiniObject<{
        conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
        content: z.ZodMiniOptional<z.ZodMiniString<string>>;
        partial_response: z.ZodMiniOptional<z.ZodMiniString<string>>;
        status: z.ZodMiniOptional<z.ZodMiniString<string>>;
        complete: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        metadata: z.ZodMiniOptional<z.ZodMiniObject<{
            turnId: z.ZodMiniString<string>;
            attempt: z.ZodMiniNumber<number>;
            messageId: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    readonly "graph-event-weather": z.ZodMiniObject<{
        conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
        content: z.ZodMiniOptional<z.ZodMiniString<string>>;
        partial_response: z.ZodMiniOptional<z.ZodMiniString<string>>;
        status: z.ZodMiniOptional<z.ZodMiniString<string>>;
        complete: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        metadata: z.ZodMiniOptional<z.ZodMiniObject<{
            turnId: z.ZodMiniString<string>;
            attempt: z.ZodMiniNumber<number>;
            messageId: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    readonly "graph-event-general": z.ZodMiniObject<{
        conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
        content: z.ZodMiniOptional<z.ZodMiniString<string>>;
        partial_response: z.ZodMiniOptional<z.ZodMiniString<string>>;
        status: z.ZodMiniOptional<z.ZodMiniString<string>>;
        complete: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        metadata: z.ZodMiniOptional<z.ZodMiniObject<{
            turnId: z.ZodMiniString<string>;
            attempt: z.ZodMiniNumber<number>;
            messageId: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    readonly message_accepted: z.ZodMiniObject<{
        conversationId: z.ZodMiniString<string>;
        messageId: z.ZodMiniString<string>;
        turnId: z.ZodMiniString<string>;
        storedId: z.ZodMiniString<string>;
        createdAt: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
    }, z.core.$strip>;
    readonly conversation_changed: z.ZodMiniObject<{
        conversationId: z.ZodMiniString<string>;
        change: z.ZodMiniEnum<{
            deleted: "deleted";
            renamed: "renamed";
        }>;
        title: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>;
};
export type InboundEventName = keyof typeof INBOUND_EVENTS;
export type InboundEventData<Name extends InboundEventName> = z.infer<(typeof INBOUND_EVENTS)[Name]>;
/** One inbound event, discriminated by `name`. */
export type RealtimeEvent = {
    [Name in InboundEventName]: {
        readonly name: Name;
        readonly data: InboundEventData<Name>;
    };
}[InboundEventName];

// wire/registry.d.ts
import * as z from "zod/mini";
/** `release.json` inside an immutable release directory. */
export declare const Release: z.ZodMiniObject<{
    app: z.ZodMiniString<string>;
    version: z.ZodMiniString<string>;
    files: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
    entry: z.ZodMiniString<string>;
    exposes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
        js: z.ZodMiniArray<z.ZodMiniString<string>>;
        css: z.ZodMiniArray<z.ZodMiniString<string>>;
        shared: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    }, z.core.$strip>>;
    feature: z.ZodMiniOptional<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        title: z.ZodMiniIntersection<z.ZodMiniObject<{
            en: z.ZodMiniString<string>;
        }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
        version: z.ZodMiniString<string>;
        routes: z.ZodMiniArray<z.ZodMiniString<string>>;
        routesExpose: z.ZodMiniString<string>;
        navigation: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            label: z.ZodMiniIntersection<z.ZodMiniObject<{
                en: z.ZodMiniString<string>;
            }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
            icon: z.ZodMiniString<string>;
            path: z.ZodMiniString<string>;
            order: z.ZodMiniNumber<number>;
            keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>>;
        slots: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            slot: z.ZodMiniEnum<{
                command: "command";
                "home.card": "home.card";
                "message.card": "message.card";
                "notification.source": "notification.source";
                "search.provider": "search.provider";
                "settings.panel": "settings.panel";
                "sidebar.panel": "sidebar.panel";
            }>;
            id: z.ZodMiniString<string>;
            expose: z.ZodMiniString<string>;
            label: z.ZodMiniOptional<z.ZodMiniIntersection<z.ZodMiniObject<{
                en: z.ZodMiniString<string>;
            }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
            icon: z.ZodMiniOptional<z.ZodMiniString<string>>;
            order: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            paths: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            kinds: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
            immediate: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            tab: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>>;
        requires: z.ZodMiniObject<{
            contract: z.ZodMiniString<string>;
            shell: z.ZodMiniString<string>;
        }, z.core.$strip>;
        owner: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    provides: z.ZodMiniOptional<z.ZodMiniObject<{
        contract: z.ZodMiniString<string>;
        shell: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    releasedAt: z.ZodMiniString<string>;
    notes: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type Release = z.infer<typeof Release>;
/** `registry.json`: the only file that changes; releases never do. */
export declare const Registry: z.ZodMiniObject<{
    schema: z.ZodMiniLiteral<1>;
    revision: z.ZodMiniNumber<number>;
    apps: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
        active: z.ZodMiniString<string>;
        origin: z.ZodMiniOptional<z.ZodMiniString<string>>;
        history: z.ZodMiniArray<z.ZodMiniObject<{
            version: z.ZodMiniString<string>;
            at: z.ZodMiniString<string>;
            action: z.ZodMiniEnum<{
                activate: "activate";
                release: "release";
            }>;
            notes: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type Registry = z.infer<typeof Registry>;
/** One release of a feature as the shell gets it, with resolved URLs. */
export declare const ResolvedRelease: z.ZodMiniObject<{
    version: z.ZodMiniString<string>;
    baseUrl: z.ZodMiniString<string>;
    entry: z.ZodMiniString<string>;
    exposes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
        js: z.ZodMiniArray<z.ZodMiniString<string>>;
        css: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    feature: z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        title: z.ZodMiniIntersection<z.ZodMiniObject<{
            en: z.ZodMiniString<string>;
        }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
        version: z.ZodMiniString<string>;
        routes: z.ZodMiniArray<z.ZodMiniString<string>>;
        routesExpose: z.ZodMiniString<string>;
        navigation: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            label: z.ZodMiniIntersection<z.ZodMiniObject<{
                en: z.ZodMiniString<string>;
            }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
            icon: z.ZodMiniString<string>;
            path: z.ZodMiniString<string>;
            order: z.ZodMiniNumber<number>;
            keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>>;
        slots: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            slot: z.ZodMiniEnum<{
                command: "command";
                "home.card": "home.card";
                "message.card": "message.card";
                "notification.source": "notification.source";
                "search.provider": "search.provider";
                "settings.panel": "settings.panel";
                "sidebar.panel": "sidebar.panel";
            }>;
            id: z.ZodMiniString<string>;
            expose: z.ZodMiniString<string>;
            label: z.ZodMiniOptional<z.ZodMiniIntersection<z.ZodMiniObject<{
                en: z.ZodMiniString<string>;
            }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
            icon: z.ZodMiniOptional<z.ZodMiniString<string>>;
            order: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            paths: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            kinds: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
            immediate: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            tab: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>>;
        requires: z.ZodMiniObject<{
            contract: z.ZodMiniString<string>;
            shell: z.ZodMiniString<string>;
        }, z.core.$strip>;
        owner: z.ZodMiniString<string>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type ResolvedRelease = z.infer<typeof ResolvedRelease>;
/** What the server embeds in the page for the shell: the registry as it applies to this visitor, and the public configuration. */
export declare const BootDocument: z.ZodMiniObject<{
    registryRevision: z.ZodMiniNumber<number>;
    shellVersion: z.ZodMiniString<string>;
    features: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        active: z.ZodMiniObject<{
            version: z.ZodMiniString<string>;
            baseUrl: z.ZodMiniString<string>;
            entry: z.ZodMiniString<string>;
            exposes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
                js: z.ZodMiniArray<z.ZodMiniString<string>>;
                css: z.ZodMiniArray<z.ZodMiniString<string>>;
            }, z.core.$strip>>;
            feature: z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                title: z.ZodMiniIntersection<z.ZodMiniObject<{
                    en: z.ZodMiniString<string>;
                }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                version: z.ZodMiniString<string>;
                routes: z.ZodMiniArray<z.ZodMiniString<string>>;
                routesExpose: z.ZodMiniString<string>;
                navigation: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                    label: z.ZodMiniIntersection<z.ZodMiniObject<{
                        en: z.ZodMiniString<string>;
                    }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                    icon: z.ZodMiniString<string>;
                    path: z.ZodMiniString<string>;
                    order: z.ZodMiniNumber<number>;
                    keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>>>;
                slots: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                    slot: z.ZodMiniEnum<{
                        command: "command";
                        "home.card": "home.card";
                        "message.card": "message.card";
                        "notification.source": "notification.source";
                        "search.provider": "search.provider";
                        "settings.panel": "settings.panel";
                        "sidebar.panel": "sidebar.panel";
                    }>;
                    id: z.ZodMiniString<string>;
                    expose: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniIntersection<z.ZodMiniObject<{
                        en: z.ZodMiniString<string>;
                    }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
                    icon: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    order: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                    paths: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                    kinds: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                    keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    immediate: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    tab: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>>>;
                requires: z.ZodMiniObject<{
                    contract: z.ZodMiniString<string>;
                    shell: z.ZodMiniString<string>;
                }, z.core.$strip>;
                owner: z.ZodMiniString<string>;
            }, z.core.$strip>;
        }, z.core.$strip>;
        fallbacks: z.ZodMiniArray<z.ZodMiniObject<{
            version: z.ZodMiniString<string>;
            baseUrl: z.ZodMiniString<string>;
            entry: z.ZodMiniString<string>;
            exposes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
                js: z.ZodMiniArray<z.ZodMiniString<string>>;
                css: z.ZodMiniArray<z.ZodMiniString<string>>;
            }, z.core.$strip>>;
            feature: z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                title: z.ZodMiniIntersection<z.ZodMiniObject<{
                    en: z.ZodMiniString<string>;
                }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                version: z.ZodMiniString<string>;
                routes: z.ZodMiniArray<z.ZodMiniString<string>>;
                routesExpose: z.ZodMiniString<string>;
                navigation: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                    label: z.ZodMiniIntersection<z.ZodMiniObject<{
                        en: z.ZodMiniString<string>;
                    }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                    icon: z.ZodMiniString<string>;
                    path: z.ZodMiniString<string>;
                    order: z.ZodMiniNumber<number>;
                    keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>>>;
                slots: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                    slot: z.ZodMiniEnum<{
                        command: "command";
                        "home.card": "home.card";
                        "message.card": "message.card";
                        "notification.source": "notification.source";
                        "search.provider": "search.provider";
                        "settings.panel": "settings.panel";
                        "sidebar.panel": "sidebar.panel";
                    }>;
                    id: z.ZodMiniString<string>;
                    expose: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniIntersection<z.ZodMiniObject<{
                        en: z.ZodMiniString<string>;
                    }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
                    icon: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    order: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                    paths: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                    kinds: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                    keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    immediate: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    tab: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>>>;
                requires: z.ZodMiniObject<{
                    contract: z.ZodMiniString<string>;
                    shell: z.ZodMiniString<string>;
                }, z.core.$strip>;
                owner: z.ZodMiniString<string>;
            }, z.core.$strip>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    config: z.ZodMiniObject<{
        apiBaseUrl: z.ZodMiniString<string>;
        publicUrl: z.ZodMiniString<string>;
        googleSignIn: z.ZodMiniBoolean<boolean>;
        analyticsId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        sentryDsn: z.ZodMiniOptional<z.ZodMiniString<string>>;
        offline: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type BootDocument = z.infer<typeof BootDocument>;
/** Response of GET /api/releases: what was released in this installation, newest first. */
export declare const ReleaseHistory: z.ZodMiniObject<{
    apps: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        title: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
        active: z.ZodMiniString<string>;
        releases: z.ZodMiniArray<z.ZodMiniObject<{
            version: z.ZodMiniString<string>;
            releasedAt: z.ZodMiniString<string>;
            notes: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ReleaseHistory = z.infer<typeof ReleaseHistory>;
/** Where the page sends analytics if the installation has an `analyticsId`. */
export declare const ANALYTICS_URL = "https://www.google-analytics.com/g/collect";
/** Id of the `<script type="application/json">` element with the BootDocument. */
export declare const BOOT_ELEMENT_ID = "atrium-boot";

// wire/text.d.ts
import * as z from "zod/mini";
/** Counts characters as code points, not UTF-16 units. */
export declare function characters(text: string): number;
/** At most the first `max` characters (code points). Never splits a visible character: a multi-code-point emoji is kept whole or dropped. */
export declare function firstCharacters(text: string, max: number): string;
/** Text that any database can store: well-formed Unicode without NUL. */
export declare const cleanText: () => z.ZodMiniString<string>;
/** Clean text of at most `max` characters (code points). Blank text is refused unless `min` is 0. */
export declare const boundedText: (max: number, min?: number) => z.ZodMiniString<string>;
/** A point in time: ISO 8601 with a time zone offset. */
export declare const instant: () => z.ZodMiniISODateTime;
/** An id created by the server. */
export declare const id: () => z.ZodMiniUUID;

// wire/time-zone.d.ts
import * as z from "zod/mini";
/**
 * The time zone's current name in the IANA database, for a name in any case or an older name: `asia/calcutta` becomes
 * `Asia/Kolkata`. Undefined if `name` isn't an IANA name, which includes offsets such as `+02:00`.
 */
export declare function timeZoneName(name: string): string | undefined;
/** A time zone's IANA name, parsed into the one `timeZoneName` returns. */
export declare const timeZone: () => z.ZodMiniString<string>;

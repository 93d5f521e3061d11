// constants.d.ts
/** The numbers of the specification (section 9), each once, each with its unit. */
export declare const REALTIME_MESSAGE_WAIT_MS = 5000;
export declare const REALTIME_MESSAGE_POLL_MS = 100;
/** Attempts to send over the socket before HTTP is used. */
export declare const SOCKET_SEND_RETRIES = 3;
/** Pause before the next socket attempt: this times the attempt's number. */
export declare const SOCKET_SEND_BACKOFF_MS = 1000;
export declare const TYPING_INDICATOR_DELAY_MS = 1000;
export declare const REALTIME_CLIENT: {
    readonly disconnectedRetryTimeoutMs: 2000;
    readonly suspendedRetryTimeoutMs: 2000;
    readonly httpMaxRetryCount: 1;
    readonly requestTimeoutMs: 5000;
    readonly echoMessages: false;
};
/** Characters (code points) of the first message that become the conversation's title, followed by "..." if cut. */
export declare const CONVERSATION_TITLE_CHARACTERS = 50;
export declare const DEFAULT_CONVERSATION_TITLE = "New Conversation";
/** Title of a conversation that was loaded without one. */
export declare const UNTITLED_CONVERSATION_TITLE = "Conversation";
/** Id of a conversation that awaits its real id. */
export declare const PENDING_CONVERSATION_ID = "pending";
/** Prefix of a temporary conversation id; a timestamp follows. */
export declare const TEMPORARY_CONVERSATION_PREFIX = "temp-";
export declare const UPLOAD_MAX_BYTES: number;
export declare const UPLOAD_MAX_FILES_PER_MESSAGE = 10;
export declare const FEEDBACK_MAX_CHARACTERS = 5000;
/** Above this the counter takes the warning colour. */
export declare const FEEDBACK_WARNING_CHARACTERS = 4500;
export declare const FEEDBACK_AUTO_CLOSE_MS = 1500;
/** A higher unread count shows as "99+". */
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
/** Pixels: the specification's units are quarter-rem steps (72, 16 and 80). */
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
/** Characters (code points) of one user message. */
export declare const MESSAGE_MAX_CHARACTERS = 32000;
export declare const TITLE_MAX_CHARACTERS = 200;
/** Characters (code points) of a search text. */
export declare const SEARCH_MAX_CHARACTERS = 200;
/** Results of one search at most. */
export declare const SEARCH_MAX_HITS = 50;
/** Characters of the surroundings that a hit in messages shows, with the marks of what is left out. */
export declare const SEARCH_SNIPPET_CHARACTERS = 160;
/** How long POST /chat waits for the reply before it answers 202 with the running turn. */
export declare const HTTP_ONLY_WAIT_MS = 8000;
/** Protocols that a link in assistant text may have. */
export declare const LINK_PROTOCOLS: readonly ["http", "https", "irc", "ircs", "mailto", "xmpp"];

// feature.d.ts
import type { ShellApi } from "./shell-api.ts";
/** A React component, without importing React: the contract has no view library. `Node` is what it returns. */
export type View<Props> = (props: Props) => unknown;
/** Props of every view that the shell mounts for a feature. */
export interface FeatureViewProps {
    readonly shell: ShellApi;
}
/** Default export of an exposed module that draws: routes, panels, cards. */
export interface FeatureView<Props extends FeatureViewProps = FeatureViewProps> {
    readonly kind: "view";
    readonly contractVersion: string;
    readonly View: View<Props>;
}
/** Default export of an exposed module that serves without drawing: search providers, commands, notification sources. */
export interface FeatureService<Service> {
    readonly kind: "service";
    readonly contractVersion: string;
    create(shell: ShellApi): Service;
}
export declare function defineView<Props extends FeatureViewProps = FeatureViewProps>(view: View<Props>): FeatureView<Props>;
export declare function defineService<Service>(create: (shell: ShellApi) => Service): FeatureService<Service>;
/** Reads what a remote's module exports. Throws a TypeError that says what is wrong; a module that resolved empty is caught here, not in a render. */
export declare function readFeatureModule(module: unknown, reference: string): FeatureView | FeatureService<unknown>;

// http.d.ts
export type HttpMethod = "GET" | "POST" | "PUT" | "DELETE";
/** Something that parses an answer or throws; every zod schema is one. */
export interface ResponseSchema<T> {
    parse(data: unknown): T;
}
export interface HttpRequestOptions<T> {
    /** JSON body of POST and PUT. */
    readonly body?: unknown;
    /** Undefined values are left out. */
    readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
    /** Checks the answer; without it the answer is handed over as parsed. */
    readonly schema?: ResponseSchema<T>;
    readonly signal?: AbortSignal;
    /** Default API_DEFAULTS.timeoutMs. */
    readonly timeoutMs?: number;
    /** Says that a POST or PUT may be sent again after a failure, because the server knows it by an id of its own. GET and DELETE always may. */
    readonly repeatable?: boolean;
}
/** The shared client: base URL from configuration, JSON, bearer token of the session, retries with back-off of what is safe to repeat. */
export interface HttpClient {
    /** `path` is below the API base, e.g. `/chat/history`. Rejects with an `HttpError`. */
    request<T = unknown>(method: HttpMethod, path: string, options?: HttpRequestOptions<T>): Promise<T>;
}
/** A call that failed. `status` 0 means that no answer came ('Network connection failed'). */
export declare class HttpError extends Error {
    readonly name = "HttpError";
    readonly status: number;
    readonly code: string | undefined;
    readonly body: unknown;
    /** @param message the server's message, else 'HTTP {status}', else 'Network connection failed' */
    constructor(message: string, status: number, options?: {
        code?: string | undefined;
        body?: unknown;
        cause?: unknown;
    });
    /** True for 500 and above, 429, and for a call that never got an answer. */
    get retryable(): boolean;
    static fromAnswer(status: number, body: unknown): HttpError;
}

// index.d.ts
export * from "./constants.ts";
export * from "./feature.ts";
export * from "./http.ts";
export * from "./language.ts";
export * from "./shell-api.ts";
export * from "./shell-routes.ts";
export type * from "./slots/index.ts";
export * from "./storage-keys.ts";
export type * from "./streams.ts";
export * from "./version.ts";
export type { CalendarConflict, CalendarEvent, CalendarEventCreate, CalendarEventUpdate, ContentPart, ConversationDetail, ConversationListItem, ErrorBody, FeatureManifest, MessageCard, MessageStatus, NavigationEntry, OutboundMessage, PriceTier, Product, ProductVisit, RealtimeEvent, ServerMessage, Settings, SlotFilling, SlotName, TurnPosition, TurnSnapshot, User, } from "./wire/index.ts";

// language.d.ts
/** Languages the interface can be switched to. */
export declare const SUPPORTED_LANGUAGES: readonly ["en", "vi", "zh-CN", "ja", "es", "fr", "de", "it", "pt", "ru", "ko", "zh"];
export type Language = (typeof SUPPORTED_LANGUAGES)[number];
export declare const DEFAULT_LANGUAGE: Language;
export declare function isLanguage(value: unknown): value is Language;
/** Languages that texts are written in: every one but `zh`, which reads the simplified texts of `zh-CN`. */
export type TextLanguage = Exclude<Language, "zh">;
/** The language whose texts are shown for a language. */
export declare function textLanguage(language: Language): TextLanguage;

// rx.d.ts
export { BehaviorSubject, Observable, ReplaySubject, Subject, Subscription } from "rxjs";
export { distinctUntilChanged, filter, map, scan, shareReplay, switchMap, take, takeUntil, takeWhile } from "rxjs";
export { firstValueFrom } from "rxjs";

// shell-api.d.ts
import type { Observable } from "rxjs";
import type { View } from "./feature.ts";
import type { HttpClient } from "./http.ts";
import type { Language } from "./language.ts";
import type { AuthState, ConnectionState, ThemeMode, ThemeState } from "./streams.ts";
import type { PasswordChange, ProfileUpdate, User } from "./wire/account.ts";
import type { MessageCard } from "./wire/message.ts";
import type { Settings } from "./wire/preferences.ts";
import type { OutboundMessage, RealtimeEvent } from "./wire/realtime.ts";
/** A short message at the edge of the screen. Only one is shown; a new one replaces it. */
export interface Toast {
    readonly title: string;
    readonly description?: string;
    /** Default "default". */
    readonly variant?: "default" | "destructive" | "success";
    /** Milliseconds; default TOAST.durationMs. */
    readonly durationMs?: number;
    readonly action?: {
        readonly label: string;
        run(): void;
    };
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
        /** Events of the server for this user, checked against their schemas; does not replay. */
        readonly events$: Observable<RealtimeEvent>;
        /** Resolves when the realtime service has taken it; rejects at once when not connected. Nothing is queued. */
        publish(message: OutboundMessage): Promise<void>;
        /** Asks for the connection now instead of at the next retry. */
        reconnect(): void;
    };
    readonly http: HttpClient;
    /** `path` is a path of the product, with query if any; `replace` replaces the history entry. */
    navigate(path: string, options?: {
        readonly replace?: boolean;
    }): void;
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
    readonly messageCard: View<{
        readonly card: MessageCard;
    }>;
    /**
     * A component that draws what features fill the slot `settings.panel` with for one tab, each under its label and in a region of its own:
     * one that fails costs that region. Draws nothing when no feature has a panel there. Since 1.1.0.
     */
    readonly settingsPanels: View<{
        readonly tab: string;
    }>;
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
        update(changes: Partial<Settings>): Promise<{
            readonly savedToServer: boolean;
        }>;
        reset(): Promise<void>;
    };
}
/**
 * Makes one value for each ShellApi, on first use: how the parts of a feature (its routes, its panel in the sidebar) share a store
 * that lives as long as the user's session.
 */
export declare function perShell<T>(create: (shell: ShellApi) => T): (shell: ShellApi) => T;

// shell-routes.d.ts
/**
 * Paths that the shell itself serves; every other one is a feature's, or does not exist. `below` includes everything under the path.
 * No feature can take them.
 */
export declare const SHELL_ROUTES: {
    readonly exact: readonly ["/", "/login", "/signup", "/terms", "/privacy", "/changelog"];
    readonly below: readonly ["/auth"];
};

// slots/command.d.ts
import type { FeatureService } from "../feature.ts";
/**
 * Runs a command of the palette; its label, icon and keys stand in the filling. `commandId` is the filling's id, so that one exposed
 * module serves several commands. What it throws is told to the person as the command's failure.
 */
export interface CommandRunner {
    run(commandId: string): void | Promise<void>;
}
export type Command = FeatureService<CommandRunner>;

// slots/home-card.d.ts
import type { FeatureView } from "../feature.ts";
/** A card on the home page of the signed-in; `order` is its place. */
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
import type { FeatureView, FeatureViewProps } from "../feature.ts";
import type { MessageCard as MessageCardData } from "../wire/message.ts";
/** A feature's own drawing of a result inside a chat message; the filling's `kinds` say which it draws. */
export interface MessageCardProps extends FeatureViewProps {
    readonly card: MessageCardData;
}
export type MessageCardView = FeatureView<MessageCardProps>;

// slots/notification-source.d.ts
import type { FeatureService } from "../feature.ts";
/** Raises notifications while the feature's page is not open. Started once after sign-in; `stop` at sign-out. */
export interface NotificationEmitter {
    stop(): void;
}
export type NotificationSource = FeatureService<NotificationEmitter>;

// slots/search-provider.d.ts
import type { FeatureService } from "../feature.ts";
export interface SearchHit {
    readonly id: string;
    readonly title: string;
    readonly description?: string;
    /** Name of an icon of shared-ui. */
    readonly icon?: string;
    /** Where choosing it leads. */
    readonly path: string;
}
/** Finds things of the feature by words; the filling's `label` is the heading of what it finds. A provider that exceeds the time budget is left out of that search; `signal` tells it. */
export interface SearchSource {
    /** `partial` shows what is known so far, while the rest is on its way; what the promise brings takes its place. */
    search(query: string, signal: AbortSignal, partial: (hits: readonly SearchHit[]) => void): Promise<readonly SearchHit[]>;
}
export type SearchProvider = FeatureService<SearchSource>;

// slots/settings-panel.d.ts
import type { FeatureView } from "../feature.ts";
/** A section of a tab on the settings page; the filling's `label` is its heading, `tab` the tab, `order` its place there. */
export type SettingsPanel = FeatureView;

// slots/sidebar-panel.d.ts
import type { FeatureView, FeatureViewProps } from "../feature.ts";
/**
 * A panel of the sidebar, below the navigation, while the path is one of the filling's `paths`.
 * @example chat's list of conversations
 */
export interface SidebarPanelProps extends FeatureViewProps {
    /** Closes the mobile drawer; call it after navigating. Does nothing on a desktop. */
    onNavigate(): void;
}
export type SidebarPanel = FeatureView<SidebarPanelProps>;

// storage-keys.d.ts
/** Every key that the web app uses in the browser's local storage. */
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
    /** `off` when the person turned shortcuts of single characters off. */
    readonly characterKeys: "atrium_character_keys";
    /** Reminders that were told on this device. */
    readonly toldReminders: "atrium_told_reminders";
};

// streams.d.ts
import type { Language } from "./language.ts";
import type { User } from "./wire/account.ts";
/** Who is signed in. `token` never leaves the shell: features see the state, and call through `ShellApi.http`. */
export type AuthState = {
    readonly status: "idle" | "loading";
    readonly user: null;
} | {
    readonly status: "authenticated";
    readonly user: User;
}
/** `signedOut`: the person asked for it in this tab, so what is kept for them on this device is to go. Absent when the session ended otherwise. */
 | {
    readonly status: "unauthenticated";
    readonly user: null;
    readonly signedOut?: true;
} | {
    readonly status: "error";
    readonly user: null;
    readonly error: string;
};
/** State of the realtime connection, in the specification's words, and whether the product runs in HTTP-only mode instead. */
export interface ConnectionState {
    readonly status: "connecting" | "connected" | "disconnected" | "suspended" | "failed" | "closed";
    /** True when the socket cannot be had: messages go by HTTP until it can. */
    readonly httpOnly: boolean;
    /** Grows by one each time messages may have been missed: refetch what is open. */
    readonly continuityLosses: number;
    readonly reason?: string;
}
export type ThemeMode = "light" | "dark" | "system";
export interface ThemeState {
    /** What the person chose. */
    readonly mode: ThemeMode;
    /** What is shown. */
    readonly resolved: "light" | "dark";
}
export type LanguageState = Language;

// testing/fake-shell-api.d.ts
import { BehaviorSubject, Subject } from "rxjs";
import type { HttpMethod, HttpRequestOptions } from "../http.ts";
import type { Language } from "../language.ts";
import type { NotificationInput, ShellApi, Toast } from "../shell-api.ts";
import type { AuthState, ConnectionState, ThemeState } from "../streams.ts";
import type { User } from "../wire/account.ts";
import { type Settings } from "../wire/preferences.ts";
import type { OutboundMessage, RealtimeEvent } from "../wire/realtime.ts";
export declare const FAKE_USER: User;
/** One call that the code under test made. */
export interface FakeCall {
    readonly method: HttpMethod;
    readonly path: string;
    readonly query: HttpRequestOptions<unknown>["query"];
    readonly body: unknown;
}
/** Answers a call: with a value, by throwing an HttpError, or later by a promise. */
export type FakeRoute = (call: FakeCall) => unknown;
/** A ShellApi for tests of features: the streams are subjects that the test drives, the verbs write down what they were told. */
export interface FakeShellApi extends ShellApi {
    readonly subjects: {
        readonly auth$: BehaviorSubject<AuthState>;
        readonly theme$: BehaviorSubject<ThemeState>;
        readonly language$: BehaviorSubject<Language>;
        readonly settings$: BehaviorSubject<Settings>;
        readonly connection$: BehaviorSubject<ConnectionState>;
        readonly events$: Subject<RealtimeEvent>;
    };
    /** Answers calls to `"METHOD /path"`; a later answer replaces an earlier. A call without one rejects with 404. */
    answer(route: `${HttpMethod} ${string}`, respond: FakeRoute): void;
    readonly calls: readonly FakeCall[];
    readonly published: readonly OutboundMessage[];
    /** Set to make `realtime.publish` reject. */
    publishError: Error | undefined;
    readonly toasts: readonly Toast[];
    readonly notifications: readonly NotificationInput[];
    readonly navigations: readonly string[];
    /** What the search was opened for; an empty text when it was opened without. */
    readonly searches: readonly string[];
}
export declare function createFakeShellApi(featureId?: string): FakeShellApi;

// testing/index.d.ts
export * from "./fake-shell-api.ts";

// version.d.ts
/** Version of the contract between shell and features. Semver, apart from the product's version: a change of the public surface moves it. */
export declare const CONTRACT_VERSION = "1.1.0";
/** Name and version under which the web app reports itself. */
export declare const WEB_APP: {
    readonly name: "atrium-web";
    readonly version: "1.0.0";
};

// wire/account.d.ts
import * as z from "zod/mini";
/** The account as its owner sees it. */
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
/** Bounds of a new password, in characters. The server also refuses the commonest. */
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
/** Answer of login, register and refresh. The refresh token itself travels in an HttpOnly cookie. */
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
/** PUT /user/profile: the changed fields. */
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
/** PUT /user/password: ends every other session; answers a `Session` that replaces the current one. */
export declare const PasswordChange: z.ZodMiniObject<{
    currentPassword: z.ZodMiniOptional<z.ZodMiniString<string>>;
    newPassword: z.ZodMiniString<string>;
}, z.core.$strict>;
export type PasswordChange = z.infer<typeof PasswordChange>;
export declare const DEVICE_KINDS: readonly ["desktop", "phone", "tablet", "other"];
/** One sign-in on one device that has not ended. */
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
/** GET /auth/sessions: the caller's sessions, the present one first, then by when they were last seen. */
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
/** DELETE /auth/sessions: ends all sessions of the caller, the present one too unless `others` is `true`. */
export declare const EndSessionsQuery: z.ZodMiniObject<{
    others: z.ZodMiniOptional<z.ZodMiniEnum<{
        false: "false";
        true: "true";
    }>>;
}, z.core.$strict>;
/** Answer of DELETE /auth/sessions and DELETE /auth/sessions/{id}: how many have ended. */
export declare const SessionsEnded: z.ZodMiniObject<{
    status: z.ZodMiniLiteral<"success">;
    ended: z.ZodMiniNumber<number>;
}, z.core.$strip>;
export type SessionsEnded = z.infer<typeof SessionsEnded>;

// wire/calendar.d.ts
import * as z from "zod/mini";
export declare const EVENT_COLORS: readonly ["blue", "teal", "green", "amber", "red", "violet", "grey"];
/** One event; an occurrence of a recurring one carries `occurrenceStart`, which names it. */
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
/** GET /calendar: events that touch [from, to), recurrences expanded, by start. At most two years wide. */
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
 * GET /calendar/search: the owner's events that hold every word of `q` in title, description or location, in any case.
 * What is still to come stands first, soonest first; then what is over, latest first. A recurring event is there once, as
 * its next occurrence, or its last. Answers `CalendarEvents`.
 */
export declare const CalendarSearchQuery: z.ZodMiniObject<{
    q: z.ZodMiniString<string>;
    limit: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
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
/** PUT /calendar/{id}: changed fields and the version they were made on; 409 `event_conflict` with the current event when it moved on. */
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
/** Which occurrences of a recurring event an edit or a deletion is for; `occurrence` (its start) is needed for one and following. */
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
/** Body of the 409: the error and the event as it stands. */
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
/** The client's own id of a message: made once for each thing a person sends, and the same over every path. */
export declare const ClientMessageId: z.ZodMiniString<string>;
/** One entry of the conversation list, newest first. */
export declare const ConversationListItem: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    title: z.ZodMiniString<string>;
    lastMessageAt: z.ZodMiniISODateTime;
    messageCount: z.ZodMiniNumber<number>;
    preview: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type ConversationListItem = z.infer<typeof ConversationListItem>;
/** GET /chat/history: keyset pages; `nextCursor` is absent on the last. */
export declare const ConversationListQuery: z.ZodMiniObject<{
    conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
    cursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
    limit: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
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
/** GET /chat/history?conversation_id=: the newest messages, oldest first, and the turn that is running, if one is. */
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
    }, z.core.$strip>>;
    olderCursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type ConversationDetail = z.infer<typeof ConversationDetail>;
/** GET /chat/messages: older messages of one conversation, oldest first. */
export declare const OlderMessagesQuery: z.ZodMiniObject<{
    conversation_id: z.ZodMiniUUID;
    before: z.ZodMiniOptional<z.ZodMiniString<string>>;
    limit: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
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
    }, z.core.$strip>>;
    olderCursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type OlderMessages = z.infer<typeof OlderMessages>;
/** PUT /chat/history/{id}/title */
export declare const TitleUpdate: z.ZodMiniObject<{
    title: z.ZodMiniString<string>;
}, z.core.$strict>;
export type TitleUpdate = z.infer<typeof TitleUpdate>;
/** POST /chat. A `conversation_id` that is absent, `pending` or `temp-…` starts a conversation. */
export declare const SendRequest: z.ZodMiniObject<{
    message: z.ZodMiniString<string>;
    message_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
    conversation_id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniUUID, z.ZodMiniString<string>]>>;
    media_ids: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniUUID>>;
    wait: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
}, z.core.$strict>;
export type SendRequest = z.infer<typeof SendRequest>;
/** Answer 200 of POST /chat: the reply is there. */
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
    }, z.core.$strip>;
    turnId: z.ZodMiniString<string>;
}, z.core.$strip>;
export type SendResponse = z.infer<typeof SendResponse>;
/** Answer 202 of POST /chat: stored, the reply is on its way. Asking again with the same `message_id` attaches to the same turn. */
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
    }, z.core.$strip>;
}, z.core.$strip>;
export type SendAccepted = z.infer<typeof SendAccepted>;
/** POST /chat/turns/{turnId}/stop and POST /chat/turns/{turnId}/retry answer the turn. */
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
    }, z.core.$strip>;
}, z.core.$strip>;
export type TurnResponse = z.infer<typeof TurnResponse>;
/** GET /chat/search: the owner's messages that hold every word of `q`, in any case, newest first. */
export declare const MessageSearchQuery: z.ZodMiniObject<{
    q: z.ZodMiniString<string>;
    limit: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
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
/** Body of every answer that failed. */
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

// wire/feature-manifest.d.ts
import * as z from "zod/mini";
declare const appId: () => z.ZodMiniString<string>;
/** Navigation entry in the sidebar, drawn before any code of the feature arrives. */
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
/** One slot that the feature fills. What is known before its code arrives stands here; the code behind it is `expose`. */
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
/** `feature.json`: what the shell knows of a feature without its code. Unknown keys are ignored, so that a newer feature fits an older shell. */
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
    page: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
    limit: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
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
export * from "./account.ts";
export * from "./calendar.ts";
export * from "./chat.ts";
export * from "./errors.ts";
export * from "./feature-manifest.ts";
export * from "./feedback.ts";
export * from "./integrations.ts";
export * from "./marketplace.ts";
export * from "./media.ts";
export * from "./message.ts";
export * from "./preferences.ts";
export * from "./realtime.ts";
export * from "./registry.ts";
export * from "./text.ts";

// wire/integrations.d.ts
import * as z from "zod/mini";
/** What an integration is for. */
export declare const INTEGRATION_KINDS: readonly ["files", "team_chat", "notes", "issues", "support", "code", "boards"];
/** Where an integration stands for the person who asks. */
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
/** GET /integrations: the whole catalogue. */
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
    minPrice: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
    maxPrice: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
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
    cursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
    limit: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
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
/** POST /marketplace/product-visit-logs. `visit_id` is the client's: the same sent again updates the duration of the same visit. */
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
    limit: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
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
/** GET /marketplace/product-visit-logs/stats; at most 366 days. */
export declare const VisitStatsQuery: z.ZodMiniObject<{
    from: z.ZodMiniISODateTime;
    to: z.ZodMiniISODateTime;
    bucket: z.ZodMiniOptional<z.ZodMiniLiteral<"day">>;
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
/** POST /media: the bytes are there. */
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
/** A result that a feature draws itself inside a message, through the slot `message.card`. */
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
}, z.core.$strip>;
export type ServerMessage = z.infer<typeof ServerMessage>;
/** A turn is one user message and the reply to it. This is where a running one stands. */
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
}, z.core.$strip>;
export type TurnSnapshot = z.infer<typeof TurnSnapshot>;

// wire/preferences.d.ts
import * as z from "zod/mini";
/** GET and PUT /preferences: the whole settings object. */
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
export declare const DEFAULT_SETTINGS: Settings;

// wire/realtime.d.ts
import * as z from "zod/mini";
/** Client id under which the server publishes. Assistant events of any other client are not believed. */
export declare const SERVER_CLIENT_ID = "atrium-server";
/** The one channel of a user. */
export declare const userChannel: (userId: string) => string;
/** How the browser connects; absent options are the SDK's defaults. */
export declare const RealtimeOptions: z.ZodMiniObject<{
    endpoint: z.ZodMiniOptional<z.ZodMiniString<string>>;
    port: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    tlsPort: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    tls: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
}, z.core.$strip>;
export type RealtimeOptions = z.infer<typeof RealtimeOptions>;
/** GET /ably/token. Other servers may answer a string, or nest the token: see the shell's reader. */
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
/** POST /ably/subscribe: from now on the server listens to the user's channel. */
export declare const RealtimeSubscribed: z.ZodMiniObject<{
    status: z.ZodMiniLiteral<"subscribed">;
    channel: z.ZodMiniString<string>;
}, z.core.$strip>;
/** The event `message` that the client publishes. `userId` is not believed: the channel and the client id decide. */
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
/** Where a piece of a reply belongs. Order is (attempt, seq); seq is contiguous from 1 within an attempt. */
export declare const TurnPosition: z.ZodMiniObject<{
    turnId: z.ZodMiniString<string>;
    attempt: z.ZodMiniNumber<number>;
    seq: z.ZodMiniNumber<number>;
    messageId: z.ZodMiniString<string>;
}, z.core.$strip>;
export type TurnPosition = z.infer<typeof TurnPosition>;
/** The finished reply. `status` 'completed' or 'success' means finished; 'stopped' means ended by the user; the text is whole. */
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
/** A piece of the reply. `metadata.offset` is where it begins, in UTF-16 units of the whole text. */
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
/** Progress of one node of the assistant's graph. */
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
/** The server has stored a user message; its turn is queued. */
export declare const MessageAcceptedEvent: z.ZodMiniObject<{
    conversationId: z.ZodMiniString<string>;
    messageId: z.ZodMiniString<string>;
    turnId: z.ZodMiniString<string>;
    storedId: z.ZodMiniString<string>;
    createdAt: z.ZodMiniString<string>;
    title: z.ZodMiniString<string>;
}, z.core.$strip>;
/** A conversation was renamed or deleted, here or elsewhere. */
export declare const ConversationChangedEvent: z.ZodMiniObject<{
    conversationId: z.ZodMiniString<string>;
    change: z.ZodMiniEnum<{
        deleted: "deleted";
        renamed: "renamed";
    }>;
    title: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
/** Inbound events by their name. */
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
/** One inbound event, told apart by `name`. */
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
/** `registry.json`: the only thing that moves. */
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
/** One release of a feature as the shell gets it: URLs resolved. */
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
/** What the server writes into the page for the shell: the registry for this visitor and the public configuration. */
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
/** Answer of GET /api/releases: what was released in this installation, newest first. */
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
/** Where the page counts visits when the installation has an `analyticsId`. */
export declare const ANALYTICS_URL = "https://www.google-analytics.com/g/collect";
/** Id of the `<script type="application/json">` that holds the BootDocument. */
export declare const BOOT_ELEMENT_ID = "atrium-boot";

// wire/text.d.ts
import * as z from "zod/mini";
/** Code points, as a person counts characters. */
export declare function characters(text: string): number;
/** Text that every store can hold: well-formed Unicode without NUL. */
export declare const cleanText: () => z.ZodMiniString<string>;
/** Clean text of at most `max` characters (code points) and, unless `min` says otherwise, not blank. */
export declare const boundedText: (max: number, min?: number) => z.ZodMiniString<string>;
/** A moment: ISO 8601 with a time zone. */
export declare const instant: () => z.ZodMiniISODateTime;
/** An id made by the server. */
export declare const id: () => z.ZodMiniUUID;

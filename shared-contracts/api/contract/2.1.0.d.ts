// contract.d.ts
export * from "./shell-api/call-request.ts";
export * from "./shell-api/feature.ts";
export * from "./shell-api/http.ts";
export type * from "./shell-api/shell-api.ts";
export type * from "./slots/index.ts";
export type * from "./shell-api/streams.ts";
export type * from "./shell-api/user-storage.ts";
export * from "./shell-api/version.ts";

// rx.d.ts
export { BehaviorSubject, NEVER, Observable, ReplaySubject, Subject, Subscription } from "rxjs";
export { defer, forkJoin, from, fromEvent, merge, of, race, timer } from "rxjs";
export { catchError, debounceTime, distinctUntilChanged, exhaustMap, filter, map, mergeMap, pairwise, retry, scan, share, shareReplay, startWith, switchMap, take, takeUntil, takeWhile, tap, timestamp, } from "rxjs";
export { firstValueFrom } from "rxjs";
export type { MonoTypeOperatorFunction, ObservableInput, OperatorFunction } from "rxjs";

// shell-api/call-request.d.ts
import type { Call, CallInput, ReadAnswer } from "../wire/call.ts";
import type { HttpRequestOptions } from "./http.ts";
/** The arguments of `HttpClient.request` that make a call. */
export declare function callRequest<Made extends Call>(call: Made, input: CallInput<Made>): [method: Call["method"], path: string, options: HttpRequestOptions<ReadAnswer<Made>>];

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
import type { Call, CallInput, HttpMethod, ReadAnswer } from "../wire/call.ts";
export type { HttpMethod } from "../wire/call.ts";
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
    /** Called with each piece of a successful response's text as it arrives, before the whole is read. Since 2.1.0. */
    readonly onText?: (piece: string) => void;
}
/** The shared JSON client. Uses the configured base URL and the session's bearer token, and retries safe calls with back-off. */
export interface HttpClient {
    /**
     * Makes one of the calls that `@atrium/shared-contracts/wire` defines. Resolves to the checked response, or to undefined if the call
     * leaves it unread, and rejects with an `HttpError`.
     * Since 2.0.0.
     */
    call<Made extends Call>(call: Made, input: CallInput<Made>): Promise<ReadAnswer<Made>>;
    /** For what no call is defined. `path` is relative to the API base, e.g. `/chat/history`. Rejects with an `HttpError`. */
    request<T = unknown>(method: HttpMethod, path: string, options?: HttpRequestOptions<T>): Promise<T>;
}
/** A failed call. `status` is 0 when no response arrived ('Network connection failed'). */
export declare class HttpError extends Error {
    readonly name = "HttpError";
    readonly status: number;
    readonly code: string | undefined;
    readonly body: unknown;
    /** How long the server asks to wait before the next try, if it does. Since 2.1.0. */
    readonly retryAfterMs: number | undefined;
    /** @param message the server's message, or 'HTTP {status}', or 'Network connection failed' */
    constructor(message: string, status: number, options?: {
        code?: string | undefined;
        body?: unknown;
        retryAfterMs?: number | undefined;
        cause?: unknown;
    });
    /** True for 429, 500 and above, and for calls that got no response. */
    get retryable(): boolean;
    static fromAnswer(status: number, body: unknown, retryAfterMs?: number): HttpError;
}

// shell-api/shell-api.d.ts
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
    readonly action?: {
        readonly label: string;
        run(): void;
    };
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
    readonly feature: {
        readonly id: string;
        readonly version: string;
    };
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
    navigate(path: string, options?: {
        readonly replace?: boolean;
        readonly state?: HistoryState;
    }): void;
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
    readonly messageCard: View<{
        readonly card: MessageCard;
        readonly instead?: unknown;
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
        update(changes: Partial<Settings>): Promise<{
            readonly savedToServer: boolean;
        }>;
        reset(): Promise<void>;
    };
}

// shell-api/streams.d.ts
import type { Observable } from "rxjs";
import type { User } from "../wire/account.ts";
/** A stream of a state. Subscribers get the current state right away; `value` reads it without subscribing. */
export interface StateStream<T> extends Observable<T> {
    /** The current state. After sign-out, the last one. */
    readonly value: T;
}
/** Who is signed in. The token never leaves the shell: features see this state, and make calls through `ShellApi.http`. */
export type AuthState = {
    readonly status: "idle" | "loading";
    readonly user: null;
} | {
    readonly status: "authenticated";
    readonly user: User;
}
/** `signedOut`: the user signed out in this tab, so delete what you keep for them apart from `ShellApi.storage`. Absent if the session ended otherwise. */
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
/** Whether Atrium's server can be reached. `offline`: the device has no network. `unreachable`: it has one, but the server doesn't respond. */
export type ConnectivityState = "online" | "offline" | "unreachable";

// shell-api/user-storage.d.ts
/** A key of the browser's storage: the product's prefix and a name. `STORAGE_KEYS` has those in use. The shell appends the user's id. */
export type StorageKey = `atrium_${string}`;
/** A JSON object that the browser stores. */
export type StoredRecord = Readonly<Record<string, unknown>>;
/**
 * What this browser keeps for the signed-in user, by key. A sign-out removes it, and the shell ignores later writes; when the session just expires, it
 * stays for the same user's next sign-in. The same goes for IndexedDB databases that features name `atrium-<feature id>-<user id>`. Blocked, full or corrupt storage keeps nothing and reads as undefined. Throws a RangeError for the shell's own keys.
 */
export interface UserStorage {
    /** What's stored for this user, never what's stored for another. Check its shape: an earlier version may have written it. */
    read(key: StorageKey): StoredRecord | undefined;
    /** Replaces what's stored for this user under the key, unless somebody else is signed in by now. If storage refuses, what was there stays. */
    write(key: StorageKey, value: StoredRecord): void;
    /** Removes what's stored for this user. */
    remove(key: StorageKey): void;
}

// shell-api/version.d.ts
/** Version of the contract between shell and features. Semver, independent of the product's version; raise it with every change to this entry. */
export declare const CONTRACT_VERSION = "2.1.0";
/** The last version of contract 1. This shell still runs features that were built against it. */
export declare const CONTRACT_1_VERSION = "1.2.0";

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

// slots/home-start.d.ts
import type { FeatureView } from "../shell-api/feature.ts";
/**
 * What the signed-in user's home page begins with, above the cards: where something new is started. Drawn without a frame around it.
 * @example chat's message field and its suggestions
 */
export type HomeStart = FeatureView;

// slots/index.d.ts
export type * from "./command.ts";
export type * from "./home-card.ts";
export type * from "./home-start.ts";
export type * from "./message-card.ts";
export type * from "./notification-source.ts";
export type * from "./search-provider.ts";
export type * from "./settings-panel.ts";
export type * from "./shared-page.ts";
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
import type { HistoryState } from "../shell-api/shell-api.ts";
export interface SearchHit {
    readonly id: string;
    readonly title: string;
    readonly description?: string;
    /** Name of a shared-ui icon. */
    readonly icon?: string;
    /** Where selecting it goes. */
    readonly path: string;
    /** Kept with the history entry that selecting it makes, over reloads, but in no URL. See `ShellApi.navigate`. Since 2.1.0. */
    readonly state?: HistoryState;
}
/** What a search found. */
export interface SearchAnswer {
    readonly hits: readonly SearchHit[];
    /** A line below the hits, in the user's language: that not everything was searched, for example. */
    readonly note?: string;
}
/**
 * Finds the feature's things by words. The filling's `label` is the heading of its results. A provider that exceeds the time budget
 * is left out of that search, and `signal` aborts.
 */
export interface SearchSource {
    /** How long a search may take, if that's longer than for other providers. The shell sets an upper limit. Milliseconds. Since 2.1.0. */
    readonly patienceMs?: number;
    /** Call `partial` to show results early. What the promise resolves to replaces them: the hits, or since 2.1.0 an answer. */
    search(query: string, signal: AbortSignal, partial: (hits: readonly SearchHit[]) => void): Promise<readonly SearchHit[] | SearchAnswer>;
}
export type SearchProvider = FeatureService<SearchSource>;

// slots/settings-panel.d.ts
import type { FeatureView } from "../shell-api/feature.ts";
/** A section on the settings page. The filling's `label` is its heading, `tab` the tab it's on, and `order` its position there. */
export type SettingsPanel = FeatureView;

// slots/shared-page.d.ts
import type { FeatureView, FeatureViewProps } from "../shell-api/feature.ts";
/**
 * Props of the page of a shared link, which anyone may visit. Its `ShellApi` is nobody's: `auth$` says whether somebody is signed in, and
 * calls are made as them; there's no `account`, no realtime connection, nothing is stored, and toasts may not show.
 */
export interface SharedPageProps extends FeatureViewProps {
    /** The end of the link. May be anything that somebody typed. */
    readonly token: string;
    /** Goes to sign in or up, which comes back to this page with `returned`. */
    signIn(): void;
    /** The visitor has signed in on `signIn`'s way: what they wanted to be signed in for can go on. */
    readonly returned: boolean;
    /** Call when that has begun, so that it doesn't begin again with the next visit. */
    onReturned(): void;
}
/** @example chat's shared conversation */
export type SharedPage = FeatureView<SharedPageProps>;

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

// testing/fake-shell-api.d.ts
import { BehaviorSubject, Subject } from "rxjs";
import type { HttpMethod, HttpRequestOptions } from "../shell-api/http.ts";
import type { Language } from "../specification/language.ts";
import type { NotificationInput, ShellApi, Toast } from "../shell-api/shell-api.ts";
import type { AuthState, ConnectionState, ConnectivityState, ThemeState } from "../shell-api/streams.ts";
import type { UserStorage } from "../shell-api/user-storage.ts";
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
    readonly signal: AbortSignal | undefined;
    /** What the code under test gets of the response before it's complete. */
    readonly onText: HttpRequestOptions<unknown>["onText"];
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
        readonly connectivity$: BehaviorSubject<ConnectivityState>;
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
/** A user's storage for tests, in the browser's own storage like the shell's: set `localStorage` up to imitate another tab or an earlier visit. */
export declare function createFakeUserStorage(userId?: string): UserStorage;
export declare function createFakeShellApi(featureId?: string): FakeShellApi;

// testing/index.d.ts
export * from "./fake-shell-api.ts";
export * from "./marbles.ts";

// testing/marbles.d.ts
import { type RunHelpers } from "rxjs/testing";
/** A marble test, on RxJS's virtual time: one character of a diagram is one millisecond. Pass it to `it`. */
export declare const marbles: (test: (helpers: RunHelpers) => void) => () => void;

// specification/clusters.d.ts
/** A text's characters as readers see them: a letter with its accents, or a multi-part emoji, is one. Code points in browsers without Intl.Segmenter. */
export declare const characterClusters: (text: string) => string[];

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

// specification/index.d.ts
export * from "./clusters.ts";
export * from "./constants.ts";
export * from "./language.ts";
export * from "./password.ts";
export * from "./shell-routes.ts";
export * from "./storage-keys.ts";
export * from "./version.ts";
export * from "./web-app.ts";

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
    readonly below: readonly ["/auth", "/share"];
};
/** Below it are the pages of shared links: `/share/<token>`. */
export declare const SHARED_PAGE_PATH = "/share";
/** The token in the path of a shared link's page; undefined for another page's path. */
export declare const sharedToken: (path: string) => string | undefined;

// specification/storage-keys.d.ts
/** Every key the web app uses in the browser's local storage. To those of features, the shell appends `:` and the id of the user they're about. */
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
    /** First steps on the home page that were dismissed or followed, by user id. */
    readonly firstSteps: "atrium_first_steps";
    /** Reminders already shown on this device. */
    readonly toldReminders: "atrium_told_reminders";
    /**
     * IDs of the user's messages that neither the server nor an `outbox` in IndexedDB has, under `messages`, from all features and tabs. Until it's empty, a
     * sign-out asks before it discards them.
     */
    readonly unsentMessages: "atrium_unsent_messages";
    /** Set while files of drafts that weren't sent are in IndexedDB. */
    readonly draftFiles: "atrium_draft_files";
    /** Where the user last read in each conversation. */
    readonly readingPlaces: "atrium_reading_places";
    /** Set if the user has turned dictation on for this device. */
    readonly dictation: "atrium_dictation";
    /** In the tab's session storage: the shared link that its visitor went to sign in from. */
    readonly continueShared: "atrium_continue_shared";
    /** The session of a sign-out that the server hasn't confirmed yet. */
    readonly signOut: "atrium_sign_out";
};

// specification/version.d.ts
/** Version of the specification's numbers and fixed names. Semver; raise it with every change to them. */
export declare const SPEC_VERSION = "1.1.0";

// specification/visible-text.d.ts
/**
 * Number of visible characters (code points) in a text. Doesn't count spaces at either end, or anything that shows nothing by itself
 * (zero-width, format and control characters, blank letters). An accent counts as part of its letter.
 */
export declare const visibleCharacters: (text: string) => number;

// specification/web-app.d.ts
/** Name and version the web app reports for itself. */
export declare const WEB_APP: {
    readonly name: "atrium-web";
    readonly version: "1.0.0";
};

/** The specification's numbers (section 9), each defined once, with its unit in the name or a comment. */

export const REALTIME_MESSAGE_WAIT_MS = 5_000;
export const REALTIME_MESSAGE_POLL_MS = 100;
/** Attempts to send over the socket before falling back to HTTP. */
export const SOCKET_SEND_RETRIES = 3;
/** Pause before the next socket attempt: this value times the attempt number. */
export const SOCKET_SEND_BACKOFF_MS = 1_000;
export const TYPING_INDICATOR_DELAY_MS = 1_000;

export const REALTIME_CLIENT = {
  disconnectedRetryTimeoutMs: 2_000,
  suspendedRetryTimeoutMs: 2_000,
  httpMaxRetryCount: 1,
  requestTimeoutMs: 5_000,
  echoMessages: false,
} as const;

/** How many characters (code points) of the first message become the conversation's title. "..." follows if it's cut. */
export const CONVERSATION_TITLE_CHARACTERS = 50;
export const DEFAULT_CONVERSATION_TITLE = "New Conversation";
/** Title shown for a conversation that was loaded without one. */
export const UNTITLED_CONVERSATION_TITLE = "Conversation";
/** Id of a conversation that doesn't have its real id yet. */
export const PENDING_CONVERSATION_ID = "pending";
/** Prefix of a temporary conversation id; a timestamp follows. */
export const TEMPORARY_CONVERSATION_PREFIX = "temp-";

export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
export const UPLOAD_MAX_FILES_PER_MESSAGE = 10;

export const FEEDBACK_MAX_CHARACTERS = 5_000;
/** Above this, the counter turns to the warning color. */
export const FEEDBACK_WARNING_CHARACTERS = 4_500;
export const FEEDBACK_AUTO_CLOSE_MS = 1_500;

/** Higher unread counts show as "99+". */
export const NOTIFICATION_BADGE_CAP = 99;
export const NOTIFICATION_PANEL_WIDTH_PX = 400;

export const TOAST = {
  limit: 1,
  durationMs: 5_000,
  swipeThresholdPx: 50,
  removalDelayMs: 1_000_000,
  hotkey: "F8",
} as const;

export const API_DEFAULTS = { timeoutMs: 10_000, retries: 3 } as const;

/** Pixels. The specification gives them in quarter-rem steps (72, 16 and 80). */
export const SIDEBAR_WIDTH_PX = { expanded: 288, collapsed: 64, mobileDrawer: 320 } as const;
export const SEARCH_RESULTS_HEIGHT_PX = 320;

export const TRANSLATION_LOAD_DELAY_MS = 100;
export const STORED_TOKEN_PARTS = 3;
export const SCROLL_HIDE_DELAY_MS = 600;

export const THEME_COLOR = { dark: "#0a0a0b", light: "#ffffff" } as const;

export const PASSWORD_MIN_CHARACTERS = 8;
export const PASSWORD_MAX_CHARACTERS = 128;
export const NAME_MAX_CHARACTERS = 100;
/** Maximum characters (code points) in one user message. */
export const MESSAGE_MAX_CHARACTERS = 32_000;
export const TITLE_MAX_CHARACTERS = 200;
/** Maximum characters (code points) in a search query. */
export const SEARCH_MAX_CHARACTERS = 200;
/** Maximum results of one search. */
export const SEARCH_MAX_HITS = 50;
/** Maximum characters in the snippet of a message search hit, including the "…" where text is left out. */
export const SEARCH_SNIPPET_CHARACTERS = 160;
/** How long POST /chat waits for the reply before it returns 202 with the running turn. */
export const HTTP_ONLY_WAIT_MS = 8_000;

/** Protocols allowed for links in assistant text. */
export const LINK_PROTOCOLS = ["http", "https", "irc", "ircs", "mailto", "xmpp"] as const;

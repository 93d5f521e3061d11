import { IMPORT_MAX_LENGTH } from "@atrium/shared-contracts/wire";

/** UTF-16 units of a reply with all that continues it: what's longer couldn't be imported. */
export const REPLY_MAX_CHARACTERS = IMPORT_MAX_LENGTH;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Who calls are counted for: the signed-in account (or the one that a sign-in is for), that account at one address, its
 * session, or the caller's address. Calls that end other sessions count per session, so a thief with a stolen token can't use
 * up the calls that the owner needs to end it. Signing out counts per address, because it works without a valid token.
 */
export type Counted = "account" | "account and address" | "session" | "address";

export type RateLimit = {
  /** Maximum calls per window. */
  readonly max: number;
  readonly seconds: number;
  readonly per: Counted;
  /** Where calls are counted: limits that protect passwords in the database, for all processes together; others per process. */
  readonly counted: "database" | "process";
  /** Method and path of the routes where every call counts. If empty, other code decides what counts. */
  readonly routes: readonly string[];
};

/**
 * All rate limits. Someone clicking fast, plus the client's own calls, stays far below them. Calls over a limit get
 * `too_many_requests` with Retry-After. The server only starts if each route under /api is in exactly one row.
 */
export const RATE_LIMITS = {
  register: { max: 5, seconds: HOUR, per: "address", counted: "database", routes: ["POST /api/auth/register"] },
  login_address: { max: 20, seconds: MINUTE, per: "address", counted: "database", routes: ["POST /api/auth/login"] },
  /** Sign-ins to one account, whether or not it exists. Also per address, so nobody can lock out the owner from elsewhere. */
  login_account_address: { max: 5, seconds: MINUTE, per: "account and address", counted: "database", routes: [] },
  /** Calls that `login_account_address` lets through, from all addresses. Three addresses trying all hour don't reach it. */
  login_account: { max: 1_000, seconds: HOUR, per: "account", counted: "database", routes: [] },
  password_change: { max: 5, seconds: MINUTE, per: "session", counted: "database", routes: ["PUT /api/user/password"] },
  /** Calls that `password_change` lets through, from all sessions. Three sessions trying all hour don't reach it. */
  password_change_account: { max: 1_000, seconds: HOUR, per: "account", counted: "database", routes: [] },
  external_sign_in: {
    max: 40,
    seconds: MINUTE,
    per: "address",
    counted: "process",
    routes: ["GET /api/auth/google", "GET /api/auth/google/callback", "POST /api/auth/google/session"],
  },
  refresh: { max: 60, seconds: MINUTE, per: "address", counted: "process", routes: ["POST /api/auth/refresh"] },
  logout: { max: 60, seconds: MINUTE, per: "address", counted: "process", routes: ["POST /api/auth/logout"] },
  sessions: {
    max: 300,
    seconds: MINUTE,
    per: "session",
    counted: "process",
    routes: ["GET /api/auth/sessions", "DELETE /api/auth/sessions", "DELETE /api/auth/sessions/:id"],
  },
  account_read: {
    max: 600,
    seconds: MINUTE,
    per: "account",
    counted: "process",
    routes: [
      "GET /api/user/profile",
      "GET /api/preferences",
      "GET /api/integrations",
      "GET /api/assistant/models",
      "GET /api/userFeedback",
      "GET /api/userFeedback/stats",
      "GET /api/memories",
    ],
  },
  account_write: {
    max: 120,
    seconds: MINUTE,
    per: "account",
    counted: "process",
    routes: [
      "PUT /api/user/profile",
      "PUT /api/preferences",
      "DELETE /api/preferences",
      "PUT /api/memories/:id",
      "DELETE /api/memories/:id",
      "DELETE /api/memories",
    ],
  },
  feedback: { max: 10, seconds: HOUR, per: "account", counted: "process", routes: ["POST /api/userFeedback"] },
  calendar_list: { max: 240, seconds: MINUTE, per: "account", counted: "process", routes: ["GET /api/calendar"] },
  calendar_search: {
    max: 240,
    seconds: MINUTE,
    per: "account",
    counted: "process",
    routes: ["GET /api/calendar/search"],
  },
  calendar_read: { max: 600, seconds: MINUTE, per: "account", counted: "process", routes: ["GET /api/calendar/:id"] },
  calendar_write: {
    max: 120,
    seconds: MINUTE,
    per: "account",
    counted: "process",
    routes: ["POST /api/calendar", "PUT /api/calendar/:id", "DELETE /api/calendar/:id"],
  },
  product_read: {
    max: 600,
    seconds: MINUTE,
    per: "account",
    counted: "process",
    routes: ["GET /api/marketplace/products", "GET /api/marketplace/products/:id"],
  },
  visit_log: {
    max: 240,
    seconds: MINUTE,
    per: "account",
    counted: "process",
    routes: ["POST /api/marketplace/product-visit-logs"],
  },
  visit_read: {
    max: 240,
    seconds: MINUTE,
    per: "account",
    counted: "process",
    routes: ["GET /api/marketplace/product-visit-logs", "GET /api/marketplace/product-visit-logs/stats"],
  },
  upload: { max: 60, seconds: MINUTE, per: "account", counted: "process", routes: ["POST /api/media/upload-url"] },
  media_write: {
    max: 120,
    seconds: MINUTE,
    per: "account",
    counted: "process",
    routes: ["POST /api/media", "DELETE /api/media/:id"],
  },
  media_read: {
    max: 600,
    seconds: MINUTE,
    per: "account",
    counted: "process",
    routes: ["GET /api/media/:id", "GET /api/media/:id/download-url"],
  },
  /** By address, because signed links have no account. */
  media_receive: {
    max: 600,
    seconds: MINUTE,
    per: "address",
    counted: "process",
    routes: ["PUT /api/media/:id/content"],
  },
  media_content: {
    max: 6_000,
    seconds: MINUTE,
    per: "address",
    counted: "process",
    routes: ["GET /api/media/:id/content"],
  },
  chat_read: {
    max: 600,
    seconds: MINUTE,
    per: "account",
    counted: "process",
    routes: ["GET /api/chat/history", "GET /api/chat/messages", "GET /api/chat/messages/:id/reasoning"],
  },
  chat_arrival: {
    max: 20,
    seconds: MINUTE,
    per: "account",
    counted: "process",
    routes: ["POST /api/chat/history/:id/duplicate"],
  },
  chat_export: { max: 300, seconds: MINUTE, per: "account", counted: "process", routes: ["GET /api/chat/export"] },
  chat_import: { max: 120, seconds: MINUTE, per: "account", counted: "process", routes: ["POST /api/chat/import"] },
  chat_search: {
    max: 240,
    seconds: MINUTE,
    per: "account",
    counted: "process",
    routes: ["GET /api/chat/search", "GET /api/chat/messages/find"],
  },
  chat_write: {
    max: 240,
    seconds: MINUTE,
    per: "account",
    counted: "process",
    routes: [
      "PUT /api/chat/history/:id/title",
      "PUT /api/chat/history/:id/settings",
      "DELETE /api/chat/history/:id",
      "POST /api/chat/history/delete",
      "POST /api/chat/history/restore",
      "PUT /api/chat/history/organize",
      "POST /api/chat/folders",
      "PUT /api/chat/folders/:id",
      "DELETE /api/chat/folders/:id",
      "POST /api/chat/messages/:id/show",
      "PUT /api/chat/messages/:id/rating",
    ],
  },
  share_read: {
    max: 240,
    seconds: MINUTE,
    per: "account",
    counted: "process",
    routes: ["GET /api/chat/history/:id/share", "GET /api/chat/shares"],
  },
  share_write: {
    max: 30,
    seconds: MINUTE,
    per: "account",
    counted: "process",
    routes: ["PUT /api/chat/history/:id/share", "DELETE /api/chat/history/:id/share"],
  },
  /** Whoever has a link reads it, signed in or not. */
  shared_read: { max: 300, seconds: MINUTE, per: "address", counted: "process", routes: ["GET /api/shared/:token"] },
  shared_file: {
    max: 1_200,
    seconds: MINUTE,
    per: "address",
    counted: "process",
    routes: ["GET /api/shared/:token/files/:id"],
  },
  shared_copy: {
    max: 10,
    seconds: MINUTE,
    per: "account",
    counted: "process",
    routes: ["POST /api/shared/:token/copy"],
  },
  /** Pages of links, which ask the database whether there's such a link. */
  shared_page: { max: 300, seconds: MINUTE, per: "address", counted: "process", routes: [] },
  /** New messages, over HTTP or realtime. */
  send: { max: 30, seconds: MINUTE, per: "account", counted: "process", routes: [] },
  /** Includes calls that repeat a message. */
  send_call: {
    max: 120,
    seconds: MINUTE,
    per: "account",
    counted: "process",
    routes: ["POST /api/chat", "POST /api/chat/temporary"],
  },
  turn_retry: {
    max: 30,
    seconds: MINUTE,
    per: "account",
    counted: "process",
    routes: [
      "POST /api/chat/turns/:id/retry",
      "POST /api/chat/turns/:id/regenerate",
      "POST /api/chat/turns/:id/continue",
    ],
  },
  turn_stop: {
    max: 60,
    seconds: MINUTE,
    per: "account",
    counted: "process",
    routes: ["POST /api/chat/turns/:id/stop"],
  },
  realtime_token: { max: 60, seconds: MINUTE, per: "account", counted: "process", routes: ["GET /api/ably/token"] },
  realtime_subscribe: {
    max: 60,
    seconds: MINUTE,
    per: "account",
    counted: "process",
    routes: ["POST /api/ably/subscribe"],
  },
  public_read: {
    max: 600,
    seconds: MINUTE,
    per: "address",
    counted: "process",
    routes: ["GET /api/releases", "GET /api/openapi.json"],
  },
} as const satisfies Record<string, RateLimit>;
export type RateLimitName = keyof typeof RATE_LIMITS;

/** Routes without a limit: the operator's probes, front-end files, catalogue images, and paths that aren't routes. */
export const UNLIMITED_ROUTES: readonly string[] = [
  "GET /healthz",
  "GET /readyz",
  "GET /metrics",
  "GET /releases/:app/:version/*",
  "GET /api/marketplace/images/:name",
  "GET /*",
  "* /api/*",
];

/**
 * Reads that may take long. Per account, `atOnce` of them run in a process and `waiting` more wait in line, for up to
 * `seconds` each. Further ones get `too_many_requests`.
 */
export const LONG_READS = {
  atOnce: 2,
  waiting: 20,
  seconds: 5,
  routes: [
    "GET /api/calendar",
    "GET /api/calendar/search",
    "GET /api/chat/export",
    "GET /api/chat/history",
    "GET /api/chat/messages",
    "GET /api/chat/search",
    "GET /api/chat/messages/find",
    "GET /api/marketplace/product-visit-logs",
    "GET /api/marketplace/product-visit-logs/stats",
  ],
} as const;

/**
 * Calls that copy or store whole conversations, in transactions one after the other, which hold a database connection. In a process,
 * one of each account runs at a time, and of all accounts no more than `inProcess`, so that other calls always find a
 * connection. Up to `waiting` more of an account wait in line, and `waitingInProcess` of all accounts, for up to `seconds`.
 * Further ones get `too_many_requests`, or `overloaded` if it's others who keep the process busy.
 */
export const LONG_WRITES = {
  atOnce: 1,
  waiting: 4,
  inProcess: 4,
  waitingInProcess: 100,
  seconds: 5,
  routes: [
    "POST /api/chat/history/:id/duplicate",
    "POST /api/chat/import",
    "PUT /api/chat/history/:id/share",
    "POST /api/shared/:token/copy",
  ],
} as const;

/** A storage limit. When it's full, new items get the error `refused`; without one, the oldest items are deleted. */
export type Quota = { readonly max: number; readonly refused?: string };

/** How much one account may store. */
export const QUOTAS = {
  calendar_events: { max: 20_000, refused: "calendar_full" },
  recurring_events: { max: 500, refused: "calendar_full" },
  conversations: { max: 20_000, refused: "conversations_full" },
  messages: { max: 200_000, refused: "conversations_full" },
  text_bytes: { max: 1024 ** 3, refused: "conversations_full" },
  messages_of_a_conversation: { max: 10_000, refused: "conversation_full" },
  pinned_conversations: { max: 100, refused: "pins_full" },
  conversation_folders: { max: 100, refused: "folders_full" },
  media_bytes: { max: 1024 ** 3, refused: "media_quota" },
  media_files: { max: 10_000, refused: "media_quota" },
  unfinished_uploads: { max: 100, refused: "too_many_uploads" },
  feedback: { max: 1_000, refused: "feedback_full" },
  memories: { max: 100, refused: "memories_full" },
  product_visits: { max: 20_000 },
  sessions: { max: 100 },
} as const satisfies Record<string, Quota>;

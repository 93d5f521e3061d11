/** Every way a call can fail: the code that clients check, its status and its message. Domains add their rows here. */
export const ERRORS = {
  // Any call
  validation_failed: { status: 400, message: "The request isn't valid" },
  invalid_json: { status: 400, message: "The body isn't valid JSON" },
  invalid_text: { status: 400, message: "The text contains a character that can't be stored" },
  bad_request: { status: 400, message: "The request couldn't be read" },
  not_found: { status: 404, message: "Not found" },
  method_not_allowed: { status: 405, message: "This method isn't supported here" },
  request_timeout: { status: 408, message: "The request took too long to arrive" },
  body_too_large: { status: 413, message: "The body is too large" },
  unsupported_media_type: { status: 415, message: "This content type isn't supported" },
  range_not_satisfiable: { status: 416, message: "The file has no such part" },
  expectation_failed: { status: 417, message: "Only 100-continue can be expected" },
  too_many_connections: {
    status: 429,
    message: "Too many connections are open from your address. Please close some and try again.",
  },
  too_many_requests: { status: 429, message: "Too many requests. Please wait a moment and try again." },
  headers_too_large: { status: 431, message: "The request headers are too large" },
  internal: { status: 500, message: "Something went wrong on our side. Please try again." },
  unavailable: { status: 503, message: "Service temporarily unavailable. Please try again in a moment." },
  overloaded: { status: 503, message: "The service is very busy. Please try again in a moment." },
  storage_full: { status: 503, message: "The server is out of storage space. Please try again later." },

  // Accounts
  unauthorized: { status: 401, message: "Authentication required" },
  invalid_token: { status: 401, message: "Authentication error. Please sign in again." },
  token_expired: { status: 401, message: "The session's token has expired" },
  session_ended: { status: 401, message: "This session has ended. Please sign in again." },
  invalid_refresh_token: { status: 401, message: "Your session couldn't be renewed. Please sign in again." },
  session_not_found: { status: 404, message: "Session not found" },
  password_unchanged: { status: 400, message: "This is your current password. Please choose a different one." },
  invalid_credentials: { status: 401, message: "Incorrect email or password" },
  origin_not_allowed: { status: 403, message: "Calls from other sites aren't allowed" },
  wrong_password: { status: 403, message: "Current password is incorrect" },
  registration_failed: {
    status: 409,
    message: "We couldn't create this account. If you already have one, sign in instead.",
  },
  password_too_common: {
    status: 400,
    message: "This password is too common. Please choose another.",
  },

  // Sign-in with an identity provider
  sign_in_not_configured: { status: 404, message: "Google sign-in isn't set up on this server." },
  sign_in_unreachable: {
    status: 503,
    message: "Couldn't reach Google. Try again, or sign in with email and password.",
  },
  sign_in_expired: {
    status: 400,
    message: "Sign-in timed out or was started in another browser. Please try again.",
  },
  sign_in_denied: { status: 403, message: "Google sign-in was canceled." },
  sign_in_refused: { status: 401, message: "Couldn't sign in with Google. Please try again." },
  sign_in_email_unverified: {
    status: 403,
    message: "Google hasn't verified your email address. Verify it there first, or sign in with email and password.",
  },
  sign_in_email_taken: {
    status: 409,
    message: "This email address is linked to another Google account. Please sign in with that one.",
  },

  // Calendar
  event_not_found: { status: 404, message: "Event not found" },
  occurrence_not_found: { status: 404, message: "The event doesn't occur at that time" },
  event_conflict: { status: 409, message: "This event changed while you were editing" },
  calendar_full: { status: 409, message: "The calendar is full. Please remove events you no longer need." },

  // Feedback
  feedback_full: {
    status: 409,
    message: "You've sent as much feedback as we can keep. Please contact your administrator.",
  },

  // Memory
  memory_not_found: { status: 404, message: "This memory was deleted" },
  memory_conflict: { status: 409, message: "This memory was changed on another device" },
  memories_full: { status: 409, message: "Memory is full. Please delete something you no longer need." },

  // Marketplace
  product_not_found: { status: 404, message: "Product not found" },
  visit_id_reused: { status: 409, message: "This visit was logged for another product" },
  invalid_cursor: { status: 400, message: "The cursor doesn't belong to this list" },

  // Media
  media_not_found: { status: 404, message: "File not found" },
  media_deleted: { status: 410, message: "This file was deleted" },
  media_attached: { status: 409, message: "This file is part of a sent message" },
  upload_not_found: { status: 404, message: "Upload not found" },
  upload_expired: { status: 410, message: "The upload took too long to start. Please try again." },
  upload_incomplete: { status: 400, message: "Upload failed" },
  too_many_uploads: { status: 429, message: "Too many unfinished uploads. Please try again later." },
  media_quota: { status: 409, message: "Your storage is full. Please remove files you no longer need." },
  invalid_file_type: { status: 415, message: "Invalid file type. Please select a supported file." },
  file_too_large: { status: 413, message: "File is too large. Maximum size allowed is 10MB." },

  // Chat
  conversation_not_found: { status: 404, message: "Conversation not found" },
  message_not_found: { status: 404, message: "Message not found" },
  message_id_reused: { status: 409, message: "This message ID was used for another message" },
  conversations_full: {
    status: 409,
    message: "Your conversation history is full. Please delete conversations you no longer need.",
  },
  conversation_full: { status: 409, message: "This conversation is full. Please start a new one." },
  pins_full: { status: 409, message: "You can pin up to 100 conversations. Please unpin one you need less." },
  folder_not_found: { status: 404, message: "Folder not found" },
  folder_exists: { status: 409, message: "You already have a folder with this name. Please choose another." },
  folders_full: { status: 409, message: "You can have up to 100 folders. Please delete one you no longer need." },
  share_not_found: { status: 404, message: "This conversation isn't shared any more" },
  model_not_allowed: {
    status: 400,
    message: "This model isn't available here. Please choose another in the assistant's settings.",
  },
  turn_not_found: { status: 404, message: "Reply not found" },
  turn_complete: { status: 409, message: "This reply is complete" },
  turn_stopped: { status: 409, message: "This reply was stopped" },

  // Replies that failed
  model_rate_limited: { status: 503, message: "The assistant's model is busy. Please try again in a moment." },
  model_unavailable: { status: 503, message: "The assistant's model is unavailable. Please try again in a moment." },
  model_timeout: { status: 504, message: "The assistant's model took too long to answer. Please try again." },
  model_interrupted: { status: 502, message: "The reply was interrupted. Please try again." },
  model_refused: {
    status: 502,
    message: "The assistant's model refused the request. Check the model in the settings, then try again.",
  },
  model_filtered: { status: 422, message: "The reply was blocked by the model's filter." },
  tokens_used_up: {
    status: 429,
    message: "The assistant's daily limit has been reached. Please try again after midnight UTC.",
  },
  reply_too_long: { status: 422, message: "The reply reached its length limit." },
  reply_empty: { status: 502, message: "The assistant sent an empty reply. Please try again." },
  assistant_failed: { status: 500, message: "The assistant couldn't finish this reply. Please try again." },
  turn_lost: { status: 500, message: "The assistant couldn't finish this reply. Please try again." },

  // Realtime
  realtime_unavailable: { status: 503, message: "Realtime is unavailable. Please try again in a moment." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;
export type Issue = { readonly path: string; readonly message: string };

/** Seconds until a call that's refused for now may be made again, unless the refusal says otherwise. */
const RETRY_AFTER: Partial<Record<ErrorCode, string>> = {
  too_many_requests: "5",
  overloaded: "5",
  unavailable: "2",
  realtime_unavailable: "2",
  storage_full: "60",
};

/** A failure that the caller gets to see, identified by its code. When thrown anywhere in a request, it becomes the answer. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: readonly Issue[] | undefined;
  /** Additional fields of the answer's body. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    options: {
      issues?: readonly Issue[];
      details?: Readonly<Record<string, unknown>>;
      headers?: Readonly<Record<string, string>>;
      cause?: unknown;
    } = {},
  ) {
    super(ERRORS[code].message, options.cause === undefined ? {} : { cause: options.cause });
    this.code = code;
    this.status = ERRORS[code].status;
    this.issues = options.issues;
    this.details = options.details ?? {};
    const retryAfter = RETRY_AFTER[code];
    this.headers = { ...(retryAfter === undefined ? {} : { "retry-after": retryAfter }), ...options.headers };
  }
}

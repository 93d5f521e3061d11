/** Largest sum of the messages of one publish, bytes. */
export const MAX_MESSAGE_BYTES = 65_536;
/** Largest frame or request body, bytes. */
export const MAX_FRAME_BYTES = 524_288;
/** Silence after which a client may give the socket up, ms. */
export const MAX_IDLE_MS = 15_000;
/** How long a dropped connection can be resumed, ms. */
export const CONNECTION_STATE_TTL_MS = 120_000;
/** How long members of a dropped connection stay present, ms. */
export const PRESENCE_GRACE_MS = 15_000;
/** How long a channel keeps a message, ms. */
export const LOG_AGE_MS = 600_000;
/** How many messages a channel keeps. */
export const LOG_MESSAGES = 1_000;
/** How many bytes of messages a channel keeps. */
export const LOG_BYTES = 16 * 1024 * 1024;
/** Unsent bytes of a socket above which messages wait in the channel's log. */
export const CONGESTED_BYTES = 1024 * 1024;
/** Unsent bytes of a socket above which it is cut off; the client resumes from the log. */
export const UNSENT_BYTES = 32 * 1024 * 1024;
/** Members in one SYNC frame. */
export const SYNC_PAGE = 100;
/** Most messages that a rewind brings. */
export const REWIND_MESSAGES = 100;
/** Default number of members of a channel. */
export const PRESENCE_MEMBERS = 250;
/** The prompt to renew comes this long before a token expires, ms. */
export const RENEW_BEFORE_MS = 30_000;
/** Limits mode: messages a second in, per connection and per channel, and out, per connection. */
export const RATE_PER_SECOND = 50;
/** Limits mode: channels of one connection. */
export const CHANNELS_PER_CONNECTION = 200;

/** Maximum total size of the messages in one publish, in bytes. */
export const MAX_MESSAGE_BYTES = 65_536;
/** Maximum size of a frame or request body, in bytes. */
export const MAX_FRAME_BYTES = 524_288;
/** Silence after which a client may give up on the socket, in ms. */
export const MAX_IDLE_MS = 15_000;
/** How long a dropped connection can be resumed, in ms. */
export const CONNECTION_STATE_TTL_MS = 120_000;
/** How long members of a dropped connection stay present, in ms. */
export const PRESENCE_GRACE_MS = 15_000;
/** How long a channel keeps a message, in ms. */
export const LOG_AGE_MS = 600_000;
/** How many messages a channel keeps. */
export const LOG_MESSAGES = 1_000;
/** How many bytes of messages a channel keeps. */
export const LOG_BYTES = 16 * 1024 * 1024;
/** Unsent bytes on a socket above which messages wait in the channel's log. */
export const CONGESTED_BYTES = 1024 * 1024;
/** Unsent bytes on a socket above which it's cut off. The client resumes from the log. */
export const UNSENT_BYTES = 32 * 1024 * 1024;
/** Members in one SYNC frame. */
export const SYNC_PAGE = 100;
/** Maximum number of messages that a rewind delivers. */
export const REWIND_MESSAGES = 100;
/** Default maximum number of members on a channel. */
export const PRESENCE_MEMBERS = 250;
/** How long before a token expires the client is prompted to renew it, in ms. */
export const RENEW_BEFORE_MS = 30_000;
/** Limits mode: messages a second, incoming per connection and per channel, and outgoing per connection. */
export const RATE_PER_SECOND = 50;
/** Limits mode: channels per connection. */
export const CHANNELS_PER_CONNECTION = 200;

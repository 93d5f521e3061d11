/** The error object of the wire: `code` is Ably's, `statusCode` is HTTP's. */
export interface ErrorInfo {
  readonly code: number;
  readonly statusCode: number;
  readonly message: string;
}

/** A refusal with one of Ably's codes. Anything a client should be told is thrown as this. */
export class AblyError extends Error {
  readonly code: number;
  readonly statusCode: number;

  constructor(code: number, statusCode: number, message: string) {
    super(message);
    this.name = "AblyError";
    this.code = code;
    this.statusCode = statusCode;
  }

  get info(): ErrorInfo {
    return { code: this.code, statusCode: this.statusCode, message: this.message };
  }
}

const refusal = (code: number, statusCode: number, text: string) => (detail?: string) =>
  new AblyError(code, statusCode, detail === undefined ? text : `${text}: ${detail}`);

/** Every refusal the server makes, by cause. */
export const Refusal = {
  badRequest: refusal(40000, 400, "bad request"),
  badParameter: refusal(40003, 400, "invalid parameter value"),
  badCredential: refusal(40005, 400, "invalid credential"),
  badConnectionKey: refusal(40006, 400, "invalid connection key"),
  tooLarge: refusal(40009, 400, "maximum message length exceeded"),
  badChannelName: refusal(40010, 400, "invalid channel name"),
  badClientId: refusal(40012, 400, "invalid client id"),
  badData: refusal(40013, 400, "message data must be a string, bytes, an object or an array"),
  badMessageId: refusal(40031, 400, "invalid message id"),
  unauthorized: refusal(40101, 401, "invalid credentials"),
  incompatible: refusal(40102, 401, "incompatible credentials"),
  badTimestamp: refusal(40104, 401, "timestamp not current"),
  nonceUsed: refusal(40105, 401, "nonce value replayed"),
  tokenRevoked: refusal(40141, 401, "token revoked"),
  tokenExpired: refusal(40142, 401, "token expired"),
  badJwt: refusal(40144, 401, "invalid JWT"),
  forbidden: refusal(40160, 401, "operation not permitted with provided capability"),
  keyRequired: refusal(40162, 401, "tokens can be revoked with a key only"),
  notRevocable: refusal(40163, 403, "tokens of this key cannot be revoked"),
  notFound: refusal(40400, 404, "not found"),
  tooManySockets: refusal(42910, 429, "rate limit exceeded: too many connections at once"),
  connectionRate: refusal(42911, 429, "rate limit exceeded: messages of one connection"),
  channelRate: refusal(42913, 429, "rate limit exceeded: messages of one channel"),
  internal: refusal(50000, 500, "internal error"),
  unresumable: refusal(80018, 400, "unable to resume connection: unknown or expired connection key"),
  outboundRate: refusal(80020, 429, "continuity lost: outbound rate of one connection exceeded"),
  continuityLost: refusal(90003, 404, "unable to recover channel: messages no longer held"),
  tooManyChannels: refusal(90010, 400, "maximum number of channels per connection exceeded"),
  presenceFull: refusal(91003, 400, "maximum number of members present exceeded"),
  notMutable: refusal(93002, 400, "updates, deletes and appends are not enabled for this channel"),
} as const;

/** Called with failures that aren't refusals. */
export type Report = (error: unknown) => void;

/** What to tell a client about a failure. A refusal is passed on; anything else is reported, and becomes an internal error without details. */
export function describe(error: unknown, report: Report): AblyError {
  if (error instanceof AblyError) return error;
  report(error);
  return Refusal.internal();
}

import type { Call, CallInput, HttpMethod, ReadAnswer } from "../wire/call.ts";
import type { ErrorBody } from "../wire/errors.ts";

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
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  readonly code: string | undefined;
  readonly body: unknown;
  /** How long the server asks to wait before the next try, if it does. Since 2.1.0. */
  readonly retryAfterMs: number | undefined;

  /** @param message the server's message, or 'HTTP {status}', or 'Network connection failed' */
  constructor(
    message: string,
    status: number,
    options: {
      code?: string | undefined;
      body?: unknown;
      retryAfterMs?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.status = status;
    this.code = options.code;
    this.body = options.body;
    this.retryAfterMs = options.retryAfterMs;
  }

  /** True for 429, 500 and above, and for calls that got no response. */
  get retryable(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }

  static fromAnswer(status: number, body: unknown, retryAfterMs?: number): HttpError {
    const { message, code } = (typeof body === "object" && body !== null ? body : {}) as Partial<ErrorBody>;
    return new HttpError(typeof message === "string" && message !== "" ? message : `HTTP ${status}`, status, {
      code: typeof code === "string" ? code : undefined,
      body,
      retryAfterMs,
    });
  }
}

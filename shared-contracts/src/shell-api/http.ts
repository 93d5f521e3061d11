import type { ErrorBody } from "../wire/errors.ts";

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
  /** Says that the call is still made when the page is closed meanwhile: for what is only known then. Its body has at most 64 KiB. */
  readonly keepalive?: boolean;
}

/** The shared client: base URL from configuration, JSON, bearer token of the session, retries with back-off of what is safe to repeat. */
export interface HttpClient {
  /** `path` is below the API base, e.g. `/chat/history`. Rejects with an `HttpError`. */
  request<T = unknown>(method: HttpMethod, path: string, options?: HttpRequestOptions<T>): Promise<T>;
}

/** A call that failed. `status` 0 means that no answer came ('Network connection failed'). */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  readonly code: string | undefined;
  readonly body: unknown;

  /** @param message the server's message, else 'HTTP {status}', else 'Network connection failed' */
  constructor(
    message: string,
    status: number,
    options: { code?: string | undefined; body?: unknown; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.status = status;
    this.code = options.code;
    this.body = options.body;
  }

  /** True for 500 and above, 429, and for a call that never got an answer. */
  get retryable(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }

  static fromAnswer(status: number, body: unknown): HttpError {
    const { message, code } = (typeof body === "object" && body !== null ? body : {}) as Partial<ErrorBody>;
    return new HttpError(typeof message === "string" && message !== "" ? message : `HTTP ${status}`, status, {
      code: typeof code === "string" ? code : undefined,
      body,
    });
  }
}

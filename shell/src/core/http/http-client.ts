import {
  callRequest,
  type HttpClient,
  HttpError,
  type HttpMethod,
  type HttpRequestOptions,
} from "@atrium/shared-contracts/contract";
import { API_DEFAULTS } from "@atrium/shared-contracts/spec";
import { jitteredPause } from "../retry/back-off.ts";
import { pause } from "../retry/pause.ts";
import { withRetries } from "../retry/retry.ts";
import { readAnswer } from "./answer.ts";
import { createCallsUnderWay } from "./calls-under-way.ts";

const BACK_OFF = { firstMs: 300, maxMs: 3_000 };
/** If the server asks for a longer pause, the error is reported instead: a person is looking at the screen. */
const LONGEST_WAIT_MS = 20_000;

const SESSION_OVER: ReadonlySet<string> = new Set(["session_ended", "invalid_token"]);

export interface HttpClientDeps {
  /** Without a trailing slash, e.g. `/api`. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** The bearer token of the session, if any. */
  token(): string | null;
  /** Gets a new token after `expired` was refused. Rejects when there is none. */
  renew(expired: string): Promise<string>;
  /** Called when the server says that the token's session is over and renewing won't help. */
  sessionEnded(message: string): void;
  readonly random?: () => number;
  readonly now?: () => number;
}

/** An attempt that got no usable response. */
class FailedAttempt extends Error {
  readonly error: HttpError;

  constructor(error: HttpError) {
    super(error.message);
    this.error = error;
  }
}

export interface ShellRequestOptions<T> extends HttpRequestOptions<T> {
  /** Sent in place of the session's token, whoever is signed in by then; it's never renewed. Null sends none. */
  readonly token?: string | null;
}

/** The client that features share, plus operations only the shell may use. */
export interface ShellHttpClient extends HttpClient {
  request<T = unknown>(method: HttpMethod, path: string, options?: ShellRequestOptions<T>): Promise<T>;
  /**
   * Call before ending a session: aborts its reads, which reject with an AbortError, and waits up to 2 s for its writes, including those that
   * features send as they close. Never rejects.
   */
  comeToRest(): Promise<void>;
}

export function createHttpClient(deps: HttpClientDeps): ShellHttpClient {
  const { random = Math.random, now = Date.now } = deps;
  const calls = createCallsUnderWay();

  async function attempt<T>(
    method: HttpMethod,
    url: string,
    options: HttpRequestOptions<T>,
    token: string | null,
  ): Promise<T> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), options.timeoutMs ?? API_DEFAULTS.timeoutMs);
    try {
      const response = await deps.fetch(url, {
        method,
        headers: {
          accept: "application/json",
          ...(options.body === undefined ? {} : { "content-type": "application/json" }),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        credentials: "same-origin",
        ...(options.keepalive ? { keepalive: true } : {}),
        signal: options.signal ? AbortSignal.any([options.signal, limit.signal]) : limit.signal,
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      });
      return await read(response, options);
    } catch (cause) {
      if (cause instanceof FailedAttempt) throw cause;
      options.signal?.throwIfAborted();
      const code = limit.signal.aborted ? "timeout" : "network";
      throw new FailedAttempt(new HttpError("Network connection failed", 0, { code, cause }));
    } finally {
      clearTimeout(timer);
    }
  }

  async function read<T>(response: Response, options: HttpRequestOptions<T>): Promise<T> {
    try {
      return await readAnswer(response, options, now);
    } catch (error) {
      throw error instanceof HttpError ? new FailedAttempt(error) : error;
    }
  }

  /** Makes one attempt; a second one if the first used a token that has expired. A call renews once. */
  async function attemptSignedIn<T>(
    session: { token: string | null; renewed: boolean },
    call: (token: string | null) => Promise<T>,
  ): Promise<T> {
    try {
      return await call(session.token);
    } catch (failed) {
      if (!(failed instanceof FailedAttempt) || failed.error.status !== 401 || session.token === null) throw failed;
      const { code, message } = failed.error;
      // A late answer to an earlier session says nothing about the current one.
      if (SESSION_OVER.has(code ?? "") && session.token === deps.token()) deps.sessionEnded(message);
      if (code !== "token_expired" || session.renewed) throw failed;
      session.renewed = true;
      session.token = await deps.renew(session.token);
      return attemptSignedIn(session, call);
    }
  }

  async function send<T>(method: HttpMethod, path: string, options: ShellRequestOptions<T>): Promise<T> {
    const url = `${deps.baseUrl}${path}${queryText(options.query)}`;
    const repeatable = options.repeatable ?? (method === "GET" || method === "DELETE");
    const { token = deps.token() } = options;
    const session = { token, renewed: options.token !== undefined };
    try {
      return await withRetries(
        () => attemptSignedIn(session, (token) => attempt(method, url, options, token)),
        (failed, failures) => {
          if (!(failed instanceof FailedAttempt)) return undefined;
          if (!repeatable || !failed.error.retryable || failures > API_DEFAULTS.retries) return undefined;
          const ms = failed.error.retryAfterMs ?? jitteredPause(failures - 1, BACK_OFF, random);
          return ms > LONGEST_WAIT_MS ? undefined : ms;
        },
        (ms) => pause(ms, options.signal),
      );
    } catch (failed) {
      throw failed instanceof FailedAttempt ? failed.error : failed;
    }
  }

  const request: ShellHttpClient["request"] = (method, path, options = {}) =>
    method === "GET"
      ? calls.read((givenUp) =>
          send(method, path, {
            ...options,
            signal: options.signal ? AbortSignal.any([options.signal, givenUp]) : givenUp,
          }),
        )
      : calls.write(() => send(method, path, options));

  return {
    call: (call, input) => request(...callRequest(call, input)),
    request,
    comeToRest: () => calls.comeToRest(),
  };
}

function queryText(query: HttpRequestOptions<unknown>["query"]): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? ""
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}

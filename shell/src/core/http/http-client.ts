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
import { readAnswer } from "./answer.ts";
import { createCallsUnderWay } from "./calls-under-way.ts";
import { retryAfterMs } from "./retry-after.ts";

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

type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: HttpError; readonly retryAfter?: number | undefined };

/** The client that features share, plus operations only the shell may use. */
export interface ShellHttpClient extends HttpClient {
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
  ): Promise<Outcome<T>> {
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
      options.signal?.throwIfAborted();
      const code = limit.signal.aborted ? "timeout" : "network";
      return { ok: false, error: new HttpError("Network connection failed", 0, { code, cause }) };
    } finally {
      clearTimeout(timer);
    }
  }

  async function read<T>(response: Response, options: HttpRequestOptions<T>): Promise<Outcome<T>> {
    try {
      return { ok: true, value: await readAnswer(response, options.schema) };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return { ok: false, error, retryAfter: retryAfterMs(response.headers.get("retry-after"), now()) };
    }
  }

  async function insist<T>(method: HttpMethod, path: string, options: HttpRequestOptions<T>): Promise<T> {
    const url = `${deps.baseUrl}${path}${queryText(options.query)}`;
    const repeatable = options.repeatable ?? (method === "GET" || method === "DELETE");
    let token = deps.token();
    let renewed = false;
    for (let tries = 0; ; tries += 1) {
      const outcome = await attempt(method, url, options, token);
      if (outcome.ok) return outcome.value;
      const { error, retryAfter } = outcome;
      if (error.status === 401 && error.code === "token_expired" && token !== null && !renewed) {
        renewed = true;
        token = await deps.renew(token);
        tries -= 1;
        continue;
      }
      if (error.status === 401 && token !== null && SESSION_OVER.has(error.code ?? ""))
        deps.sessionEnded(error.message);
      const wait = retryAfter ?? jitteredPause(tries, BACK_OFF, random);
      if (!repeatable || !error.retryable || tries >= API_DEFAULTS.retries || wait > LONGEST_WAIT_MS) throw error;
      await pause(wait, options.signal);
    }
  }

  const request: HttpClient["request"] = (method, path, options = {}) =>
    method === "GET"
      ? calls.read((givenUp) =>
          insist(method, path, {
            ...options,
            signal: options.signal ? AbortSignal.any([options.signal, givenUp]) : givenUp,
          }),
        )
      : calls.write(() => insist(method, path, options));

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

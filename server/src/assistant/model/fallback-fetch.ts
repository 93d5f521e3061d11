import type { Log } from "../../log/log.ts";
import type { ModelEndpoint } from "../../config/model-endpoint.ts";
import { fetchWithToken } from "./token-fetch.ts";

/**
 * A fetch for calls to the first endpoint. If that can't be reached, is busy or broken (429, 5xx), or brings no token within `firstTokenMs`, the next one is
 * asked for its own model, and so on. An only endpoint gets a second connection instead. Once a reply has begun, it stays where it is.
 */
export function fetchFromFirst(
  endpoints: readonly [ModelEndpoint, ...ModelEndpoint[]],
  { firstTokenMs, log }: { readonly firstTokenMs: number; readonly log: Log },
): typeof fetch {
  const [first, ...others] = endpoints;
  const ask = fetchWithToken(firstTokenMs, { connections: others.length === 0 ? 2 : 1 });
  // The SDK calls a URL, with JSON in a string.
  return async (input, init) => {
    let left = others;
    let call: Parameters<typeof fetch> = [input, init];
    for (;;) {
      const [next, ...rest] = left;
      try {
        const response = await ask(...call);
        if (next === undefined || !isPassing(response.status)) return response;
        await response.body?.cancel();
        log.warn({ status: response.status }, "The model's endpoint can't answer: the next one is asked");
      } catch (error) {
        if (next === undefined || init?.signal?.aborted) throw error;
        log.warn({ err: error }, "The model's endpoint doesn't answer: the next one is asked");
      }
      call = callTo(next, (input as string).slice(withoutSlash(first.baseUrl).length), init);
      left = rest;
    }
  };
}

const isPassing = (status: number) => status === 429 || status === 408 || status >= 500;
const withoutSlash = (url: string) => url.replace(/\/$/u, "");

function callTo({ baseUrl, apiKey, name }: ModelEndpoint, path: string, init?: RequestInit): Parameters<typeof fetch> {
  const headers = new Headers(init?.headers);
  headers.set("authorization", `Bearer ${apiKey}`);
  const body = JSON.stringify({ ...JSON.parse(init?.body as string), model: name });
  return [`${withoutSlash(baseUrl)}${path}`, { ...init, headers, body }];
}

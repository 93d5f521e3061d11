import type { Log } from "../../log/log.ts";
import type { ModelEndpoint } from "../../config/model-endpoint.ts";
import { fetchWithToken, toldStatus } from "./token-fetch.ts";

/** How long an endpoint that couldn't answer is asked last. Milliseconds. */
const RESTS_MS = 60_000;

/** Called when an endpoint is asked, with the body that was meant for the first one, and then if it fails, unless it was the caller who gave up. */
export type Asked = (endpoint: ModelEndpoint, body: string) => { failed(): void };

/**
 * Makes fetches for calls to the first endpoint. If that can't be reached, is busy or broken (429, 5xx), or brings no token within `firstTokenMs`, the next one is
 * asked for its own model, and so on; for a minute, the one that couldn't answer is then asked last. What has images only goes to those that take them. An only endpoint gets a second connection instead. Once
 * a reply has begun, it stays where it is.
 */
export function fetchFromFirst(
  endpoints: readonly [ModelEndpoint, ...ModelEndpoint[]],
  {
    firstTokenMs,
    takesImages,
    log,
    now = Date.now,
  }: { readonly firstTokenMs: number; takesImages(model: string): boolean; readonly log: Log; now?(): number },
): (asked: Asked) => typeof fetch {
  const [first, ...others] = endpoints;
  const ask = fetchWithToken(firstTokenMs, { connections: others.length === 0 ? 2 : 1 });
  const restsUntil = new Map<ModelEndpoint, number>();
  const isResting = (endpoint: ModelEndpoint) => (restsUntil.get(endpoint) ?? 0) > now();
  // The SDK calls a URL, with JSON in a string.
  return (asked) => async (input, init) => {
    const path = (input as string).slice(withoutSlash(first.baseUrl).length);
    const able = hasImages(init) ? endpoints.filter((one) => one === first || takesImages(one.name)) : endpoints;
    const order = [...able.filter((one) => !isResting(one)), ...able.filter(isResting)];
    const last = order.at(-1);
    for (const endpoint of order) {
      const call = asked(endpoint, init?.body as string);
      try {
        const response = await (endpoint === first ? ask(input, init) : ask(...callTo(endpoint, path, init)));
        const status = toldStatus(response);
        if (status >= 400) call.failed();
        if (!isPassing(status)) restsUntil.delete(endpoint);
        if (endpoint === last || !isPassing(status)) return response;
        await response.body?.cancel();
        log.warn({ status }, "The model's endpoint can't answer: the next one is asked");
      } catch (error) {
        const isAborted = init?.signal?.aborted === true;
        if (!isAborted) call.failed();
        if (endpoint === last || isAborted) throw error;
        log.warn({ err: error }, "The model's endpoint doesn't answer: the next one is asked");
      }
      restsUntil.set(endpoint, now() + RESTS_MS);
    }
    throw new Error("There is no endpoint");
  };
}

/** Quotation marks of a text are escaped in JSON, so none looks like this. */
const hasImages = (init?: RequestInit) => (init?.body as string | undefined)?.includes('"type":"image_url"') === true;
const isPassing = (status: number) => status === 429 || status === 408 || status >= 500;
const withoutSlash = (url: string) => url.replace(/\/$/u, "");

function callTo({ baseUrl, apiKey, name }: ModelEndpoint, path: string, init?: RequestInit): Parameters<typeof fetch> {
  const headers = new Headers(init?.headers);
  headers.set("authorization", `Bearer ${apiKey}`);
  const body = JSON.stringify({ ...JSON.parse(init?.body as string), model: name });
  return [`${withoutSlash(baseUrl)}${path}`, { ...init, headers, body }];
}

import type { Later } from "./kept-files.ts";

/** The product's page: one HTML document for every URL, with the headers (policy and nonce) it came with. */
export interface KeptPage {
  /** The network's response, or the cached page when there is none or not within the time limit. */
  answer(network: Promise<Response>, later: Later): Promise<Response>;
  /** Call when the last fetched page has everything it needs: from now on, that page opens offline. */
  confirm(): Promise<void>;
}

/** How long to wait for a slow network when there's a cached page to show instead, in milliseconds. */
export const NETWORK_LIMIT_MS = 3_000;

/** Holds a fetched page whose files may not all be here yet. */
const FETCHED = "/?atrium-fetched";
/** Holds the page that has all its files. */
const CONFIRMED = "/?atrium-page";

export function createKeptPage(
  open: () => Promise<Cache>,
  fetchPage: () => Promise<Response>,
  wait: (ms: number) => Promise<void>,
): KeptPage {
  return {
    async answer(network, later) {
      const answered = network.then((response) => {
        if (!isPage(response)) return response;
        const copy = response.clone();
        later(open().then((cache) => cache.put(FETCHED, copy)));
        return response;
      });
      const kept = await (await open()).match(CONFIRMED);
      if (!kept) return answered;
      const noAnswer = () => undefined;
      return (await Promise.race([answered.catch(noAnswer), wait(NETWORK_LIMIT_MS).then(noAnswer)])) ?? kept;
    },
    async confirm() {
      const cache = await open();
      let fetched = await cache.match(FETCHED);
      if (!fetched) {
        // The first visit started before the worker, so it never saw that page.
        if (await cache.match(CONFIRMED)) return;
        fetched = await fetchPage();
        if (!isPage(fetched)) throw new Error(`The page cannot be kept: HTTP ${fetched.status}`);
      }
      await cache.put(CONFIRMED, fetched);
      await cache.delete(FETCHED);
    },
  };
}

/** Not an error, not a proxy's response, and not redirected: browsers refuse a redirected response to a navigation. */
const isPage = (response: Response): boolean =>
  response.status === 200 &&
  !response.redirected &&
  (response.headers.get("content-type") ?? "").startsWith("text/html") &&
  response.headers.has("content-security-policy");

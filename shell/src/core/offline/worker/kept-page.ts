import type { Later } from "./kept-files.ts";

/** The product's page: one HTML document for every address, with the headers (policy and nonce) that it came with. */
export interface KeptPage {
  /** What the network answers; the kept page when it does not, or not within the time limit. */
  answer(network: Promise<Response>, later: Later): Promise<Response>;
  /** The page that was fetched last has everything it needs: from now on it is the one that opens offline. */
  confirm(): Promise<void>;
}

/** A slow network is waited for this long when there is a page to show instead. Milliseconds. */
export const NETWORK_LIMIT_MS = 3_000;

/** Fetched, but perhaps without its files yet. */
const FETCHED = "/?atrium-fetched";
/** Complete. */
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
        // The first visit began before the worker: the page was not seen.
        if (await cache.match(CONFIRMED)) return;
        fetched = await fetchPage();
        if (!isPage(fetched)) throw new Error(`The page cannot be kept: HTTP ${fetched.status}`);
      }
      await cache.put(CONFIRMED, fetched);
      await cache.delete(FETCHED);
    },
  };
}

/** Not an error, not what a proxy in between says, and not redirected: browsers refuse such an answer to a navigation. */
const isPage = (response: Response): boolean =>
  response.status === 200 &&
  !response.redirected &&
  (response.headers.get("content-type") ?? "").startsWith("text/html") &&
  response.headers.has("content-security-policy");

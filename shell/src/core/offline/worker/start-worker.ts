import { pause } from "../../retry/pause.ts";
import { CACHES, CACHE_PREFIX } from "../cache-names.ts";
import { isKeepMessage, type KeepMessage } from "../keep-message.ts";
import { createKeptFiles, type Later } from "./kept-files.ts";
import { createKeptPage } from "./kept-page.ts";
import { requestKind } from "./request-kind.ts";
import type { ExtendableEvent, FetchEvent, WorkerScope } from "./worker-scope.ts";

/**
 * Lets the frame open without a network. The worker knows no releases: pages come from the network while it responds, and each page says which
 * releases are current, so the worker only changes when its own code does. API calls, sockets and uploads never pass through it.
 */
export function startWorker(scope: WorkerScope, wait: (ms: number) => Promise<void> = pause): void {
  const { caches } = scope;
  const fetch: typeof globalThis.fetch = (input, init) => scope.fetch(input, init);
  const files = createKeptFiles(() => caches.open(CACHES.files), fetch);
  const page = createKeptPage(
    () => caches.open(CACHES.page),
    () => fetch("/", { headers: { accept: "text/html" } }),
    wait,
  );
  const laterThan =
    (event: ExtendableEvent): Later =>
    (work) =>
      event.waitUntil(work.catch((error: unknown) => console.warn("Not kept for offline use", error)));

  async function mark(request: Request, later: Later): Promise<Response> {
    const cache = await caches.open(CACHES.marks);
    try {
      const response = await fetch(request);
      if (response.ok) later(cache.put(request.url, response.clone()));
      return response;
    } catch (error) {
      const kept = await cache.match(request.url, { ignoreVary: true });
      if (kept) return kept;
      throw error;
    }
  }

  const fromNetwork = (event: FetchEvent): Promise<Response> =>
    Promise.resolve(event.preloadResponse).then((begun) => begun ?? fetch(event.request));

  function navigate(event: FetchEvent): Promise<Response> {
    const network = fromNetwork(event);
    // Cache it even if the cached page is shown in the meantime, so the next visit has it.
    event.waitUntil(network.catch(() => undefined));
    return page.answer(network, laterThan(event));
  }

  async function keep({ releases, frame, used }: KeepMessage): Promise<void> {
    await files.complete(frame);
    await page.confirm();
    await files.keepOnly(releases);
    await files.complete(used);
  }

  async function removeOtherForms(): Promise<void> {
    const known: readonly string[] = Object.values(CACHES);
    const stale = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && !known.includes(name));
    await Promise.all(stale.map((name) => caches.delete(name)));
  }

  scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener("activate", (event) =>
    event.waitUntil(
      Promise.all([removeOtherForms(), scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
    ),
  );
  scope.addEventListener("message", (event) => {
    if (isKeepMessage(event.data)) laterThan(event)(keep(event.data));
  });
  scope.addEventListener("fetch", (event) => {
    switch (requestKind(event.request, scope.location.origin)) {
      case "page":
        return event.respondWith(navigate(event));
      case "release":
        return event.respondWith(files.answer(event.request, laterThan(event)));
      case "mark":
        return event.respondWith(mark(event.request, laterThan(event)));
      case "visit":
        // The browser has already sent this request. If left to the browser, it would be sent again, and something that may only happen once (a
        // sign-in's code) would happen twice.
        return event.respondWith(fromNetwork(event));
      case "other":
        return;
    }
  });
}

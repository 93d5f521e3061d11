import type { BootDocument } from "@atrium/shared-contracts/wire";
import { readIntegrityMap } from "../boot/integrity-map.ts";
import { createPolicy } from "../boot/trusted-types.ts";
import { CACHE_PREFIX } from "./cache-names.ts";
import type { KeepMessage } from "./keep-message.ts";

/** The worker's URL, the same for all shell releases. */
const WORKER_URL = "/sw.js";

/** Name of the Trusted Types policy that allows exactly this URL as a worker. The page's content security policy names it, too. */
export const WORKER_POLICY = "atrium-service-worker";

/** Registers the worker after the page has loaded what it needs. A failure only costs offline use. */
export function registerWhenIdle(boot: BootDocument, page: Window): void {
  const register = () =>
    void registerWorker(boot, page).catch((error: unknown) => console.warn("Atrium will not open offline", error));
  const whenIdle = () =>
    "requestIdleCallback" in page ? page.requestIdleCallback(register, { timeout: LONGEST_IDLE_WAIT_MS }) : register();
  if (page.document.readyState === "complete") whenIdle();
  else page.addEventListener("load", whenIdle, { once: true });
}
const LONGEST_IDLE_WAIT_MS = 5_000;

/** Registers the worker that lets the frame open offline, and tells it what belongs to this page's releases. If the installation has no worker (any more), a leftover one is removed. */
export async function registerWorker(boot: BootDocument, page: Window): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = page.navigator.serviceWorker;
  // Missing when the page isn't in a secure context.
  if (!workers) return;
  if (boot.config.offline !== true) return removeWorker(workers, page);
  await workers.register(trustedUrl(page) as string, { scope: "/", updateViaCache: "none" });
  const { active } = await workers.ready;
  active?.postMessage(keepMessage(boot, page), []);
}

/**
 * The server's retiring version would do the same, but a browser starts it only when the leftover worker has nothing more to do. Until then the
 * leftover one still answers this page; the update ends that.
 */
async function removeWorker(workers: ServiceWorkerContainer, page: Window): Promise<void> {
  const leftover = await workers.getRegistration();
  await leftover?.update();
  await leftover?.unregister();
  const ours = (await page.caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(ours.map((name) => page.caches.delete(name)));
}

/** Either the URL or what the browser trusts in its place. */
function trustedUrl(page: Window): unknown {
  const policy = createPolicy(page, WORKER_POLICY, {
    createScriptURL(url: string) {
      if (url !== WORKER_URL) throw new TypeError(`${url} is not Atrium's worker`);
      return url;
    },
  });
  return policy.createScriptURL(WORKER_URL);
}

/** The frame is the whole shell; for features, it's what this page has loaded. */
export function keepMessage(boot: BootDocument, page: Window): KeepMessage {
  const entry = page.document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!entry) throw new Error("The page has no module that starts it");
  const shell = new URL(".", entry.src).href;
  const styles = [...page.document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href);
  const features = boot.features.flatMap(({ active, fallbacks }) =>
    [active, ...fallbacks].map(({ baseUrl }) => baseUrl),
  );
  const loaded = page.performance.getEntriesByType("resource").map(({ name }) => name);
  // Skip texts in languages that nobody here reads.
  const needed = [...readIntegrityMap(page.document).keys()].filter((url) => !/\/(?:sw\.js|texts-[^/]*)$/.test(url));
  const ofShell = (url: string) => url.startsWith(shell);
  return {
    kind: "atrium-keep",
    releases: [shell, ...features],
    frame: [...new Set([...needed, ...styles, ...loaded].filter(ofShell))],
    used: loaded.filter((url) => features.some((directory) => url.startsWith(directory))),
  };
}

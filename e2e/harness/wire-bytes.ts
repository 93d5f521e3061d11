import type { Browser, Page, Request } from "@playwright/test";

/** What a page downloaded, as sent over the wire: compressed bodies, without headers. */
export interface WireBytes {
  /** Bytes of the page's HTML. */
  readonly html: number;
  /** Bytes of all scripts. */
  readonly scripts: number;
  /** Bytes of all fonts. */
  readonly fonts: number;
  /** Number of scripts. */
  readonly scriptRequests: number;
  /** Every request, one line each, largest first. Useful when a budget is exceeded. */
  readonly report: string;
}

type StorageState = Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>>;

/**
 * Loads a page in a browser that has never seen it, until `shows` resolves and the network is idle. The browser is set to save
 * data, so nothing is prefetched for other pages. It's never idle, so what waits for that doesn't count, however slow the machine.
 * The service worker is blocked, because what it fetches is for the next visit.
 */
export async function coldLoad(
  browser: Browser,
  url: string,
  shows: (page: Page) => Promise<void>,
  storageState?: StorageState,
): Promise<WireBytes> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: "block",
    ...(storageState === undefined ? {} : { storageState }),
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    globalThis.requestIdleCallback = () => 0;
  });
  const finished: Request[] = [];
  page.on("requestfinished", (request) => void finished.push(request));
  await page.goto(url, { waitUntil: "commit" });
  await shows(page);
  await page.waitForLoadState("networkidle");
  const loads = await Promise.all(
    finished.map(async (request) => ({
      path: request.url().replace(/^[a-z]+:\/\/[^/]+/, ""),
      bytes: (await request.sizes()).responseBodySize,
      isPage: request.resourceType() === "document",
    })),
  );
  await context.close();
  const scripts = loads.filter(({ path }) => /\.js(\?|$)/.test(path));
  const total = (list: typeof loads) => list.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    html: loads.find(({ isPage }) => isPage)?.bytes ?? 0,
    scripts: total(scripts),
    fonts: total(loads.filter(({ path }) => path.endsWith(".woff2"))),
    scriptRequests: scripts.length,
    report: loads
      .toSorted((one, other) => other.bytes - one.bytes)
      .map(({ path, bytes }) => `${bytes.toString().padStart(8)} ${path}`)
      .join("\n"),
  };
}

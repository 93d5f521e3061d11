import { type Browser, chromium } from "playwright";
import { findBrowser } from "../../scripts/browser.ts";

/** A connection, as Chromium's own tools emulate it: added milliseconds for each request, and bytes per second. */
export interface Line {
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

export interface PageLoad {
  readonly requests: number;
  /** Bytes on the wire, headers included. */
  readonly bytes: number;
  /** The part of these that's scripts. */
  readonly scriptBytes: number;
  /** Milliseconds from navigation until the page first shows anything. */
  readonly painted: number;
  /** Milliseconds from navigation until what was awaited is on screen. */
  readonly ready: number;
}

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox", "--disable-background-networking"] });

export interface ColdLoad {
  readonly url: string;
  readonly line: Line;
  /** What localStorage has at the start. */
  readonly storage?: Readonly<Record<string, string>>;
  /** The load ends when an element that fits `selector` has `text`. */
  readonly awaited: { readonly selector: string; readonly text: string };
}

/** Loads a page in a browser that has never seen it. */
export async function loadCold(browser: Browser, { url, line, storage = {}, awaited }: ColdLoad): Promise<PageLoad> {
  // Requests through a service worker aren't counted with the page, and a first load doesn't need one.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { ...line, offline: false });
  const scripts = new Set<string>();
  let requests = 0;
  let bytes = 0;
  let scriptBytes = 0;
  devtools.on("Network.responseReceived", ({ requestId, type }) => type === "Script" && scripts.add(requestId));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    requests += 1;
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: "commit" });
  // Checked every frame, by the page's own clock; a wait from outside only checks twice a second.
  const shown = await page.waitForFunction(
    ({ selector, text }) => document.querySelector(selector)?.textContent.includes(text) && performance.now(),
    awaited,
    { polling: "raf", timeout: 60_000 },
  );
  const ready = (await shown.jsonValue()) || 0;
  const painted = await page.evaluate(() => performance.getEntriesByName("first-paint")[0]?.startTime);
  const counted = { requests, bytes, scriptBytes, painted: painted ?? Number.NaN, ready };
  await context.close();
  return counted;
}

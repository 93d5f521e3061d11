import { type Browser, type Page, chromium } from "playwright";
import { findBrowser } from "../../scripts/browser.ts";

/** A slow line, as Chromium's own tools emulate it. */
const LINE = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000, offline: false } as const;

export interface PageLoad {
  readonly requests: number;
  /** Bytes on the wire, headers included. */
  readonly bytes: number;
  /** Of these, scripts. */
  readonly scriptBytes: number;
  /** Milliseconds from navigation until the first message is on the screen. */
  readonly ready: number;
}

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox", "--disable-background-networking"] });

/** Loads a page in a browser that has never seen it, until `isReady` is true in it; then waits until the line is quiet. */
export async function loadCold(
  browser: Browser,
  url: string,
  storage: Readonly<Record<string, string>>,
  isReady: (page: Page) => Promise<unknown>,
): Promise<PageLoad> {
  // What goes through a service worker is not counted with the page, and a first load does not need one.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", LINE);
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
  const startedAt = performance.now();
  await page.goto(url, { waitUntil: "commit" });
  await isReady(page);
  const ready = performance.now() - startedAt;
  const counted = { requests, bytes, scriptBytes, ready };
  await context.close();
  return counted;
}

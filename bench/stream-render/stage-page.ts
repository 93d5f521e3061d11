import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { buildApp } from "@atrium/federation-kit/build";
import { type Browser, type CDPSession, type Page, chromium } from "playwright";
import { findBrowser } from "../../scripts/browser.ts";
import type { Table } from "../table/table.ts";

/** Characters of a reply that come at a time. */
export const CHUNK_CHARACTERS = 20;
/** A URL that doesn't exist; the page's files are served from the build. */
const ORIGIN = "http://stream-render.test";
const TYPES: Readonly<Record<string, string>> = { ".js": "text/javascript", ".css": "text/css" };

export type OpenPage = () => Promise<Page>;

/** Builds the page with the stage, and gives the measurement a way to open it, and the browser that it's opened in. */
export async function inPage(
  args: readonly string[],
  run: (open: OpenPage, browser: Browser) => Promise<Table>,
): Promise<Table> {
  const files = await mkdtemp(join(tmpdir(), "atrium-stream-render-"));
  const { entry } = await buildApp(join(import.meta.dirname, "shell"), {
    outputDirectory: files,
    mode: "production",
    version: "1.0.0-bench",
  });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox", ...args] });
  try {
    return await run(() => openPage(browser, files, entry), browser);
  } finally {
    await browser.close();
    await rm(files, { recursive: true });
  }
}

async function openPage(browser: Browser, files: string, entry: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 900 } });
  page.on("pageerror", (error) => console.error("The page failed:", error));
  await page.route(`${ORIGIN}/**`, async (route) => {
    const file = basename(new URL(route.request().url()).pathname);
    if (file === "")
      return route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><meta charset="utf-8"><body><script type="module" src="/${entry}"></script>`,
      });
    const contentType = TYPES[extname(file)] ?? "application/octet-stream";
    return route.fulfill({ contentType, body: await readFile(join(files, file)) });
  });
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction(() => "stage" in window);
  return page;
}

/** A session in which `busy` counts time on the processor, whatever else the machine is doing. */
export async function countTasks(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  return devtools;
}

/** Seconds the page's main thread has been busy. */
export async function busy(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  const metric = metrics.find(({ name }) => name === "TaskDuration");
  if (!metric) throw new Error("The browser does not tell how long its tasks took");
  return metric.value;
}

export const cut = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / CHUNK_CHARACTERS) }, (_, index) =>
    text.slice(index * CHUNK_CHARACTERS, (index + 1) * CHUNK_CHARACTERS),
  );

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { buildApp } from "@atrium/federation-kit/build";
import { type Browser, type CDPSession, type Page, chromium } from "playwright";
import { findBrowser } from "../../scripts/browser.ts";
import { type Table, percentile, rounded } from "../table/table.ts";
import { DOCUMENTS } from "./documents.ts";
import type { Drawn, Renderer } from "./shell/stage.ts";

const CHUNK_CHARACTERS = 20;
const ROUNDS = 3;
const RENDERERS: readonly Renderer[] = ["nothing", "product", "naive"];
/** A URL that doesn't exist; the page's files are served from the build. */
const ORIGIN = "http://stream-render.test";
const TYPES: Readonly<Record<string, string>> = { ".js": "text/javascript", ".css": "text/css" };

/** Seconds of main-thread time. `drawn` is what's on the page at the end. */
interface Streaming {
  readonly all: number;
  readonly first: number;
  readonly last: number;
  readonly finish: number;
  readonly drawn: Drawn;
}

/** Main-thread cost of a growing reply with the product's renderer, compared to the usual way to draw it. */
export async function streamRender(): Promise<Table> {
  const files = await mkdtemp(join(tmpdir(), "atrium-stream-render-"));
  const { entry } = await buildApp(join(import.meta.dirname, "shell"), {
    outputDirectory: files,
    mode: "production",
    version: "1.0.0-bench",
  });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox", "--disable-frame-rate-limit", "--disable-gpu-vsync"],
  });
  try {
    const rows: Table["rows"][number][] = [];
    for (const [name, text] of Object.entries(DOCUMENTS))
      rows.push(...(await measure(browser, files, entry, name, text)));
    return {
      name: "Drawing a streamed reply",
      method: `Chunks of ${CHUNK_CHARACTERS} characters, one commit a frame, frames as fast as they come; CPU of the main thread, medians of ${ROUNDS} rounds, the renderers taken in turn. "Naive" is react-markdown with rehype-highlight over the whole text at each chunk; "nothing" is what the frames cost by themselves; growth is the last fifth against the first.`,
      columns: ["CPU ms", "x naive", "x naive, less frames", "growth", "CPU ms to finish"],
      rows,
    };
  } finally {
    await browser.close();
    await rm(files, { recursive: true });
  }
}

async function measure(browser: Browser, files: string, entry: string, name: string, text: string) {
  const runs: Record<Renderer, Streaming[]> = { nothing: [], product: [], naive: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const renderer of RENDERERS) runs[renderer].push(await stream(browser, files, entry, renderer, text));
    const [ours, theirs] = [runs.product, runs.naive].map((list) => JSON.stringify(list.at(-1)?.drawn));
    // Otherwise the ratio means nothing, because drawing less is cheaper.
    if (ours !== theirs) throw new Error(`The renderers drew ${name} differently: ${ours}, ${theirs}`);
  }

  const median = (renderer: Renderer, field: Exclude<keyof Streaming, "drawn">) =>
    percentile(
      runs[renderer].map((run) => run[field]),
      0.5,
    );
  const [frames, naive] = [median("nothing", "all"), median("naive", "all")];
  return RENDERERS.map((renderer): Table["rows"][number] => {
    const all = median(renderer, "all");
    return [
      `${name}, ${renderer}`,
      rounded(all * 1000, 0),
      rounded(all / naive, 3),
      rounded((all - frames) / (naive - frames), 3),
      rounded(median(renderer, "last") / median(renderer, "first"), 2),
      rounded(median(renderer, "finish") * 1000, 0),
    ];
  });
}

async function stream(
  browser: Browser,
  files: string,
  entry: string,
  renderer: Renderer,
  text: string,
): Promise<Streaming> {
  const page = await open(browser, files, entry);
  try {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Performance.enable");
    // Run through the beginning once first, so that we measure the renderer and not the compiler.
    await page.evaluate((next) => window.stage.begin(next), renderer);
    await page.evaluate((chunks) => window.stage.append(chunks), cut(text.slice(0, text.length / 10)));
    await page.evaluate((next) => window.stage.begin(next), renderer);
    await devtools.send("HeapProfiler.collectGarbage");

    const chunks = cut(text);
    const fifth = Math.ceil(chunks.length / 5);
    const times = [await busy(devtools)];
    for (let from = 0; from < chunks.length; from += fifth) {
      await page.evaluate((part) => window.stage.append(part), chunks.slice(from, from + fifth));
      times.push(await busy(devtools));
    }
    const streamed = times.at(-1) ?? Number.NaN;
    const drawn = await page.evaluate(() => window.stage.finish());
    const [begun = Number.NaN, afterFirst = Number.NaN] = times;
    return {
      all: streamed - begun,
      first: afterFirst - begun,
      last: streamed - (times.at(-2) ?? Number.NaN),
      finish: (await busy(devtools)) - streamed,
      drawn,
    };
  } finally {
    await page.close();
  }
}

async function open(browser: Browser, files: string, entry: string): Promise<Page> {
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

/** Seconds the page's main thread has been busy. */
async function busy(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  const metric = metrics.find(({ name }) => name === "TaskDuration");
  if (!metric) throw new Error("The browser does not tell how long its tasks took");
  return metric.value;
}

const cut = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / CHUNK_CHARACTERS) }, (_, index) =>
    text.slice(index * CHUNK_CHARACTERS, (index + 1) * CHUNK_CHARACTERS),
  );

import { randomUUID } from "node:crypto";
import { buildProduct } from "@atrium/e2e/build";
import { BUILT_RELEASES } from "@atrium/e2e/built-product";
import { type Product, startProduct } from "@atrium/e2e/product";
import { beginStream, startScriptedEndpoint, textChunk } from "@atrium/server/testing/scripted-model";
import type { Browser, Page } from "playwright";
import { type Table, percentile, rounded } from "../table/table.ts";
import { DOCUMENTS } from "./documents.ts";
import { recordSocket } from "./page-socket.ts";
import { CHUNK_CHARACTERS, type OpenPage, busy, countTasks, cut, inPage } from "./stage-page.ts";

const CHUNKS_PER_SECOND = 100;
const ROUNDS = 3;
const TEXTS = ["20 kB of prose", "20 kB of code"] as const satisfies readonly (keyof typeof DOCUMENTS)[];
const PAGES = ["nothing", "streaming-markdown", "product"] as const;
/** What the model has written before it falls silent, so that the page is in the middle of a reply. */
const BEGINNING = "Well:\n\n";

interface Streaming {
  readonly all: number;
  readonly first: number;
  readonly last: number;
}

/**
 * What a streamed reply costs the whole page of the product, from the socket's frame to the paint, compared to a page that has nothing but
 * `streaming-markdown`.
 */
export async function streamPage(): Promise<Table> {
  buildProduct();
  const model = await startScriptedEndpoint((response) => {
    beginStream(response);
    response.write(textChunk(BEGINNING));
  });
  const env = { OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: "bench", ATRIUM_MODEL: "scripted" };
  const product = await startProduct({ releases: BUILT_RELEASES, env });
  try {
    return await inPage([], async (open, browser) => {
      const rows: Table["rows"][number][] = [];
      for (const name of TEXTS) rows.push(...(await measure(open, browser, product, name)));
      return {
        name: "The whole page while a reply streams",
        method: `${CHUNKS_PER_SECOND} chunks of ${CHUNK_CHARACTERS} characters a second, 60 Hz; CPU of the main thread, medians of ${ROUNDS} rounds, the pages taken in turn. In the product's page, the chunks come out of its WebSocket as the server's frames, put in inside the page; in the others, they're handed to the renderer by the same timer. Growth is the last fifth against the first.`,
        columns: ["CPU ms", "x streaming-markdown", "growth"],
        rows,
      };
    });
  } finally {
    await product.stop();
    await model.close();
  }
}

async function measure(open: OpenPage, browser: Browser, product: Product, name: (typeof TEXTS)[number]) {
  const runs = new Map(PAGES.map((page) => [page, [] as Streaming[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of PAGES) {
      const page = kind === "product" ? await openReply(browser, product) : await openStage(open, kind);
      try {
        const play = kind === "product" ? playFrames : playOnStage;
        runs.get(kind)?.push(await stream(page, cut(DOCUMENTS[name]), play));
        // Otherwise the ratio means nothing, because drawing less is cheaper.
        if (kind !== "nothing" && !(await shows(page, DOCUMENTS[name])))
          throw new Error(`${kind} didn't draw all of ${name}`);
      } finally {
        await (kind === "product" ? page.context() : page).close();
      }
    }
  }
  const median = (kind: (typeof PAGES)[number], field: keyof Streaming) =>
    percentile(
      (runs.get(kind) ?? []).map((run) => run[field]),
      0.5,
    );
  return PAGES.map((kind): Table["rows"][number] => [
    `${name}, ${kind}`,
    rounded(median(kind, "all") * 1000, 0),
    rounded(median(kind, "all") / median("streaming-markdown", "all"), 2),
    rounded(median(kind, "last") / median(kind, "first"), 2),
  ]);
}

const letters = (text: string) => text.match(/\p{L}+/gu)?.join("") ?? "";

/** Whether the page shows the text's last words. */
async function shows(page: Page, text: string): Promise<boolean> {
  const withoutTargets = text.replace(/\]\([^)]*\)/g, "");
  return letters((await page.locator("main").first().textContent()) ?? "").includes(letters(withoutTargets).slice(-40));
}

type Play = (page: Page, chunks: readonly string[]) => Promise<unknown>;

async function stream(page: Page, chunks: readonly string[], play: Play): Promise<Streaming> {
  const devtools = await countTasks(page);
  const fifth = Math.ceil(chunks.length / 5);
  const times = [await busy(devtools)];
  for (let from = 0; from < chunks.length; from += fifth) {
    await play(page, chunks.slice(from, from + fifth));
    times.push(await busy(devtools));
  }
  const [begun = Number.NaN, afterFirst = Number.NaN] = times;
  const end = times.at(-1) ?? Number.NaN;
  return { all: end - begun, first: afterFirst - begun, last: end - (times.at(-2) ?? Number.NaN) };
}

/** An empty page with a reply that nothing has been written to yet. */
async function openStage(open: OpenPage, renderer: "nothing" | "streaming-markdown"): Promise<Page> {
  const page = await open();
  await page.evaluate((next) => window.stage.begin(next), { renderer, colors: true, frames: 1 });
  return page;
}

const playOnStage: Play = (page, chunks) =>
  page.evaluate(([part, rate]) => window.stage.play(part, rate), [chunks, CHUNKS_PER_SECOND] as const);

const playFrames: Play = (page, chunks) =>
  page.evaluate(([part, rate]) => window.pageSocket.play(part, rate), [chunks, CHUNKS_PER_SECOND] as const);

/** Somebody's new conversation, in the middle of the reply. */
async function openReply(browser: Browser, product: Product): Promise<Page> {
  const body = JSON.stringify({ name: "Bench", email: `${randomUUID()}@example.com`, password: randomUUID() });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${product.url}/api/auth/register`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`Registration answered ${answer.status}: ${await answer.text()}`);
  const { token, user } = (await answer.json()) as { readonly token: string; readonly user: object };
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 } });
  await context.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { atrium_auth_token: token, atrium_user: JSON.stringify(user) },
  );
  await context.addInitScript(recordSocket);
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error("The page failed:", error));
  await page.goto(`${product.url}/new`);
  const composer = page.getByRole("textbox", { name: /message/i });
  await composer.fill("Go on");
  await composer.press("Enter");
  await page.getByRole("article", { name: "Atrium", exact: true }).getByText(BEGINNING.trim()).waitFor();
  await page.waitForLoadState("networkidle");
  return page;
}

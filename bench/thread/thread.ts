import { randomUUID } from "node:crypto";
import { buildProduct } from "@atrium/e2e/build";
import { BUILT_RELEASES } from "@atrium/e2e/built-product";
import { type Product, startProduct } from "@atrium/e2e/product";
import {
  type ConversationList,
  IMPORT_MAX_CONVERSATIONS,
  type ImportResponse,
  type ImportedConversation,
  type ImportedMessage,
  type Session,
} from "@atrium/shared-contracts/wire";
import type { Browser, Page } from "playwright";
import { openBrowser } from "../first-load/page-load.ts";
import { type Table, percentile, rounded } from "../table/table.ts";
import { type Scrolling, type Watch, watchScrolling } from "./scrolling.ts";

const MANY = 10_000;
const FEW = 100;
const ROUNDS = 3;
const SCROLL_SECONDS = 15;
/** Pixels a second: a person who looks for something. */
const SPEED = 3_000;
const ROWS = { messages: "article", conversations: "li" } as const;

interface Opened {
  /** Milliseconds from navigation until the newest message, or the first conversation, is on the screen. */
  readonly shown: number;
  readonly scrolling: Scrolling;
  readonly elements: number;
  /** Of JavaScript, after scrolling. */
  readonly bytes: number;
}

/** A conversation of 10,000 messages and a list of 10,000 conversations, compared to 100 of each. */
export async function thread(): Promise<Table> {
  buildProduct();
  const product = await startProduct({ releases: BUILT_RELEASES });
  const browser = await openBrowser();
  try {
    const [few, many] = [await personWith(product, FEW), await personWith(product, MANY)];
    const rows: Table["rows"][number][] = [];
    for (const kind of ["messages", "conversations"] as const) {
      const runs: { few: Opened[]; many: Opened[] } = { few: [], many: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        runs.few.push(await open(browser, product, few, kind));
        runs.many.push(await open(browser, product, many, kind));
      }
      rows.push(...compare(kind, runs.few, runs.many));
    }
    return {
      name: "Long conversations and lists",
      method: `A conversation of ${MANY} messages and a list of ${MANY} conversations, compared to ${FEW} of each; warm server, new browser context, medians of ${ROUNDS} rounds, the two taken in turn. Scrolled by wheel at ${SPEED} px a second for ${SCROLL_SECONDS} s, also over what must still be fetched. A blank is a frame with a place without a row, a jump a frame in which a row moves against the scrolling or too far.`,
      columns: [`${FEW}`, `${MANY}`, "ratio"],
      rows,
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}

interface Person {
  readonly session: Session;
  readonly conversation: string;
}

/** Somebody with one conversation of that many messages, as many conversations, and all of it the way the product imports it. */
async function personWith(product: Product, count: number): Promise<Person> {
  const session = await post<Session>(product, "/api/auth/register", {
    name: "Bench",
    email: `${randomUUID()}@example.com`,
    password: randomUUID(),
  });
  const add = async (conversations: readonly ImportedConversation[]) => {
    const { results } = await post<ImportResponse>(product, "/api/chat/import", { conversations }, session.token);
    const refused = results.find(({ outcome }) => outcome !== "added");
    if (refused) throw new Error(`A conversation wasn't imported: ${JSON.stringify(refused)}`);
  };
  const now = Date.now();
  for (let from = 1; from < count; from += IMPORT_MAX_CONVERSATIONS) {
    const size = Math.min(IMPORT_MAX_CONVERSATIONS, count - from);
    await add(Array.from({ length: size }, (_, index) => conversation(from + index, 2, now - (from + index) * 60_000)));
  }
  await add([conversation(0, count, now)]);
  const answer = await fetch(`${product.url}/api/chat/history?limit=1`, {
    headers: { authorization: `Bearer ${session.token}` },
  });
  const { conversations } = (await answer.json()) as ConversationList;
  const newest = conversations[0];
  if (newest?.messageCount !== count) throw new Error(`The conversation has ${newest?.messageCount} messages`);
  return { session, conversation: newest.id };
}

function conversation(number: number, messages: number, endedAt: number): ImportedConversation {
  const at = (index: number) => new Date(endedAt - (messages - index) * 1000).toISOString();
  return {
    source: `bench-${number}`,
    title: `Conversation ${number}`,
    createdAt: at(0),
    updatedAt: at(messages),
    messages: Array.from({ length: messages }, (_, index): ImportedMessage => message(index, at(index))),
  };
}

function message(index: number, createdAt: string): ImportedMessage {
  const place = { id: `${index}`, parent: index === 0 ? null : `${index - 1}`, createdAt, status: "complete" } as const;
  if (index % 2 === 0) return { ...place, role: "user", text: `Question ${index / 2}: what's **next**, and why?` };
  const sentences = "It depends on what comes *before*, and on `what` follows. ".repeat(1 + (index % 9));
  const code = index % 10 === 1 ? `\n\n\`\`\`ts\nexport const answer = ${index};\n\`\`\`` : "";
  return { ...place, role: "assistant", text: `Answer ${index}.\n\n${sentences}${code}` };
}

async function post<T>({ url }: Product, path: string, body: object, token?: string): Promise<T> {
  const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
  for (;;) {
    const answer = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (answer.ok) return (await answer.json()) as T;
    if (answer.status !== 429) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    await new Promise((resolve) => setTimeout(resolve, Number(answer.headers.get("retry-after") ?? 1) * 1000));
  }
}

async function open(
  browser: Browser,
  product: Product,
  { session, conversation }: Person,
  kind: keyof typeof ROWS,
): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const storage = { atrium_auth_token: session.token, atrium_user: JSON.stringify(session.user) };
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  const page = await context.newPage();
  await page.goto(`${product.url}/chat${kind === "messages" ? `/${conversation}` : ""}`, { waitUntil: "commit" });
  const appeared = await page.waitForFunction(
    (rows) => document.querySelector(`main ${rows}`) !== null && performance.now(),
    ROWS[kind],
    { polling: "raf", timeout: 60_000 },
  );
  const shown = (await appeared.jsonValue()) || Number.NaN;
  await page.waitForLoadState("networkidle");
  const scrolling = await scroll(page, { rows: ROWS[kind], direction: kind === "messages" ? 1 : -1 });
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  const bytes = await heap(page);
  await context.close();
  return { shown, scrolling, elements, bytes };
}

async function scroll(page: Page, list: Pick<Watch, "rows" | "direction">): Promise<Scrolling> {
  const devtools = await page.context().newCDPSession(page);
  const [scrolling] = await Promise.all([
    page.evaluate(watchScrolling, { ...list, speed: SPEED, milliseconds: SCROLL_SECONDS * 1000 }),
    devtools.send("Input.synthesizeScrollGesture", {
      x: 900,
      y: 450,
      yDistance: list.direction * SPEED * SCROLL_SECONDS,
      speed: SPEED,
      gestureSourceType: "mouse",
      preventFling: true,
    }),
  ]);
  return scrolling;
}

async function heap(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  return usedSize;
}

function compare(kind: string, few: readonly Opened[], many: readonly Opened[]): Table["rows"] {
  const row = (label: string, of: (opened: Opened) => number, digits = 1): Table["rows"][number] => {
    const [less, more] = [few, many].map((runs) => percentile(runs.map(of), 0.5));
    const ratio = rounded((more ?? 0) / (less ?? 0), 2);
    return [
      `${kind}, ${label}`,
      rounded(less ?? 0, digits),
      rounded(more ?? 0, digits),
      Number.isFinite(ratio) ? ratio : "–",
    ];
  };
  return [
    row("ms to the first", ({ shown }) => shown, 0),
    row("frame gap p50, ms", ({ scrolling }) => percentile(scrolling.gaps, 0.5)),
    row("frame gap p95, ms", ({ scrolling }) => percentile(scrolling.gaps, 0.95)),
    row("blank frames", ({ scrolling }) => scrolling.blanks, 0),
    row("jumps", ({ scrolling }) => scrolling.jumps.length, 0),
    row("largest jump, px", ({ scrolling }) => Math.max(0, ...scrolling.jumps), 0),
    row("px scrolled", ({ scrolling }) => scrolling.way, 0),
    row("MB of JavaScript", ({ bytes }) => bytes / 1_000_000),
    row("elements", ({ elements }) => elements, 0),
  ];
}

import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildProduct } from "@atrium/e2e/build";
import { BUILT_RELEASES } from "@atrium/e2e/built-product";
import { promote, publish } from "@atrium/federation-kit";
import { type Product, startProduct } from "@atrium/e2e/product";
import type { SendResponse, Session } from "@atrium/shared-contracts/wire";
import type { Browser } from "playwright";
import { type Table, percentile, rounded } from "../table/table.ts";
import { type Line, type PageLoad, loadCold, openBrowser } from "./page-load.ts";

const ROUNDS = 5;
const LINE: Line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
const QUESTION = "What can you do?";

/** First load of a conversation: federated shell and features, compared to the same sources built as one application. */
export async function firstLoad(): Promise<Table> {
  buildProduct();
  const oneApp = await mkdtemp(join(tmpdir(), "atrium-one-app-"));
  const version = `1.0.0-bench.${Date.now()}`;
  await publish({
    appDirectory: join(import.meta.dirname, "..", "monolith", "shell"),
    releasesDirectory: oneApp,
    version,
  });
  await promote(oneApp, "shell", version);
  const federated = await startProduct({ releases: BUILT_RELEASES });
  const single = await startProduct({ releases: oneApp });
  const browser = await openBrowser();
  try {
    const variants = { federated: await conversationOn(federated), "one application": await conversationOn(single) };
    const loads: Record<keyof typeof variants, PageLoad[]> = { federated: [], "one application": [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of Object.keys(variants) as (keyof typeof variants)[])
        loads[name].push(await load(browser, variants[name]));
    }
    return table(loads.federated, loads["one application"]);
  } finally {
    await browser.close();
    await federated.stop();
    await single.stop();
    await rm(oneApp, { recursive: true });
  }
}

interface OpenConversation {
  readonly url: string;
  readonly session: Session;
}

async function conversationOn(product: Product): Promise<OpenConversation> {
  const post = async <T>(path: string, body: object, token?: string): Promise<T> => {
    const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(`${product.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const session = await post<Session>("/api/auth/register", {
    name: "Bench",
    email: `${randomUUID()}@example.com`,
    password: randomUUID(),
  });
  const { conversationId } = await post<SendResponse>("/api/chat", { message: QUESTION, wait: false }, session.token);
  return { url: `${product.url}/chat/${conversationId}`, session };
}

function load(browser: Browser, { url, session }: OpenConversation): Promise<PageLoad> {
  const storage = { atrium_auth_token: session.token, atrium_user: JSON.stringify(session.user) };
  return loadCold(browser, { url, line: LINE, storage, awaited: { selector: "[role=log]", text: QUESTION } });
}

function table(federated: readonly PageLoad[], single: readonly PageLoad[]): Table {
  const median = (loads: readonly PageLoad[], field: keyof PageLoad) =>
    percentile(
      loads.map((each) => each[field]),
      0.5,
    );
  const row = (label: string, field: keyof PageLoad, scale: number): Table["rows"][number] => {
    const [ours, theirs] = [median(federated, field), median(single, field)];
    return [label, rounded(ours / scale), rounded(theirs / scale), rounded(ours / theirs, 3)];
  };
  return {
    name: "First load of a conversation",
    method: `Cold cache, 150 ms latency, 1.6 Mbit/s, brotli, one origin; medians of ${ROUNDS} loads, the two variants taken in turn; until the first message is on the screen.`,
    columns: ["federated", "one application", "ratio"],
    rows: [
      row("requests", "requests", 1),
      row("kB in all", "bytes", 1000),
      row("kB of scripts", "scriptBytes", 1000),
      row("ms to the first message", "ready", 1),
    ],
  };
}

import { buildProduct } from "@atrium/e2e/build";
import { BUILT_RELEASES } from "@atrium/e2e/built-product";
import { type Product, startProduct } from "@atrium/e2e/product";
import { type Fault, FAULTS, isFault } from "@atrium/federation-kit";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import type { Session } from "@atrium/shared-contracts/wire";
import type { Browser, Page } from "playwright";
import { openBrowser } from "../first-load/page-load.ts";
import { register } from "../socket/socket.ts";
import { type Table, rounded } from "../table/table.ts";
import { clickAround } from "./clicks.ts";
import { type Phase, PHASES } from "./phases.ts";

/** How long a cell is watched. Milliseconds. */
const WATCHED_MS = 30_000;

/** What a person sees when a fault befalls a feature's files: once, so that it can heal, and every time, so that it has to be explained. */
export async function faultTable(): Promise<Table> {
  buildProduct();
  const product = await startProduct({ releases: BUILT_RELEASES, separateOrigins: true });
  const browser = await openBrowser();
  const rows: Table["rows"][number][] = [];
  try {
    const session = await register(product.url);
    for (const phase of PHASES)
      for (const fault of Object.keys(FAULTS).filter(isFault)) {
        const once = await watch(browser, product, session, { phase, fault, times: 1 });
        const always = await watch(browser, product, session, { phase, fault });
        const slowest = Math.max(...once.clicks, ...always.clicks);
        rows.push([`${phase.name}, ${fault}`, told(once), told(always), rounded(slowest, 0)]);
      }
  } finally {
    await browser.close();
    await product.stop();
  }
  return {
    name: "Faults of a feature's files",
    method: `Seconds from the click until the feature or an explanation is on screen, on a cold cache, each feature on an origin of its own, up to ${WATCHED_MS / 1000} s; meanwhile a control of the frame is clicked four times a second.`,
    columns: ["once", "every time", "slowest click ms"],
    rows,
  };
}

interface Cell {
  readonly phase: Phase;
  readonly fault: Fault;
  /** Default: every time. */
  readonly times?: number;
}

interface Seen {
  readonly what: "shown" | "explained" | "nothing";
  readonly seconds: number;
  readonly clicks: readonly number[];
}

const told = ({ what, seconds }: Seen): string => (what === "nothing" ? "nothing" : `${what} ${rounded(seconds)} s`);

async function watch(browser: Browser, product: Product, session: Session, cell: Cell): Promise<Seen> {
  const { phase, fault, times } = cell;
  const origin = product.origins[phase.feature];
  origin.inject();
  // A service worker would answer from its cache.
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: "block",
    locale: phase.language,
  });
  await context.addInitScript(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
      // Nothing is fetched ahead of the click.
      Object.defineProperty(navigator, "connection", { value: Object.assign(new EventTarget(), { saveData: true }) });
    },
    [
      [STORAGE_KEYS.user, JSON.stringify(session.user)],
      [STORAGE_KEYS.authToken, session.token],
    ] as const,
  );
  const page = await context.newPage();
  try {
    await page.goto(product.url + phase.path);
    await page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor();
    await phase.prepare?.(page);
    origin.inject({ url: phase.files, fault, ...(times === undefined ? {} : { times }) });
    await page.evaluate(clickAround);
    const at = performance.now();
    await phase.begin(page);
    const what = await Promise.race([appears(page, phase, "shown"), appears(page, phase, "explained"), nothing()]);
    const seconds = (performance.now() - at) / 1000;
    return { what, seconds, clicks: await page.evaluate(() => globalThis.clickTimes ?? []) };
  } finally {
    await context.close();
  }
}

async function appears<What extends "shown" | "explained">(page: Page, phase: Phase, what: What): Promise<What> {
  await phase[what](page)
    .first()
    .waitFor({ timeout: WATCHED_MS * 2 });
  return what;
}

const nothing = () => new Promise<"nothing">((resolve) => setTimeout(resolve, WATCHED_MS, "nothing"));

import type { Browser } from "@playwright/test";
import { leaveUnanswered } from "../harness/faults.ts";
import { recordFirstPaint, recorded, slowLine } from "../harness/first-paint.ts";
import { signUp } from "../harness/person.ts";
import type { Product } from "../harness/product.ts";
import { expect, test } from "../harness/test.ts";

/** As a share of the window, summed over the whole load. A tenth would already be noticeable. */
const MAX_SHIFT = 0.02;

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const PUBLIC = ["/", "/login", "/signup", "/terms"];
const SIGNED_IN = ["/", "/new", "/chat", "/calendar", "/marketplace", "/settings"];

type StoredState = Awaited<ReturnType<typeof signedInState>>;

async function signedInState(browser: Browser, product: Product) {
  const context = await browser.newContext({ baseURL: product.url, locale: "en-US" });
  await signUp(await context.newPage());
  const state = await context.storageState();
  await context.close();
  return state;
}

function withStored(state: StoredState, values: Readonly<Record<string, string>>): StoredState {
  const localStorage = state.origins[0]?.localStorage.filter(({ name }) => !(name in values)) ?? [];
  const added = Object.entries(values).map(([name, value]) => ({ name, value }));
  return {
    ...state,
    origins: state.origins.map((origin) => ({ ...origin, localStorage: [...localStorage, ...added] })),
  };
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`nothing moves while a page loads over a slow connection, ${size}`, async ({ browser, product }) => {
    const signedIn = await signedInState(browser, product);
    const collapsed = withStored(signedIn, { atrium_sidebar_collapsed: "true" });
    const visits: [path: string, state: StoredState | undefined, name: string][] = [
      ...PUBLIC.map((path): [string, undefined, string] => [path, undefined, "signed out"]),
      ...SIGNED_IN.map((path): [string, StoredState, string] => [path, signedIn, "signed in"]),
      ["/calendar", collapsed, "collapsed"],
    ];
    for (const [path, storageState, name] of visits) {
      const context = await browser.newContext({
        baseURL: product.url,
        viewport,
        serviceWorkers: "block",
        ...(storageState ? { storageState } : {}),
      });
      await recordFirstPaint(context);
      const page = await context.newPage();
      await slowLine(page);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      const { shifts } = await recorded(page);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect.soft(total, `${path} ${name}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(MAX_SHIFT);
      await context.close();
    }
  });
}

test("every frame from the first on has the saved theme and language, whatever the system and browser prefer", async ({
  browser,
  product,
}) => {
  const signedIn = await signedInState(browser, product);
  const saved = withStored(signedIn, { atrium_theme: "dark", atrium_language: "de" });
  for (const path of ["/", "/calendar", "/settings"]) {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: SIZES.desktop,
      serviceWorkers: "block",
      colorScheme: "light",
      locale: "en-US",
      storageState: saved,
    });
    await recordFirstPaint(context);
    const page = await context.newPage();
    await slowLine(page);
    await page.goto(path);
    await expect(page.getByRole("link", { name: "Kalender" }).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const { frames } = await recorded(page);
    expect(frames.length).toBeGreaterThan(1);
    for (const frame of frames) {
      expect(frame).toMatchObject({
        background: "rgb(10, 10, 11)",
        colorScheme: "dark",
        themeColor: "#0a0a0b",
        language: "de",
      });
    }
    const labels = new Set(frames.flatMap((frame) => frame.labels));
    expect([...labels]).toContain("Kalender");
    expect([...labels].filter((label) => ["Calendar", "New chat", "Marketplace"].includes(label))).toEqual([]);
    await context.close();
  }
});

test("without a choice, the page follows the system's color scheme live, and so does the browser's theme color", async ({
  page,
}) => {
  const shown = () =>
    page.evaluate(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
    ]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await shown()).toEqual(["rgb(10, 10, 11)", "#0a0a0b"]);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(shown).toEqual(["rgb(255, 255, 255)", "#ffffff"]);
});

test("before any code has loaded, the page has its shape and colors", async ({ browser, product }) => {
  const signedIn = await signedInState(browser, product);
  const visits = [
    ["/calendar", withStored(signedIn, { atrium_theme: "dark" }), SIZES.desktop, 288],
    ["/", withStored(signedIn, { atrium_sidebar_collapsed: "true" }), SIZES.desktop, 64],
    ["/chat", signedIn, SIZES.phone, 0],
    // Half the window, as the panel beside the form.
    ["/login", undefined, SIZES.desktop, 720],
    ["/login", undefined, SIZES.phone, 0],
  ] as const;
  for (const [path, storageState, viewport, sidebarWidth] of visits) {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport,
      serviceWorkers: "block",
      ...(storageState ? { storageState } : {}),
    });
    const page = await context.newPage();
    const answer = await leaveUnanswered(page, /\.js$/);
    await page.goto(path, { waitUntil: "commit" });
    const skeleton = page.locator("#atrium-skeleton");
    await expect(skeleton).toBeVisible();
    const sidebar = await skeleton.locator(".side").boundingBox();
    expect(sidebar?.width ?? 0).toBe(sidebarWidth);

    await answer();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect(skeleton).toHaveCount(0);
    await context.close();
  }
});

test("without JavaScript, the page says what it needs, in the system's colors", async ({ browser, product }) => {
  const context = await browser.newContext({
    baseURL: product.url,
    javaScriptEnabled: false,
    colorScheme: "dark",
    viewport: SIZES.phone,
  });
  const page = await context.newPage();
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Atrium needs JavaScript" })).toBeVisible();
  await expect(page.locator("#atrium-skeleton")).toBeHidden();
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(10, 10, 11)");
  await context.close();
});

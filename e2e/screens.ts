// `node e2e/screens.ts [directory] [--language code]`: screenshots of every screen, in both themes, on desktop and phone, from its own installation.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isLanguage, type Language } from "@atrium/shared-contracts/spec";
import { type Page, chromium } from "playwright";
import { findBrowser } from "../scripts/browser.ts";
import { composer, replies, replyIsComplete, send } from "./harness/chat.ts";
import { buildProduct } from "./harness/global-setup.ts";
import { switchLanguage, textOf } from "./harness/languages.ts";
import { newPerson, signUp } from "./harness/person.ts";
import { startProduct } from "./harness/product.ts";

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const THEMES = ["light", "dark"] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: "string", default: "en" } },
});
const language = languageOf(values.language);
const directory = positionals[0] ?? join(import.meta.dirname, "test-results", "screens");
mkdirSync(directory, { recursive: true });
buildProduct();
const product = await startProduct();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });

async function take(size: keyof typeof SIZES, theme: (typeof THEMES)[number]) {
  const context = await browser.newContext({
    viewport: SIZES[size],
    baseURL: product.url,
    colorScheme: theme,
    hasTouch: size === "phone",
    isMobile: size === "phone",
    locale: "en-US",
    timezoneId: "Europe/Berlin",
  });
  const page = await context.newPage();
  const shoot = (name: string) => page.screenshot({ path: join(directory, `${name}-${size}-${theme}.png`) });
  const settled = () => page.waitForLoadState("networkidle");
  /** The following steps find controls by their English names. */
  const inEnglish = () => switchLanguage(page, "en");
  const open = async (path: string, name: string) => {
    await page.goto(path);
    await switchLanguage(page, language);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await settled();
    await shoot(name);
  };

  await open("/", "landing");
  await open("/login", "sign-in");
  await open("/signup", "sign-up");
  await inEnglish();
  await signUpAs(page);
  await open("/", "home");
  await open("/new", "new-chat");
  await inEnglish();
  await send(page, "Lunch with Sam tomorrow at noon");
  await replies(page).last().getByRole("link").first().waitFor();
  await replyIsComplete(page);
  await composer(page).fill("What can you do for me?");
  await composer(page).press("Enter");
  await replies(page)
    .nth(1)
    .getByText(/\w+ \w+ \w+ \w+/)
    .first()
    .waitFor();
  await shoot("chat-streaming");
  await replyIsComplete(page);
  await send(page, "Find organic coffee under 30 euros");
  await replies(page)
    .last()
    .getByText(/coffee/i)
    .first()
    .waitFor();
  await replyIsComplete(page);
  await switchLanguage(page, language);
  await settled();
  await shoot("chat");
  await open("/chat", "chat-list");
  await open("/calendar", "calendar");
  await open("/marketplace", "marketplace");
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  await page.getByRole("table").first().waitFor();
  await settled();
  await shoot("product");
  await open("/settings", "settings");
  await open("/settings?tab=security", "settings-security");
  await open("/settings?tab=integrations", "settings-integrations");
  await takeOverlays(page, shoot);
  await context.close();
}

function languageOf(code: string): Language {
  if (!isLanguage(code)) throw new Error(`${code} is no language of the product`);
  return code;
}

/** Everything that opens over the page. */
async function takeOverlays(page: Page, shoot: (name: string) => Promise<unknown>) {
  await page.goto("/");
  await switchLanguage(page, language);
  await page.waitForLoadState("networkidle");
  const over = async (name: string, open: () => Promise<unknown>) => {
    await open();
    await page.waitForLoadState("networkidle");
    // Lets search results arrive and opening animations finish.
    await page.waitForTimeout(600);
    await shoot(name);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };
  const menu = page.getByRole("button", { name: textOf("shell", "sidebar.openMenu", language), exact: true });
  if (await menu.isVisible()) await over("drawer", () => menu.click());
  await over("search", async () => {
    await page.keyboard.press("/");
    await page.keyboard.type("lunch");
  });
  await over("palette", () => page.keyboard.press("ControlOrMeta+k"));
  await over("shortcuts", () => page.keyboard.press("?"));
  await over("notifications", () =>
    page.getByRole("button", { name: textOf("shell", "notifications.title", language) }).click(),
  );
}

async function signUpAs(page: Page) {
  await signUp(page, newPerson("Alex Morgan"));
}

for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) for (const theme of THEMES) await take(size, theme);
await browser.close();
await product.stop();
console.log(`Pictures are in ${directory}`);

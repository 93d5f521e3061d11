import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright";
import { ROOT } from "./built-product.ts";
import { replies, replyIsComplete, send } from "./chat.ts";
import { type Person, signUp } from "./person.ts";

/** Where the landing page's pictures of the product lie. */
export const PICTURES = join(ROOT, "shell/src/views/public-pages/product-picture");

interface PictureSize {
  /** Pixels of the window, which the page declares as the picture's size. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture for each of the window's. */
  readonly scale: number;
}

export const PICTURE_SIZES = JSON.parse(readFileSync(join(PICTURES, "sizes.json"), "utf8")) as Readonly<
  Record<"desktop" | "phone", PictureSize>
>;

/** WebP's quality, 0 to 1: text stays sharp, and a picture weighs some 50 kB. */
const QUALITY = 0.8;

/** Earlier conversations, so that the history isn't empty. */
const EARLIER = [
  "What's on my calendar this week?",
  "Find paper cups in stock",
  "Remind me to call the bakery at 4 pm",
];

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** What the pictures show, made once. */
export interface Scene {
  readonly path: string;
  readonly storageState: StorageState;
}

/** Signs a person up and has the conversation that the pictures show. */
export async function setScene(browser: Browser, url: string, person: Person): Promise<Scene> {
  const context = await browser.newContext({ baseURL: url, locale: "en-US", timezoneId: "Europe/Berlin" });
  const page = await context.newPage();
  await signUp(page, person);
  for (const text of [...EARLIER, "Find organic coffee under 6 euros"]) {
    await page.goto("/new");
    await send(page, text);
    await page.waitForURL(/\/chat\/[\da-f-]{36}/);
    await replyIsComplete(page);
  }
  await replies(page).last().getByRole("link").first().waitFor();
  await send(page, "Lunch with Sam tomorrow at noon");
  await replies(page).nth(1).getByRole("link").first().waitFor();
  await replyIsComplete(page);
  const scene = { path: new URL(page.url()).pathname, storageState: await context.storageState() };
  await context.close();
  return scene;
}

/** Takes one picture of the scene into a file. */
export async function takePicture(
  browser: Browser,
  url: string,
  scene: Scene,
  size: keyof typeof PICTURE_SIZES,
  theme: "light" | "dark",
  file: string,
): Promise<void> {
  const { width, height, scale } = PICTURE_SIZES[size];
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: theme,
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "Europe/Berlin",
    storageState: scene.storageState,
  });
  const page = await context.newPage();
  await page.goto(scene.path);
  const lunch = replies(page).filter({ hasText: "Lunch with Sam" }).last();
  await lunch.getByRole("link").first().waitFor();
  await page.waitForLoadState("networkidle");
  await lunch.evaluate((reply) => reply.scrollIntoView({ block: "end" }));
  await withoutCaret(page);
  await writeFile(file, await asWebp(context, await page.screenshot({ scale: "device" })));
  await context.close();
}

/** Playwright takes no WebP pictures, so the browser converts them. */
async function asWebp(context: BrowserContext, png: Buffer): Promise<Buffer> {
  const page = await context.newPage();
  const base64 = await page.evaluate(
    async ([source, quality]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", quality).split(",")[1] ?? "";
    },
    [`data:image/png;base64,${png.toString("base64")}`, QUALITY] as const,
  );
  await page.close();
  return Buffer.from(base64, "base64");
}

const withoutCaret = (page: Page) =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

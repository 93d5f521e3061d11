import type { Locator, Page } from "@playwright/test";
import { composer, replyIsComplete, send, thread } from "../harness/chat.ts";
import { signUp } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** What a phone's keyboard leaves of the window. */
const ABOVE_KEYBOARD = { width: 390, height: 420 };

const sendButton = (page: Page) => page.getByRole("button", { name: "Send message" });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not shown");
  return box;
}

/** How far down the window the middle of something is, from 0 to 1. */
async function middleOf(page: Page, locator: Locator) {
  const { y, height } = await boxOf(locator);
  return (y + height / 2) / (page.viewportSize()?.height ?? 0);
}

test("the message field is in the middle of a new conversation, and below it once it has begun", async ({
  page,
}, info) => {
  await signUp(page);
  for (const colorScheme of ["light", "dark"] as const)
    for (const [name, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await page.goto("/new");
      const greeting = page.getByRole("heading", { name: /^What can I help with/ });
      const suggestions = page.getByRole("group", { name: "Suggestions" });
      await expect(suggestions).toBeVisible();
      await page.screenshot({ path: info.outputPath(`${name}-${colorScheme}.png`) });
      expect(await middleOf(page, composer(page)), name).toBeGreaterThan(0.35);
      expect(await middleOf(page, composer(page)), name).toBeLessThan(0.65);
      expect(await middleOf(page, greeting)).toBeLessThan(await middleOf(page, composer(page)));
      expect(await middleOf(page, suggestions)).toBeGreaterThan(await middleOf(page, composer(page)));
    }

  await page.setViewportSize(ABOVE_KEYBOARD);
  await composer(page).click();
  await composer(page).pressSequentially("A long draft. ");
  for (let line = 0; line < 12; line += 1) await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("Its end");
  await expect(sendButton(page), "what's typed, and its button, are above the keyboard").toBeInViewport({ ratio: 0.9 });
  await page.screenshot({ path: info.outputPath("phone-keyboard.png") });
  await composer(page).fill("");

  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.evaluate(() => {
    addEventListener("transitionend", ({ target, propertyName }) => {
      const isField = target instanceof Element && target.querySelector(":scope > [data-clear-of-toasts]") !== null;
      if (isField && propertyName === "translate") document.body.dataset["fieldMoved"] = "true";
    });
  });
  await send(page, "Hello");
  await expect.poll(() => middleOf(page, composer(page))).toBeGreaterThan(0.85);
  await expect(composer(page)).toBeFocused();
  await expect(page.locator("body"), "it's seen on its way").toHaveAttribute("data-field-moved", "true");
  await replyIsComplete(page);
  await expect(thread(page)).toBeVisible();
  await page.screenshot({ path: info.outputPath("begun.png") });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the message field is in its place at once", async ({ page }) => {
    await signUp(page);
    await page.goto("/new?temporary");
    await page.getByRole("heading", { name: "Temporary chat", level: 2 }).waitFor();
    expect(await middleOf(page, composer(page))).toBeLessThan(0.65);
    await composer(page).fill("Hello");
    await composer(page).press("Enter");
    await thread(page).waitFor();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    expect(await middleOf(page, composer(page))).toBeGreaterThan(0.85);
    await replyIsComplete(page);
  });
});

test("a new conversation is in the history once, from the first moment on", async ({ page }) => {
  await signUp(page);
  await page.goto("/new");
  await page.evaluate(() => {
    const count = () =>
      [...document.querySelectorAll("li a[href^='/chat/']")].filter(({ textContent }) => textContent.includes("zebra"))
        .length;
    const seen = { most: 0 };
    Object.assign(globalThis, { seen });
    new MutationObserver(() => void (seen.most = Math.max(seen.most, count()))).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
  for (const number of [1, 2, 3]) {
    if (number > 1) await page.getByRole("link", { name: "New chat" }).first().click();
    await expect(page.getByRole("heading", { name: /^What can I help with/ })).toBeVisible();
    await send(page, `thanks, zebra ${number}`);
    await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
    await replyIsComplete(page);
    await expect(page.getByRole("link", { name: new RegExp(`zebra ${number}.*2 messages`) })).toHaveCount(1);
    expect(await page.evaluate(() => (globalThis as unknown as { seen: { most: number } }).seen.most)).toBe(number);
  }
  await send(page, "thanks again");
  await replyIsComplete(page);
  await expect(page.getByRole("link", { name: /zebra 3.*4 messages/ })).toHaveCount(1);
});

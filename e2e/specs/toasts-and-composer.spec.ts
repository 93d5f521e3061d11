import { type Page, expect } from "@playwright/test";
import { composer, replies, send, thread } from "../harness/chat.ts";
import { test } from "../harness/held-replies.ts";
import { signUp } from "../harness/person.ts";

const SIZES = { "a desktop": { width: 1440, height: 900 }, "a phone": { width: 390, height: 844 } };
const EIGHT_LINES = Array.from({ length: 8 }, (_, line) => `Line ${line + 1}`).join("\n");

const toast = (page: Page) => page.getByRole("region", { name: "Messages (F8)" }).locator("[data-variant]");
const attached = (page: Page) => page.getByRole("list", { name: "Attached files" }).getByRole("listitem");
const file = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from("Buy milk") });

/** Tries to copy a message in a browser that doesn't allow it, which raises a toast. */
async function raiseToast(page: Page) {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("Not allowed"));
  });
  await thread(page).getByRole("button", { name: "Copy message" }).first().dispatchEvent("click");
  await expect(toast(page)).toContainText("Your browser blocked copying");
}

/** How many pixels of what `selector` finds a toast covers once it has arrived. */
const coveredBy = (page: Page, selector: string) =>
  toast(page).evaluate((shown, found) => {
    if (shown.getAnimations().some(({ playState }) => playState === "running")) return undefined;
    const one = shown.getBoundingClientRect();
    const others = Array.from(document.querySelectorAll(found), (other) => other.getBoundingClientRect());
    const isWhole = one.left >= 0 && one.top >= 0 && one.right <= innerWidth && one.bottom <= innerHeight;
    if (!isWhole || others.length === 0) return Number.POSITIVE_INFINITY;
    return Math.max(
      ...others.map((other) => {
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return Math.max(width, 0) * Math.max(height, 0);
      }),
    );
  }, selector);
/** How many pixels of the composer, with its files and hint, it covers. */
const covered = (page: Page) => coveredBy(page, "main :has(> form)");

test.describe("on a phone's list of conversations", () => {
  test.use({ viewport: SIZES["a phone"] });

  test("no toast covers New chat or the headers, in the page or in the menu", async ({ page }, info) => {
    await signUp(page);
    await page.goto("/new");
    await send(page, "one");
    await expect(replies(page)).toContainText("Begins to answer one.");
    await page.goto("/chat");
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Actions for/ })
      .click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect(toast(page)).toContainText("Conversation deleted");
    await expect.poll(() => coveredBy(page, "header, main a[href='/new']")).toBe(0);
    await page.screenshot({ path: info.outputPath("page.png") });
    await page.getByRole("button", { name: "Open menu" }).click();
    const start = page.getByRole("dialog").getByRole("link", { name: "New chat", exact: true });
    await expect(start).toBeInViewport({ ratio: 1 });
    await page.screenshot({ path: info.outputPath("menu.png") });
    await expect.poll(() => coveredBy(page, "[role=dialog] a[href='/new']")).toBe(0);
  });
});

for (const [device, viewport] of Object.entries(SIZES)) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test("no toast covers the composer, whatever's in it or queued above it", async ({ page }, info) => {
      await signUp(page);
      await page.goto("/new");
      await send(page, "one");
      await expect(replies(page)).toContainText("Begins to answer one.");
      const expectClear = async (name: string) => {
        await raiseToast(page);
        await expect.poll(() => covered(page), { message: name }).toBe(0);
        await page.screenshot({ path: info.outputPath(`${name}.png`) });
        await page.keyboard.press("F8");
        await page.keyboard.press("Escape");
        await expect(toast(page)).toBeHidden();
      };
      await expectClear("one-line");
      await composer(page).fill(EIGHT_LINES);
      await expectClear("eight-lines");
      await page
        .locator("input[type=file]")
        .setInputFiles(["a.txt", "b.txt", "c.txt", "d.txt", "e.txt", "f.txt"].map(file));
      await expect(attached(page)).toHaveCount(6);
      await expectClear("eight-lines-and-files");
      await composer(page).fill("");
      await expectClear("files");
      await composer(page).fill("two");
      await expect(page.getByRole("button", { name: "Send message" })).not.toHaveAttribute("aria-disabled", "true");
      await composer(page).press("Enter");
      await expect(attached(page)).toHaveCount(0);
      await send(page, "three");
      await expect(thread(page).getByRole("article", { name: "You, queued" })).toHaveCount(2);
      await expectClear("queue");
      await composer(page).fill(EIGHT_LINES);
      await expectClear("queue-and-eight-lines");
    });
  });
}

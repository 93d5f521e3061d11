import type { Page } from "@playwright/test";
import { composer, replies, replyIsComplete, send, thread, useTool } from "../harness/chat.ts";
import { signUp } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

const reply = (page: Page) => replies(page).last();
const tool = (page: Page, name: string) => reply(page).getByRole("button", { name, exact: true });

/** What the browser's voice is asked to say. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    const speech = Object.assign(new EventTarget(), {
      said,
      getVoices: () => [],
      speak: ({ text }: SpeechSynthesisUtterance) => void said.push(text),
      cancel: () => void said.push("(cancel)"),
    });
    Object.defineProperty(globalThis, "speechSynthesis", { value: speech });
  });
}
const said = (page: Page) =>
  page.evaluate(() => (speechSynthesis as unknown as { readonly said: readonly string[] }).said);

for (const [device, viewport] of [
  ["desktop", { width: 1440, height: 900 }],
  ["phone", { width: 390, height: 844 }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, permissions: ["clipboard-read", "clipboard-write"] });

    test("a reply is rated, copied, read aloud and quoted", async ({ page, context }) => {
      await listen(page);
      await signUp(page);
      await page.goto("/new");
      await send(page, "what can you do?");
      await replyIsComplete(page);
      await reply(page).hover();

      await tool(page, "Bad reply").click();
      await expect(tool(page, "Bad reply")).toHaveAttribute("aria-pressed", "true");
      await tool(page, "Tell us more").click();
      const dialog = page.getByRole("dialog", { name: "What was wrong with this reply?" });
      await dialog.getByRole("textbox", { name: "Your feedback" }).fill("It went on for too long");
      await dialog.getByRole("button", { name: "Send" }).click();
      await expect(page.getByText("Thank you for your feedback!")).toBeVisible();
      await expect(dialog).toBeHidden();
      const other = await context.newPage();
      await other.goto(page.url());
      await expect(tool(other, "Bad reply")).toHaveAttribute("aria-pressed", "true");
      await tool(page, "Good reply").click();
      await expect(tool(other, "Good reply")).toHaveAttribute("aria-pressed", "true");
      await expect(tool(other, "Bad reply")).toHaveAttribute("aria-pressed", "false");
      await other.close();
      await page.reload();
      await expect(tool(page, "Good reply")).toHaveAttribute("aria-pressed", "true");

      await tool(page, "Copy as Markdown").click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("**Settings**");

      await useTool(page, reply(page), "Read aloud");
      await expect(tool(page, "Stop reading")).toBeVisible();
      await expect.poll(async () => (await said(page)).at(-1)).toMatch(/^I.m .*assistant/);
      await tool(page, "Stop reading").click();
      expect((await said(page)).at(-1)).toBe("(cancel)");
      await expect(tool(page, "Stop reading")).toBeHidden();

      await composer(page).fill("About this:");
      await reply(page)
        .getByText("Settings", { exact: true })
        .evaluate((element) => getSelection()?.selectAllChildren(element));
      const button = page.getByRole("button", { name: "Quote", exact: true }).and(page.locator(":not([role=log] *)"));
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.click();
      await expect(composer(page)).toHaveValue("About this:\n\n> Settings\n\n");
      await expect(composer(page)).toBeFocused();
      await expect(button).toBeHidden();
      await useTool(page, reply(page), "Quote");
      await expect(composer(page)).toHaveValue(/^About this:\n\n> Settings\n\n> I'm /);
      await expect(composer(page)).toBeFocused();
      await expect(thread(page)).toBeVisible();
    });
  });
}

import { type Page, expect } from "@playwright/test";
import { replies, replyIsComplete, send, thread } from "../harness/chat.ts";
import { signUp } from "../harness/person.ts";
import { test } from "../harness/test.ts";

const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

const main = (page: Page) => page.getByRole("main");

/** Opens a conversation's menu with the keyboard, and chooses from it. */
async function choose(page: Page, title: string, action: string): Promise<void> {
  await main(page)
    .getByRole("button", { name: `Actions for ${title}` })
    .press("Enter");
  await page.getByRole("menuitem", { name: action }).press("Enter");
}

/** Opens the list's menu with the keyboard, and chooses from it. */
async function openMore(page: Page, action: string): Promise<void> {
  await main(page).getByRole("button", { name: "More options" }).press("Enter");
  await page.getByRole("menuitem", { name: action }).press("Enter");
}

const PLAN = Array.from({ length: 60 }, (_, line) => `Line ${line + 1} of the plan`).join("\n");
const said = (id: string, parent: string, role: string, text: string) => ({
  [id]: {
    id,
    parent,
    message: { author: { role }, create_time: 1_700_000_000, content: { content_type: "text", parts: [text] } },
  },
});
/** An export of ChatGPT: one conversation, and one without messages. */
const FROM_CHATGPT = [
  {
    id: "one",
    title: "Trip to Rome",
    create_time: 1_700_000_000.5,
    update_time: 1_700_000_100,
    current_node: "reply",
    mapping: {
      root: { id: "root", parent: null, message: null },
      ...said("question", "root", "user", "Where to?"),
      ...said(
        "reply",
        "question",
        "assistant",
        `The plan:\n\n\`\`\`text\n${PLAN}\n\`\`\`\n\n\`\`\`mermaid\nflowchart TD\n  Home --> Rome\n\`\`\``,
      ),
    },
  },
  { id: "two", title: "Empty", create_time: 1_700_000_000, mapping: {} },
];

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(name, () => {
    test.use({
      viewport,
      colorScheme: name === "phone" ? "dark" : "light",
    });

    test("a conversation is duplicated", async ({ page }) => {
      await signUp(page);
      await page.goto("/new");
      await send(page, "Hello there");
      await replyIsComplete(page);
      const original = page.url();
      const reply = (await replies(page).last().innerText()).trim();
      await choose(page, "Hello there", "Duplicate");
      await expect(page).not.toHaveURL(original);
      await expect(page.getByRole("heading", { level: 1, name: "Hello there (copy)" })).toBeVisible();
      await expect(page.getByText("Conversation duplicated").first()).toBeVisible();
      await expect(thread(page).getByText("Hello there", { exact: true })).toBeVisible();
      await expect(replies(page)).toHaveCount(1);
      expect((await replies(page).last().innerText()).trim()).toBe(reply);
      const own = thread(page).getByRole("article", { name: "You", exact: true });
      await own.hover();
      await own.getByRole("button", { name: "Edit message" }).click();
      await own.getByRole("textbox", { name: "Edit message" }).fill("Only in the copy");
      await own.getByRole("button", { name: "Send", exact: true }).click();
      await expect(thread(page).getByRole("group", { name: "Version 2 of 2" })).toBeVisible();
      await replyIsComplete(page);
      await page.goto(original);
      await expect(replies(page)).toHaveCount(1);
      await expect(thread(page).getByText("Only in the copy")).toHaveCount(0);
    });

    test("a page that's printed without an export is printed without what's around it", async ({ page }) => {
      await signUp(page);
      await page.goto("/new");
      await send(page, "Hello there");
      await replyIsComplete(page);
      const around = [
        name === "phone"
          ? page.getByRole("button", { name: "Open menu" })
          : page.getByRole("navigation", { name: "Main navigation" }),
        page.getByRole("textbox", { name: "Message" }),
      ];
      for (const part of around) await expect(part).toBeVisible();
      await page.emulateMedia({ media: "print" });
      for (const part of around) await expect(part).toBeHidden();
      await expect(replies(page).last()).toBeVisible();
    });

    test("conversations are exported and imported", async ({ page }) => {
      await signUp(page);
      await page.goto("/chat");
      await openMore(page, "Import…");
      const importing = page.getByRole("dialog", { name: "Import conversations" });
      await importing.locator("input[type=file]").setInputFiles({
        name: "conversations.json",
        mimeType: "application/json",
        buffer: Buffer.from(JSON.stringify(FROM_CHATGPT)),
      });
      await expect(importing.getByText("Import finished")).toBeVisible();
      await expect(importing.getByRole("listitem")).toHaveText(/EmptyNo messages/);
      await importing.getByRole("button", { name: "Done" }).press("Enter");
      await expect(importing).toBeHidden();
      await main(page)
        .getByRole("link", { name: /^Trip to Rome/ })
        .click();
      await expect(replies(page)).toHaveCount(1);
      await expect(thread(page).getByText("Where to?")).toBeVisible();

      await choose(page, "Trip to Rome", "Export…");
      const exporting = page.getByRole("dialog", { name: "Export conversation" });
      await exporting.getByRole("radio", { name: /JSON/ }).check();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        exporting.getByRole("button", { name: "Export" }).press("Enter"),
      ]);
      expect(download.suggestedFilename()).toBe("Trip to Rome.json");
      const file = await download.path();

      await choose(page, "Trip to Rome", "Export…");
      await exporting.getByRole("radio", { name: /PDF/ }).check();
      await page.evaluate(() => {
        window.print = () => document.documentElement.setAttribute("data-print-asked", "");
      });
      await exporting.getByRole("button", { name: "Export" }).click();
      await expect(page.locator("[data-print-asked]")).toBeAttached();
      await page.emulateMedia({ media: "print" });
      const paper = page.locator("[data-printed]");
      await expect(paper.getByRole("heading", { name: "Trip to Rome" })).toBeVisible();
      await expect(paper.getByText("Line 60 of the plan")).toBeVisible();
      const diagram = paper.getByRole("img", { name: "Diagram" });
      await expect(diagram).toBeVisible();
      expect(await diagram.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
      await expect(page.getByRole("button", { name: /Copy|Show/ })).toHaveCount(0);
      await page.emulateMedia({ media: "screen" });
      await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
      await expect(exporting).toBeHidden();

      // The dialog that closes goes back in the history, which can cut a navigation off.
      await expect(() => page.goto("/chat")).toPass();
      await choose(page, "Trip to Rome", "Delete");
      await expect(main(page).getByText("No conversations yet")).toBeVisible();
      for (const [added, here] of [
        ["1", "0"],
        ["0", "1"],
      ]) {
        await openMore(page, "Import…");
        await importing.locator("input[type=file]").setInputFiles(file);
        await expect(importing.getByText("Import finished")).toBeVisible();
        await expect(importing.getByRole("definition")).toHaveText([added ?? "", here ?? "", "0"]);
        await importing.getByRole("button", { name: "Done" }).click();
      }
      await main(page)
        .getByRole("link", { name: /^Trip to Rome/ })
        .click();
      await expect(thread(page).getByText("Where to?")).toBeVisible();
    });
  });
}

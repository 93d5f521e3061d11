import { type Locator, type Page, expect } from "@playwright/test";
import { replyIsComplete, send } from "../harness/chat.ts";
import { switchLanguage } from "../harness/languages.ts";
import { signUp } from "../harness/person.ts";
import { test } from "../harness/test.ts";

const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

const main = (page: Page) => page.getByRole("main");
const link = (scope: Locator, title: string) => scope.getByRole("link", { name: new RegExp(`^${title}`) });

/** Starts a conversation for each title, and opens the list. */
async function start(page: Page, titles: readonly string[]): Promise<void> {
  await signUp(page);
  for (const title of titles) {
    await page.goto("/new");
    await send(page, title);
    await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}/);
    await replyIsComplete(page);
  }
  await page.goto("/chat");
  for (const title of titles) await expect(link(main(page), title)).toBeVisible();
}

async function choose(page: Page, title: string, action: string): Promise<void> {
  await main(page)
    .getByRole("button", { name: `Actions for ${title}` })
    .click();
  await page.getByRole("menuitem", { name: action }).click();
}

/** The titles in the list, from top to bottom. */
const titles = (page: Page) =>
  main(page)
    .getByRole("listitem")
    .getByRole("link")
    .evaluateAll((links) => links.map((entry) => entry.firstElementChild?.textContent ?? ""));

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme: name === "phone" ? "dark" : "light" });

    test("conversations are pinned, archived and found again, and a new message brings one back", async ({ page }) => {
      await start(page, ["Alpha", "Beta", "Gamma"]);
      await choose(page, "Alpha", "Pin");
      await expect(main(page).getByRole("heading", { name: "Pinned" })).toBeVisible();
      await expect.poll(() => titles(page)).toEqual(["Alpha", "Gamma", "Beta"]);
      await page.reload();
      await expect.poll(() => titles(page)).toEqual(["Alpha", "Gamma", "Beta"]);

      await choose(page, "Beta", "Archive");
      await expect.poll(() => titles(page)).toEqual(["Alpha", "Gamma"]);
      await main(page).getByRole("link", { name: "Archived" }).click();
      await expect.poll(() => titles(page)).toEqual(["Beta"]);
      await main(page).getByRole("button", { name: "Search chats" }).click();
      await page.getByRole("dialog").getByRole("combobox").fill("Beta");
      await expect(page.getByRole("option", { name: /Beta.*Archived/ }).first()).toBeVisible();
      await page.keyboard.press("Escape");

      await link(main(page), "Beta").click();
      await send(page, "Hello again");
      await replyIsComplete(page);
      await page.goto("/chat");
      await expect.poll(() => titles(page)).toEqual(["Alpha", "Beta", "Gamma"]);
    });

    test("several conversations are deleted, and brought back", async ({ page }) => {
      await start(page, ["Alpha", "Beta", "Gamma"]);
      const box = (title: string) => main(page).getByRole("checkbox", { name: `Select ${title}` });
      const top = async () => (await link(main(page), "Alpha").boundingBox())?.y;
      const before = await top();
      await box("Gamma").click();
      await box("Alpha").click({ modifiers: ["Shift"] });
      const bar = main(page).getByRole("toolbar", { name: "Selected chats" });
      await expect(bar.getByText("3 selected")).toBeVisible();
      expect(await top(), "the bar moves nothing").toBe(before);
      await switchLanguage(page, "de");
      const count = await main(page).getByText("3 ausgewählt").boundingBox();
      const all = await main(page).getByRole("button", { name: "Alle auswählen", exact: true }).boundingBox();
      expect((count?.x ?? 0) + (count?.width ?? 0), "words don't overlap").toBeLessThanOrEqual(all?.x ?? 0);
      await switchLanguage(page, "en");
      await box("Beta").click();
      await expect(bar.getByText("2 selected")).toBeVisible();
      await bar.getByRole("button", { name: "Delete" }).click();
      await expect.poll(() => titles(page)).toEqual(["Beta"]);
      await expect(main(page)).toBeFocused();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect.poll(() => titles(page)).toEqual(["Gamma", "Beta", "Alpha"]);
      await expect(main(page)).toBeFocused();
      await link(main(page), "Gamma").click();
      await expect(page.getByRole("log").getByText("Gamma", { exact: true }).first()).toBeVisible();
    });

    test("conversations are filed in folders", async ({ page }) => {
      await start(page, ["Alpha", "Beta"]);
      await choose(page, "Alpha", "Move to folder…");
      const dialog = page.getByRole("dialog", { name: "Move to folder" });
      await dialog.getByRole("textbox", { name: "New folder" }).fill("Work");
      await dialog.getByRole("button", { name: "Create" }).click();
      await expect(dialog).toBeHidden();
      await expect(link(main(page), "Alpha")).toContainText("Work");
      if (name === "phone") await page.getByRole("button", { name: "Open menu" }).click();
      const folder = page.getByRole("button", { name: "Work", exact: true });
      await expect(folder).toHaveAttribute("aria-expanded", "false");
      await folder.click();
      await page.reload();
      if (name === "phone") await page.getByRole("button", { name: "Open menu" }).click();
      await expect(folder).toHaveAttribute("aria-expanded", "true");
      await expect(page.getByRole("link", { name: /^Alpha/ }).first()).toBeVisible();
      await page.getByRole("button", { name: "Actions for folder Work" }).click();
      await page.getByRole("menuitem", { name: "Delete folder" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete folder" }).click();
      await expect(folder).toBeHidden();
      await expect(page.getByRole("link", { name: /^Alpha/ }).first()).toBeVisible();
    });
  });
}

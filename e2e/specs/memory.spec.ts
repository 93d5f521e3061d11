import type { Page } from "@playwright/test";
import type { Language } from "@atrium/shared-contracts/spec";
import { expectAccessible } from "../harness/accessible.ts";
import { replies, say } from "../harness/chat.ts";
import { switchLanguage, textOf } from "../harness/languages.ts";
import { signUp } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

const SIZES = { "a desktop": { width: 1280, height: 900 }, "a phone": { width: 390, height: 844 } };
const HOSTILE = "<img src=x onerror=alert(1)> **bold** and a_word_of_".padEnd(240, "nothing");
/** Each language on one device, to save time. */
const SPOKEN = [
  {
    language: "en",
    device: "a desktop",
    remember: ["Remember that I'm vegetarian", `Remember that ${HOSTILE}`],
    fact: "I'm vegetarian",
    recall: "What do you remember about me?",
    forget: "Forget that I'm vegetarian",
    yes: "Yes, do it",
  },
  {
    language: "de",
    device: "a phone",
    remember: ["Merk dir, dass ich Vegetarier bin", `Merk dir: ${HOSTILE}`],
    fact: "ich bin Vegetarier",
    recall: "Was weißt du über mich?",
    forget: "Vergiss, dass ich Vegetarier bin",
    yes: "Ja, machen",
  },
] as const;

const last = (page: Page) => replies(page).last();
const inSettings = (language: Language) => (key: string) => textOf("mfe-settings", key, language);

for (const { language, device, remember, fact, recall, forget, yes } of SPOKEN)
  test.describe(`on ${device} in ${language}`, () => {
    test.use({ viewport: SIZES[device] });

    test("what the assistant is asked to remember is told, listed, edited and deleted", async ({ page }, info) => {
      const text = inSettings(language);
      const shoot = async (name: string, checked = true) => {
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          if (checked) await expectAccessible(page, `${name} ${colorScheme}`);
          await page.screenshot({ path: info.outputPath(`${name}-${colorScheme}.png`) });
        }
      };
      await signUp(page);
      await page.goto("/settings");
      await switchLanguage(page, language);
      const section = page.getByRole("region", { name: text("memory.title"), exact: true });
      await expect(section.getByText(text("memory.empty"))).toBeVisible();
      await section.scrollIntoViewIfNeeded();
      await shoot("empty");

      await page.goto("/new");
      await say(page, remember[0], 2);
      await say(page, remember[1], 4);
      await expect(last(page).locator("img")).toHaveCount(0);
      await page.goto("/new");
      await say(page, recall, 2);
      await expect(last(page).getByRole("listitem")).toHaveText([HOSTILE, fact]);
      await shoot("recalled");

      await page.goto("/settings");
      const rows = section.getByRole("listitem");
      await expect(rows).toHaveCount(2);
      await expect(rows.first().locator("p").first()).toHaveText(HOSTILE);
      await section.scrollIntoViewIfNeeded();
      await shoot("listed");
      await rows.last().getByRole("button").first().click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox").fill("Tea\nfor two");
      await shoot("editor");
      await dialog.getByRole("button", { name: text("memory.save"), exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(rows.last()).toContainText("Tea for two");
      await rows.first().getByRole("button").last().click();
      await shoot("delete");
      await dialog.getByRole("button", { name: text("memory.delete"), exact: true }).click();
      await expect(rows).toHaveCount(1);
      await expect(section.getByText(text("memory.deleted"))).toBeVisible();

      await page.goto("/new");
      await say(page, remember[0], 2);
      await say(page, forget, 4);
      await shoot("forget");
      await page.getByRole("log").getByRole("button", { name: yes, exact: true }).click();
      await expect(replies(page)).toHaveCount(3);
      await page.goto("/settings");
      await expect(rows).toHaveCount(1);

      const toggle = section.getByRole("switch");
      const saved = page.waitForResponse((response) => response.request().method() === "PUT");
      await toggle.click();
      await saved;
      await expect(toggle).not.toBeChecked();
      await page.goto("/new");
      await say(page, remember[0], 2);
      await page.goto("/settings");
      await expect(rows).toHaveCount(1);
    });
  });

test("a temporary chat neither uses nor adds memories", async ({ page }) => {
  await signUp(page);
  await page.goto("/new");
  await say(page, "Remember that I'm vegetarian", 2);
  await page.goto("/new");
  await page.getByRole("switch", { name: "Temporary chat" }).click();
  await say(page, "Remember that I like tea", 2);
  await expect(last(page)).toContainText("This is a temporary chat");
  await say(page, "What do you remember?", 4);
  await expect(last(page)).not.toContainText("vegetarian");
  await page.goto("/settings");
  await expect(page.getByRole("region", { name: "Memory" }).getByRole("listitem")).toHaveCount(1);
});

test.describe("two devices", () => {
  test.use({ expectedErrors: /409 \(Conflict\)/ });

  test("see what the other did", async ({ page, context }) => {
    await signUp(page);
    await page.goto("/new");
    for (const [index, fact] of ["I like tea", "I live in Graz", "I have a dog"].entries())
      await say(page, `Remember that ${fact}`, 2 * (index + 1));
    await page.goto("/settings");
    const section = (of: Page) => of.getByRole("region", { name: "Memory" });
    const rows = (of: Page) => section(of).getByRole("listitem");
    const other = await context.newPage();
    await other.goto("/settings");
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(other)).toHaveCount(3);

    await page.getByRole("button", { name: "Edit: I like tea" }).click();
    await other.getByRole("button", { name: "Edit: I like tea" }).click();
    for (const [of, fact] of [
      [other, "I like cocoa"],
      [page, "I like coffee"],
    ] as const) {
      await of.getByRole("dialog").getByRole("textbox").fill(fact);
      await of.getByRole("button", { name: "Save", exact: true }).click();
    }
    await expect(page.getByRole("dialog")).toContainText("Another device changed this to: “I like cocoa”");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(rows(page).last()).toContainText("I like coffee");

    await section(other).getByRole("button", { name: "Delete all" }).click();
    await other.getByRole("dialog").getByRole("button", { name: "Delete all" }).click();
    await expect(rows(other)).toHaveCount(0);
    await page.getByRole("button", { name: "Delete: I live in Graz" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(rows(page)).toHaveCount(0);
    await expect(section(page).getByText("Nothing remembered yet")).toBeVisible();
  });
});

import type { Page } from "@playwright/test";
import { answered, messageField, messages, say, useTool } from "../harness/chat.ts";
import { switchLanguage, textOf } from "../harness/languages.ts";
import { signUp } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

const SIZES = { "a desktop": { width: 1440, height: 900 }, "a phone": { width: 390, height: 844 } };
const SPOKEN = [
  {
    language: "en",
    orders: ["Lunch with Sam tomorrow at noon", "Move lunch with Sam to 1pm", "Cancel lunch with Sam"],
    yes: "Yes, do it",
    no: "No, leave it",
    undo: "Undo",
    back: "Taken back. As before: Lunch with Sam",
  },
  {
    language: "ja",
    orders: ["明日12時に佐藤さんとランチ", "佐藤さんとランチを13時に変更して", "佐藤さんとランチをキャンセルして"],
    yes: "はい、実行",
    no: "いいえ、そのまま",
    undo: "元に戻す",
    back: "元に戻しました。以前の状態: 佐藤さんとランチ",
  },
] as const;

const buttons = (page: Page, name: string) => page.getByRole("log").getByRole("button", { name, exact: true });

for (const [device, viewport] of Object.entries(SIZES))
  for (const { language, orders, yes, no, undo, back } of SPOKEN)
    test.describe(`on ${device} in ${language}`, () => {
      test.use({ viewport });

      test("what the assistant asks is answered by a button, and what it did is taken back by one", async ({
        page,
      }) => {
        await signUp(page);
        await page.goto("/new");
        await switchLanguage(page, language);
        const [create, move, cancel] = orders;
        await say(page, create, 2);
        await expect(buttons(page, undo)).toHaveCount(1);
        await say(page, move, 4);
        await expect(buttons(page, undo)).toHaveCount(2);
        await say(page, cancel, 6);
        await expect(buttons(page, yes)).toBeVisible();
        await page.screenshot({ path: test.info().outputPath("asked.png") });
        await page.emulateMedia({ colorScheme: "dark" });
        await page.screenshot({ path: test.info().outputPath("asked-dark.png"), animations: "disabled" });
        await buttons(page, no).click();
        await answered(page, 8);
        await expect(buttons(page, yes)).toHaveCount(0);
        await expect(messageField(page)).toBeFocused();

        await say(page, cancel, 10);
        await page.reload();
        await buttons(page, yes).click();
        await answered(page, 12);
        await expect(buttons(page, yes)).toHaveCount(0);
        await buttons(page, undo).last().click();
        await expect(messages(page).last()).toContainText(back);
        await page.screenshot({ path: test.info().outputPath("taken-back.png") });
      });
    });

for (const [device, language, order, again] of [
  ["a desktop", "en", "Lunch with Sam tomorrow at noon", "Lunch with Sam tomorrow at 1pm"],
  ["a phone", "vi", "Ăn trưa với Sam lúc 12 giờ trưa mai", "Ăn trưa với Sam lúc 13 giờ mai"],
  ["a desktop", "zh-CN", "明天中午12点和Sam吃午饭", "明天下午1点和Sam吃午饭"],
] as const)
  test.describe(`on ${device} in ${language}`, () => {
    test.use({ viewport: SIZES[device] });

    test("a new version of an order asks whether what the one before added is deleted", async ({ page }, info) => {
      const edit = textOf("mfe-chat", "message.edit", language);
      await signUp(page);
      await page.goto("/new");
      await switchLanguage(page, language);
      await say(page, order, 2);
      await useTool(page, messages(page).first(), edit, textOf("mfe-chat", "message.more", language));
      const field = page.getByRole("log").getByRole("textbox", { name: edit });
      await field.fill(again);
      await page
        .getByRole("log")
        .getByRole("button", { name: textOf("mfe-chat", "message.send", language), exact: true })
        .click();
      await answered(page, 2);
      const yes = buttons(page, textOf("mfe-chat", "choices.confirm", language));
      await expect(yes).toBeVisible();
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: info.outputPath(`elsewhere-${colorScheme}.png`), animations: "disabled" });
      }
      await yes.click();
      await answered(page, 4);
      // What's deleted is the one at noon.
      await expect(messages(page).last()).toContainText(/Sam.*12:00/);
    });
  });

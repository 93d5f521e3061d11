import { expect } from "@playwright/test";
import { SUPPORTED_LANGUAGES } from "@atrium/shared-contracts/spec";
import { composer, replyIsComplete, send } from "../harness/chat.ts";
import { switchLanguage, textOf } from "../harness/languages.ts";
import { signUp } from "../harness/person.ts";
import { test } from "../harness/test.ts";

const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme: name === "phone" ? "dark" : "light" });

    test("a conversation has settings of its own, from its first message on", async ({ page }, info) => {
      await signUp(page);
      await page.goto("/new");
      const chip = page.getByRole("button", { name: /^Model and instructions/ });
      const dialog = page.getByRole("dialog", { name: "Model and instructions" });
      await composer(page).fill("hello");
      await chip.click();
      await dialog.getByLabel("Temperature").fill("3");
      await dialog.getByLabel("Instructions").fill("Answer in rhymes");
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(dialog.getByText("Enter a number from 0 to 2")).toBeVisible();
      await page.screenshot({ path: info.outputPath("dialog.png") });
      await dialog.getByLabel("Temperature").fill("0.2");
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();
      await page.reload();
      await expect(composer(page)).toHaveValue("hello");
      await expect(chip).toHaveAccessibleName("Model and instructions: Temperature 0.2 · Instructions");
      await page.screenshot({ path: info.outputPath("new.png") });
      await send(page, "hello");
      await replyIsComplete(page);
      await expect(chip).toHaveAccessibleName("Model and instructions: Temperature 0.2 · Instructions");
      await page.screenshot({ path: info.outputPath("conversation.png") });

      const path = new URL(page.url()).pathname;
      const other = await page.context().newPage();
      await other.goto(path);
      await expect(other.getByRole("button", { name: /^Model and instructions: Temperature 0\.2/ })).toBeVisible();
      await page.getByRole("button", { name: "Actions for hello" }).last().click();
      await page.getByRole("menuitem", { name: "Model and instructions…" }).click();
      await expect(dialog.getByLabel("Instructions")).toHaveValue("Answer in rhymes");
      await dialog.getByRole("button", { name: "Use my settings" }).click();
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(chip).toBeHidden();
      await expect(other.getByRole("button", { name: /^Model and instructions/ })).toBeHidden();
      await page.goto("/new");
      await expect(chip).toHaveAccessibleName("Model and instructions");
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: SIZES.phone });

  test("Cancel and Save are beside each other in every language", async ({ page }, info) => {
    await signUp(page);
    await page.goto("/new");
    for (const language of SUPPORTED_LANGUAGES) {
      const say = (key: string) => textOf("mfe-chat", key, language);
      await switchLanguage(page, language);
      await page.getByRole("button", { name: say("ownSettings.title") }).click();
      const dialog = page.getByRole("dialog", { name: say("ownSettings.title") });
      const boxOf = async (key: string) => {
        const button = dialog.getByRole("button", { name: say(key), exact: true });
        await expect(button).toBeInViewport({ ratio: 1 });
        return (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      };
      // The buttons of the language before this one aren't measured.
      await expect(dialog.getByRole("heading")).toHaveText(say("ownSettings.title"));
      const [cancel, save] = [await boxOf("conversation.cancel"), await boxOf("conversation.save")];
      expect([language, save.y, save.height]).toEqual([language, cancel.y, cancel.height]);
      expect(save.x).toBeGreaterThan(cancel.x + cancel.width);
      await page.screenshot({ path: info.outputPath(`${language}.png`) });
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
  });
});

import { expect } from "@playwright/test";
import { composer, replyIsComplete, send } from "../harness/chat.ts";
import { switchLanguage } from "../harness/languages.ts";
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

test.describe("in German", () => {
  test.use({ viewport: SIZES.phone });

  test("Cancel and Save are beside each other on a phone", async ({ page }, info) => {
    await signUp(page);
    await page.goto("/new");
    await switchLanguage(page, "de");
    await page.getByRole("button", { name: /^Modell und Anweisungen/ }).click();
    const dialog = page.getByRole("dialog", { name: "Modell und Anweisungen" });
    const topOf = async (name: string) => (await dialog.getByRole("button", { name }).boundingBox())?.y;
    await expect(dialog.getByRole("button", { name: "Speichern" })).toBeInViewport({ ratio: 1 });
    expect(await topOf("Speichern")).toBe(await topOf("Abbrechen"));
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: info.outputPath(`german-${colorScheme}.png`) });
    }
  });
});

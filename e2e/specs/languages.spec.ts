import type { Page } from "@playwright/test";
import { SUPPORTED_LANGUAGES } from "@atrium/shared-contracts/spec";
import { type App, TEXT_KEYS, switchLanguage, textOf } from "../harness/languages.ts";
import { signUp } from "../harness/person.ts";
import { textFaults } from "../harness/shown-texts.ts";
import { expect, test } from "../harness/test.ts";

interface Screen {
  readonly path: string;
  /** A text on the screen that shows the screen is there, in its language. */
  readonly app: App;
  readonly key: string;
}

const PUBLIC: readonly Screen[] = [
  { path: "/", app: "shell", key: "landing.headline" },
  { path: "/login", app: "shell", key: "auth.login.title" },
  { path: "/signup", app: "shell", key: "auth.register.title" },
];
const SIGNED_IN: readonly Screen[] = [
  { path: "/", app: "shell", key: "home.steps.title" },
  { path: "/new", app: "mfe-chat", key: "new.hint" },
  { path: "/calendar", app: "mfe-calendar", key: "newEvent" },
  { path: "/marketplace", app: "mfe-marketplace", key: "sort.label" },
  { path: "/settings", app: "mfe-settings", key: "device.about" },
  { path: "/settings?tab=security", app: "mfe-settings", key: "security.next" },
];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Opens a screen once and switches it through every language, the way another tab would. */
async function walkLanguages(page: Page, { path, app, key }: Screen) {
  await page.goto(path);
  for (const language of SUPPORTED_LANGUAGES) {
    await test.step(`${path} in ${language}`, async () => {
      await switchLanguage(page, language);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByText(textOf(app, key, language)).first()).toBeVisible();
      expect.soft(await textFaults(page, TEXT_KEYS), `${path} in ${language}`).toEqual({
        keys: [],
        clipped: [],
        overflow: 0,
      });
    });
  }
  await switchLanguage(page, "en");
}

for (const viewport of SIZES) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test("every screen is complete and readable in each of the twelve languages", async ({ page }) => {
      for (const screen of PUBLIC) await walkLanguages(page, screen);
      await signUp(page);
      for (const screen of SIGNED_IN) await walkLanguages(page, screen);
    });
  });
}

test("a language applies from the first moment of the next visit", async ({ page }) => {
  await page.goto("/login");
  await switchLanguage(page, "ja");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await expect(page.getByRole("button", { name: textOf("shell", "auth.login.submit", "ja") })).toBeVisible();
});

test("what a new conversation suggests is understood in its own language", async ({ page }) => {
  await signUp(page);
  await page.goto("/new");
  await switchLanguage(page, "ja");
  await page.getByRole("button", { name: textOf("mfe-chat", "prompt.event.text", "ja") }).click();
  await expect(page.getByRole("log").getByRole("link", { name: /Sam とのランチ/ })).toBeVisible();
});

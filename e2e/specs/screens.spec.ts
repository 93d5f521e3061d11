import type { Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { replies, replyIsComplete, send } from "../harness/chat.ts";
import { signUp, userMenu } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

const PUBLIC = ["/", "/login", "/signup", "/terms", "/privacy", "/changelog", "/nowhere"];
const SIGNED_IN = {
  shell: ["/", "/changelog", "/nowhere"],
  features: ["/new", "/chat", "/calendar", "/marketplace", "/marketplace/visits"],
  settings: ["/settings", "/settings?tab=security", "/settings?tab=integrations"],
};
/** What opens over the page, with the keys that open it. */
const OVERLAYS = { "the command palette": "Control+k", "the search": "/", "the sheet of shortcuts": "?" };
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

// The browser logs that there's nothing at that URL.
test.use({ expectedErrors: /\/nowhere/ });

for (const viewport of SIZES) {
  test.describe(`${viewport.width} x ${viewport.height}, in both themes,`, () => {
    test.use({ viewport });

    test("every public page is accessible and as wide as the window", async ({ page }) => {
      for (const path of PUBLIC) await checkPage(page, path);
    });

    for (const [group, paths] of Object.entries(SIGNED_IN)) {
      test(`every page of the ${group} is accessible and as wide as the window`, async ({ page }) => {
        await signUp(page);
        for (const path of paths) await checkPage(page, path);
      });
    }

    test("a conversation is accessible and as wide as the window", async ({ page }) => {
      await signUp(page);
      await page.goto("/new");
      await send(page, "Lunch with Sam tomorrow at noon");
      await expect(replies(page).last().getByRole("link").first()).toBeVisible();
      await replyIsComplete(page);
      await checkThemes(page, "a conversation");
    });

    test("all that opens over a page is accessible and as wide as the window", async ({ page }) => {
      await signUp(page);
      await page.goto("/");
      await page.waitForLoadState("networkidle");
      for (const [name, keys] of Object.entries(OVERLAYS)) {
        await page.keyboard.press(keys);
        await expect(page.getByRole("dialog")).toBeVisible();
        await checkThemes(page, name);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toBeHidden();
      }
      await page.getByRole("button", { name: "Notifications" }).click();
      await checkThemes(page, "the notification panel");
      await page.keyboard.press("Escape");
      if (viewport.width < 900) {
        await page.getByRole("button", { name: "Open menu" }).click();
        await checkThemes(page, "the drawer");
      }
      await userMenu(page).click();
      await checkThemes(page, "the user menu");
      await page.getByRole("menuitem", { name: "Feedback" }).click();
      await checkThemes(page, "the feedback dialog");
    });
  });
}

async function checkPage(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await checkThemes(page, path);
}

async function checkThemes(page: Page, name: string) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveCSS("color-scheme", colorScheme);
    await expectAccessible(page, `${name}, ${colorScheme}`);
  }
}

import type { Page } from "@playwright/test";
import { goTo, signUp, userMenu } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

/** Opens an overlay and goes back: the overlay closes and the page stays. Going back again leaves the page. */
async function expectBackCloses(page: Page, open: () => Promise<void>, overlay: ReturnType<Page["getByRole"]>) {
  const { pathname } = new URL(page.url());
  await open();
  await expect(overlay).toBeVisible();
  await page.goBack();
  await expect(overlay).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(pathname);
}

test("Back closes overlays one after another, and then leaves the page", async ({ page }) => {
  await signUp(page);
  await page.goto("/");
  await goTo(page, "Marketplace");
  await goTo(page, "Calendar");
  await expect(page.getByRole("grid")).toBeVisible();

  const dialog = page.getByRole("dialog");
  await expectBackCloses(page, () => page.keyboard.press("/"), dialog);
  await expectBackCloses(page, () => page.keyboard.press("Control+k"), dialog);
  await expectBackCloses(page, () => page.keyboard.press("?"), dialog);
  await expectBackCloses(page, () => page.getByRole("button", { name: "Notifications" }).click(), dialog);
  await expectBackCloses(page, () => userMenu(page).click(), page.getByRole("menu"));
  await expectBackCloses(page, () => page.getByRole("button", { name: "New event" }).first().click(), dialog);

  await userMenu(page).click();
  await page.getByRole("menuitem", { name: "Feedback" }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.goBack();
  await expect(page).toHaveURL(/\/marketplace$/);
});

test("Back closes a phone's menu, and it stays closed after the page was wide", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.goto("/calendar");
  const menu = page.getByRole("button", { name: "Open menu" });
  const navigation = page.getByRole("navigation", { name: "Main navigation" });
  await expectBackCloses(page, () => menu.click(), navigation);

  await menu.click();
  await expect(navigation).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu).toBeVisible();
  await expect(navigation).toBeHidden();
});

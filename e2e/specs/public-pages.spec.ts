import { expectAccessible } from "../harness/accessible.ts";
import { goTo, signUp, userMenu } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

// What browsers report about a page answered with 404, and about sockets without a network.
test.use({ expectedErrors: /status of 404|ERR_INTERNET_DISCONNECTED/ });

test("every page has a title, and an unknown URL answers 404 with a page that leads back", async ({ page }) => {
  for (const [path, title] of [
    ["/", "Atrium"],
    ["/login", "Welcome back · Atrium"],
    ["/auth/register", "Create your account · Atrium"],
    ["/terms", "Terms of Service · Atrium"],
    ["/privacy", "Privacy Policy · Atrium"],
    ["/changelog", "Changelog · Atrium"],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
  }
  expect((await page.goto("/nowhere"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await expect(page).toHaveTitle("Page not found · Atrium");
  await page.getByRole("link", { name: "Go to home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your day");

  await signUp(page);
  await page.goto("/");
  for (const [label, title] of [
    ["New chat", "New chat · Atrium"],
    ["Calendar", "Calendar · Atrium"],
    ["Marketplace", "Marketplace · Atrium"],
  ] as const) {
    await goTo(page, label);
    await expect(page).toHaveTitle(title);
    await expect(page.getByTestId("page-name")).toHaveText(title);
  }
  expect((await page.goto("/chat/0f0e0d0c-0b0a-4908-8706-050403020100"))?.status()).toBe(200);
  expect((await page.goto("/nowhere"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await expect(userMenu(page)).toBeVisible();
});

test.describe("around the product", () => {
  // Prefetches during idle time fail once the connection is gone.
  test.use({ expectedErrors: /net::ERR_|status of 404/ });
  for (const colorScheme of ["light", "dark"] as const) {
    test(`the pages around the product are accessible, ${colorScheme}, and fit a phone`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 844 });
      const check = async (path: string) => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        await page.waitForLoadState("networkidle");
        await expectAccessible(page, path);
      };
      const around = ["/terms", "/privacy", "/changelog", "/nowhere"];
      for (const path of around) await check(path);
      await signUp(page);
      for (const path of around) await check(path);
      await page.context().setOffline(true);
      await expect(page.getByText("You're offline.")).toBeVisible();
      await expectAccessible(page, "offline");
    });
  }
});

test("the changelog opens in its own tab and shows what's released here", async ({ page }) => {
  await signUp(page);
  await page.goto("/");
  await userMenu(page).click();
  const opened = page.context().waitForEvent("page");
  await page.getByRole("menuitem", { name: "Changelog" }).click();
  const changelog = await opened;
  await expect(changelog).toHaveURL(/\/changelog$/);
  await expect(changelog.getByText("Current").first()).toBeVisible();
  await changelog.getByRole("button", { name: "Calendar", exact: true }).click();
  await expect(changelog.getByRole("main").getByRole("listitem").first()).toContainText("Calendar");
});

test("can be installed: the browser has no complaints about the manifest, its icons and the worker", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? "{}") as { icons: { src: string; type: string }[] };
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, type]);
  }
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // Playwright's contexts are private windows, and browsers don't install apps from those.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  expect((await request.get("/robots.txt")).headers()["content-type"]).toContain("text/plain");
  expect((await request.get("/favicon.ico")).headers()["content-type"]).toBe("image/x-icon");
});

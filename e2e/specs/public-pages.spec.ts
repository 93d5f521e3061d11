import { goTo, signUp, userMenu } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

// What a browser says of the answer 404 to a page.
test.use({ expectedErrors: /status of 404/ });

test("every page is named, and an address that nobody serves answers 404 with a page that leads back", async ({
  page,
}) => {
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
  await expect(page.getByRole("heading", { level: 1, name: "This page does not exist" })).toBeVisible();
  await expect(page).toHaveTitle("This page does not exist · Atrium");
  await page.getByRole("link", { name: "Go to the start page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your day");

  await signUp(page);
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
  await expect(page.getByRole("heading", { level: 1, name: "This page does not exist" })).toBeVisible();
  await expect(userMenu(page)).toBeVisible();
});

test("the changelog opens in a tab of its own and shows what is released here", async ({ page }) => {
  await signUp(page);
  await userMenu(page).click();
  const opened = page.context().waitForEvent("page");
  await page.getByRole("menuitem", { name: "Changelog" }).click();
  const changelog = await opened;
  await expect(changelog).toHaveURL(/\/changelog$/);
  await expect(changelog.getByText("In use").first()).toBeVisible();
  await changelog.getByRole("button", { name: "Calendar", exact: true }).click();
  await expect(changelog.getByRole("main").getByRole("listitem").first()).toContainText("Calendar");
});

test("can be installed: the browser finds nothing wrong with the manifest, its icons and the worker", async ({
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
  // Playwright's contexts are private windows, which no app is installed from.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  expect((await request.get("/robots.txt")).headers()["content-type"]).toContain("text/plain");
  expect((await request.get("/favicon.ico")).headers()["content-type"]).toBe("image/x-icon");
});

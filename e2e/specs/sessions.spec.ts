import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import type { Page } from "@playwright/test";
import { goTo, newPerson, signIn, signOut, signUp, signUpOnPage } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

const openSecurity = async (page: Page) => {
  await page.goto("/settings?tab=security");
  return page.getByRole("list", { name: "Active sessions" }).getByRole("listitem");
};
const signInButton = (page: Page) => page.getByRole("button", { name: "Sign In with Email" });
const landing = (page: Page) => page.getByRole("link", { name: "Create an account" });

test("the terms can be read next to the sign-up form, and after use the browser keeps nothing without the product's prefix", async ({
  page,
}) => {
  await page.goto("/signup");
  const terms = page.getByRole("link", { name: "Terms of Service" }).first();
  const [opened] = await Promise.all([page.waitForEvent("popup"), terms.click()]);
  await expect(opened.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
  await opened.close();
  await expect(page.getByRole("checkbox")).not.toBeChecked();

  const connected = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
  await signUpOnPage(page);
  await connected;
  for (const label of ["Chat", "Calendar", "Marketplace"] as const) await goTo(page, label);
  const foreign = () =>
    page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => !key.startsWith("atrium_")),
    );
  await expect.poll(foreign).toEqual([]);
});

test("a device signed out from another one notices at once in every tab, even when idle, and leads back after signing in", async ({
  page,
  browser,
  product,
}) => {
  const person = await signUp(page, newPerson("Ada Byron"));
  const elsewhere = await browser.newContext({ baseURL: product.url, userAgent: PHONE });
  const other = await elsewhere.newPage();
  await signIn(other, person);
  await other.goto("/calendar");
  await expect(other.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await other.waitForLoadState("networkidle");
  const tab = await elsewhere.newPage();
  await tab.goto("/marketplace");
  await expect(tab.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await tab.waitForLoadState("networkidle");

  const rows = await openSecurity(page);
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("This device");
  await expect(rows.last()).toContainText("Safari on iOS");
  await page.getByRole("button", { name: "Sign out: Safari on iOS" }).click();
  await expect(rows).toHaveCount(1);

  for (const page of [other, tab]) {
    await expect(signInButton(page)).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("This session has ended. Please sign in again.");
  }
  await other.getByLabel("Email").fill(person.email);
  await other.getByLabel("Password", { exact: true }).fill(person.password);
  await signInButton(other).click();
  await expect(other).toHaveURL(/\/calendar$/);
  await expect(tab).toHaveURL(/\/marketplace$/);
  await elsewhere.close();
});

test("signing out everywhere ends every session and leads to the landing page", async ({ page, browser, product }) => {
  const person = await signUp(page, newPerson("Bea Curie"));
  const elsewhere = await browser.newContext({ baseURL: product.url });
  const other = await elsewhere.newPage();
  await signIn(other, person);
  await other.waitForLoadState("networkidle");

  await openSecurity(page);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign out all" }).click();
  await expect(landing(page)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  // The other one was on a page that's also visible when signed out.
  await expect(landing(other)).toBeVisible();
  await other.goto("/chat");
  await expect(signInButton(other)).toBeVisible();
  await elsewhere.close();
});

test.describe(() => {
  // The browser reports that the expired token was refused.
  test.use({ expectedErrors: /401 \(Unauthorized\)/ });

  test("a renewal whose answer is lost in a reload signs nobody out", async ({ page, context, product }) => {
    await signUp(page, newPerson("Cleo Noether"));
    const expired = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.authToken);
    await page.route("**/api/user/profile", (route) =>
      route.request().headers()["authorization"] === `Bearer ${expired}`
        ? route.fulfill({ status: 401, json: { message: "The session's token has expired", code: "token_expired" } })
        : route.continue(),
    );
    // The server has exchanged the refresh token, but the browser never gets the answer.
    const [cookie] = await context.cookies(`${product.url}/api/auth/refresh`);
    const renewal = await fetch(`${product.url}/api/auth/refresh`, {
      method: "POST",
      headers: { cookie: `${cookie?.name}=${cookie?.value}` },
    });
    expect(renewal.status).toBe(200);
    await page.reload();
    const rows = await openSecurity(page);
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText("This device");
    const token = () => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.authToken);
    await expect.poll(token).not.toBe(expired);
  });
});

test("signing out in one tab signs out the other", async ({ page, context }) => {
  await signUp(page, newPerson("Cleo Doe"));
  await page.goto("/");
  const second = await context.newPage();
  await second.goto("/marketplace");
  await expect(second.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await second.waitForLoadState("networkidle");
  await signOut(page);
  await expect(landing(second)).toBeVisible();
  await expect(second).toHaveURL(/\/$/);
});

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

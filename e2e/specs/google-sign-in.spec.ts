import { randomUUID } from "node:crypto";
import { startOpenIdProvider } from "@atrium/server/testing/openid-provider";
import { signOut, signUpOnPage, userMenu } from "../harness/person.ts";
import { freePort } from "../harness/ports.ts";
import { startProduct } from "../harness/product.ts";
import { test as base, expect } from "../harness/test.ts";

const account = (name: string, verified = true) => ({
  sub: randomUUID(),
  email: `${name.toLowerCase()}.${randomUUID().slice(0, 8)}@example.com`,
  email_verified: verified,
  name: `${name} Lovelace`,
});
const ada = account("Ada");
const mallory = account("Mallory", false);

// The provider doesn't have an icon.
const NO_ICON = /favicon\.ico/;

/** A product whose users can sign in with accounts of a provider that runs here. */
const test = base.extend({
  product: [
    async ({ productEnv }, provide) => {
      const port = await freePort();
      const provider = await startOpenIdProvider({
        redirectUri: `http://localhost:${port}/api/auth/google/callback`,
        accounts: [ada, mallory],
      });
      const product = await startProduct({ port, env: { ...productEnv, ...provider.env }, separateOrigins: true });
      await provide(product);
      await product.stop();
      await provider.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test.use({ expectedErrors: NO_ICON });

test("a new user signs in with a provider account and gets to the page they asked for", async ({ page }) => {
  await page.goto("/calendar");
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: ada.email }).click();
  await expect(page).toHaveURL(/\/calendar$/);
  await expect(userMenu(page)).toContainText("Ada Lovelace");
  await page.reload();
  await expect(userMenu(page)).toContainText(ada.email);

  await page.goto("/settings?tab=security");
  await expect(page.getByLabel("Current password", { exact: false })).toHaveCount(0);

  await signOut(page);
  await page.goto("/login");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(userMenu(page)).toContainText(ada.email);
});

test("a user who denies access, or whose address the provider hasn't verified, sees why and can continue", async ({
  page,
}) => {
  for (const [choice, said] of [
    ["Deny", "Google sign-in was canceled."],
    [mallory.email, "Google hasn't verified this email address yet."],
  ] as const) {
    await page.context().clearCookies();
    await page.goto("/signup");
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await page.getByRole("button", { name: choice }).click();
    await expect(page.getByRole("alert").filter({ hasText: said })).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/callback/);
  }
  await signUpOnPage(page);
});

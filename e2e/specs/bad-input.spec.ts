import { type Page } from "@playwright/test";
import { FAULTS, type Fault, breakCall } from "../harness/faults.ts";
import { newPerson, signUp, signUpOnPage, userMenu } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

// The browser's own message about a failed call, and the shell's about what it ignores.
test.use({ expectedErrors: /Failed to load resource/ });

/** What the form says for each fault. For the others it's the form's own message. */
const SAID: Partial<Record<Fault, string>> = {
  "a refusal with a message": "Not with this token",
  "too many calls": "Too many attempts. Please wait a minute.",
  "no network": "Network connection failed",
};

async function forEachFault(
  page: Page,
  path: RegExp,
  method: string,
  check: (said: string | undefined) => Promise<void>,
) {
  for (const fault of Object.keys(FAULTS) as Fault[]) {
    await test.step(fault, async () => {
      const mend = await breakCall(page, path, method, fault);
      await check(SAID[fault]);
      await mend();
    });
  }
}

test("a failed sign-in says why, keeps what was typed and can be retried", async ({ page }) => {
  const person = await signUp(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  const button = page.getByRole("button", { name: "Sign In with Email" });
  await forEachFault(page, /\/api\/auth\/login$/, "POST", async (said) => {
    await button.click();
    await expect(page.getByRole("alert").filter({ hasText: said ?? "Login failed" })).toBeVisible();
    await expect(button).toBeEnabled();
    await expect(page.getByLabel("Email")).toHaveValue(person.email);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue(person.password);
  });
  await button.click();
  await expect(userMenu(page)).toBeVisible();
});

test("a failed sign-up says why, keeps what was typed and can be retried", async ({ page }) => {
  const person = newPerson();
  await page.goto("/signup");
  await page.getByLabel("Full Name").fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm Password").fill(person.password);
  await page.getByRole("checkbox").check();
  const button = page.getByRole("button", { name: "Create Account" });
  await forEachFault(page, /\/api\/auth\/register$/, "POST", async (said) => {
    await button.click();
    await expect(page.getByRole("alert").filter({ hasText: said ?? "Signup failed" })).toBeVisible();
    await expect(page.getByLabel("Full Name")).toHaveValue(person.name);
    await expect(page.getByLabel("Confirm Password")).toHaveValue(person.password);
    await expect(page.getByRole("checkbox")).toBeChecked();
  });
  await button.click();
  await expect(userMenu(page)).toBeVisible();
});

test("feedback that can't be sent stays in the dialog, with the reason", async ({ page }) => {
  await signUp(page);
  await page.goto("/");
  await userMenu(page).click();
  await page.getByRole("menuitem", { name: "Feedback" }).click();
  const dialog = page.getByRole("dialog", { name: /feedback/i });
  await dialog.getByRole("textbox").fill("More marmalade, please");
  const button = dialog.getByRole("button", { name: /send|submit/i });
  await forEachFault(page, /\/api\/userFeedback$/, "POST", async () => {
    await button.click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await expect(dialog.getByRole("textbox")).toHaveValue("More marmalade, please");
    await expect(button).toBeEnabled();
  });
  await button.click();
  await expect(page.getByText("Thank you for your feedback!")).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("a profile that can't be saved stays in the form, with the reason", async ({ page }) => {
  await signUp(page);
  await page.goto("/settings");
  const name = page.getByLabel(/preferred name/i);
  await name.fill("Lexi");
  const button = page.getByRole("button", { name: /save/i }).first();
  await forEachFault(page, /\/api\/user\/profile$/, "PUT", async () => {
    await button.click();
    await expect(page.getByText(/Failed to save preferences/)).toBeVisible();
    await expect(name).toHaveValue("Lexi");
    await expect(button).toBeEnabled();
  });
  await button.click();
  await expect(page.getByText("Preferences saved successfully").first()).toBeVisible();
});

test("a server that never answers times out after ten seconds", async ({ page }) => {
  await page.clock.install();
  await page.goto("/login");
  // Otherwise the page's clock would also run while the form is being filled in.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route(/\/api\/auth\/login$/, () => undefined);
  await page.getByLabel("Email").fill("sam@example.com");
  await page.getByLabel("Password", { exact: true }).fill("something long");
  await page.getByRole("button", { name: "Sign In with Email" }).click();
  await page.clock.runFor(9_900);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page.getByRole("alert").filter({ hasText: "Network connection failed" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign In with Email" })).toBeEnabled();
});

test("the page starts, whatever is in the browser's storage", async ({ page }) => {
  await signUpOnPage(page);
  await page.goto("/settings");
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(3);
  const token = await page.evaluate(() => localStorage.getItem("atrium_auth_token") ?? "");
  for (const broken of ['{"broken', "null", "[1,2", "\u0000", "a.b"]) {
    await test.step(JSON.stringify(broken), async () => {
      await page.evaluate(
        ([value, valid]) => {
          for (const key of Object.keys(localStorage)) localStorage.setItem(key, value ?? "");
          localStorage.setItem("atrium_auth_token", valid ?? "");
        },
        [broken, token],
      );
      await page.goto("/settings");
      await expect(userMenu(page)).toBeVisible();
      await expect(page.getByRole("radio", { name: "System" })).toBeChecked();
    });
  }
  await page.evaluate(() => {
    localStorage.setItem("atrium_auth_token", "two.parts");
    localStorage.setItem("atrium_user", "{}");
  });
  await page.goto("/settings");
  await expect(page).toHaveURL(/\/login/);
  expect(
    await page.evaluate(() => [localStorage.getItem("atrium_auth_token"), localStorage.getItem("atrium_user")]),
  ).toEqual([null, null]);
});

for (const [state, error] of [
  ["blocked", "SecurityError"],
  ["full", "QuotaExceededError"],
] as const) {
  test(`with the browser's storage ${state}, a user can sign up and work`, async ({ page }) => {
    await page.addInitScript(
      ([name, isBlocked]) => {
        const refuse = () => {
          throw new DOMException("Not here", name);
        };
        Storage.prototype.setItem = refuse;
        if (isBlocked) {
          Storage.prototype.getItem = refuse;
          Storage.prototype.removeItem = refuse;
        }
      },
      [error, state === "blocked"] as const,
    );
    await signUpOnPage(page);
    await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Calendar" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

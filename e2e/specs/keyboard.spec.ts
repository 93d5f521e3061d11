import { composer, replies, replyIsComplete } from "../harness/chat.ts";
import { enter, expectFocusTrap, expectVisibleFocus, focused, tabTo, typeInto } from "../harness/keyboard.ts";
import { newPerson, signUp, userMenu } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

test("a user gets from the landing page to signing out without a pointer", async ({ page }) => {
  const person = newPerson();
  await page.goto("/");
  await enter(page, page.getByRole("link", { name: /sign up/i }).first());

  await typeInto(page, page.getByLabel("Full Name"), person.name);
  await typeInto(page, page.getByLabel("Email"), person.email);
  await typeInto(page, page.getByLabel("Password", { exact: true }), person.password);
  await typeInto(page, page.getByLabel("Confirm Password"), person.password);
  await tabTo(page, page.getByRole("checkbox"));
  await page.keyboard.press("Space");
  await enter(page, page.getByRole("button", { name: "Create Account" }));

  const navigation = page.getByRole("navigation", { name: "Main navigation" });
  await enter(page, navigation.getByRole("link", { name: "New chat" }));
  await tabTo(page, composer(page));
  await page.keyboard.type("Lunch with Sam tomorrow at noon");
  await page.keyboard.press("Enter");
  await replyIsComplete(page);
  await enter(page, replies(page).last().getByRole("link").first());
  await expect(page).toHaveURL(/\/calendar/);
  const event = page.getByRole("dialog");
  await expectFocusTrap(page, event);
  await page.keyboard.press("Escape");
  await expect(event).toBeHidden();

  await enter(page, navigation.getByRole("link", { name: "Marketplace" }));
  await enter(page, page.getByRole("main").getByRole("article").first().getByRole("link"));
  await expect(page).toHaveURL(/\/marketplace\/products\//);

  await enter(page, userMenu(page));
  await expect(page.getByRole("menuitem", { name: "Settings" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("radio", { name: "System" }));
  while (!(await page.getByRole("radio", { name: "Dark" }).isChecked())) await page.keyboard.press("ArrowLeft");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await enter(page, userMenu(page));
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("link", { name: /sign up/i }).first()).toBeVisible();

  await page.goto("/login");
  await test.step("every dialog traps focus and gives it back", async () => {
    await typeInto(page, page.getByLabel("Email"), person.email);
    await typeInto(page, page.getByLabel("Password", { exact: true }), person.password);
    await page.keyboard.press("Enter");
    const bell = page.getByRole("button", { name: "Notifications" });
    await enter(page, bell);
    await expectFocusTrap(page, page.getByRole("dialog", { name: "Notifications" }));
    await page.keyboard.press("Escape");
    await expect(bell).toBeFocused();

    await enter(page, userMenu(page));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expectFocusTrap(page, page.getByRole("dialog", { name: /feedback/i }));
    await page.keyboard.press("Escape");
    await expect(userMenu(page)).toBeFocused();
  });
});

test("the skip link is the first stop and skips the sidebar", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("the sign-in form's fields are reached in visual order, and every stop shows its focus", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email").focus();
  const order: string[] = [await focused(page)];
  for (let stop = 0; stop < 3; stop += 1) {
    await page.keyboard.press("Tab");
    order.push(await focused(page));
  }
  expect(order).toEqual(["Email", "Password", "Show password", "Continue with Google"]);
  await page.getByLabel("Email").fill("a@b.example");
  await page.getByLabel("Password", { exact: true }).fill("something");
  await expectVisibleFocus(page, 5);
});

test("every stop on the signed-in screens shows its focus", async ({ page }) => {
  await signUp(page);
  for (const path of ["/", "/new", "/calendar", "/marketplace", "/settings"]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expectVisibleFocus(page, 20);
    });
  }
});

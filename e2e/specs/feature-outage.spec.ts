import { goTo, signUp } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

test.use({ expectedErrors: /ERR_CONNECTION_REFUSED|mfe-calendar/ });

test("a feature whose origin is off costs its region alone, and Try again brings it back without a reload", async ({
  page,
  product,
}) => {
  await signUp(page);
  await product.origins["mfe-calendar"].stop();

  await goTo(page, "Calendar");
  const failure = page.getByRole("alert").filter({ hasText: "Calendar" });
  await expect(failure).toBeVisible({ timeout: 40_000 });
  await expect(failure).toContainText(/\d+\.\d+\.\d+/);

  await goTo(page, "Marketplace");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await goTo(page, "New chat");
  await expect(page.getByRole("textbox", { name: /message/i })).toBeVisible();

  await goTo(page, "Calendar");
  await expect(failure).toBeVisible({ timeout: 40_000 });
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await product.origins["mfe-calendar"].start();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
});

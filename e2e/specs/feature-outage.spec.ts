import { composer, replies, send } from "../harness/chat.ts";
import { leaveUnanswered } from "../harness/faults.ts";
import { goTo, signUp } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

test.use({ expectedErrors: /ERR_CONNECTION_REFUSED|mfe-calendar/ });

test("a feature whose origin is down only affects its own region, and Try again brings it back without a reload", async ({
  page,
  product,
}) => {
  await signUp(page);
  await product.origins["mfe-calendar"].stop();
  await page.goto("/chat");

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

test.describe("while its origin accepts requests but never answers", () => {
  // A service worker would answer from its cache and bypass the test's faults.
  test.use({ serviceWorkers: "block" });

  for (const [what, file] of [
    ["entry", /mfe-calendar\/.*\/remote-entry[^/]*\.js/],
    ["code", /mfe-calendar\/.*\/routes[^/]*\.js/],
  ] as const) {
    test(`a feature whose ${what} is missing shows an error within 10 seconds, and Try again requests it again`, async ({
      page,
    }) => {
      await page.clock.install({ time: new Date() });
      const answer = await leaveUnanswered(page, file);
      await signUp(page);
      await page.goto("/");
      await goTo(page, "Calendar");
      await page.clock.runFor(10_000);
      const failure = page.getByRole("main").getByRole("alert").filter({ hasText: "Calendar" });
      await expect(failure).toBeVisible();

      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await answer();
      await failure.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("grid")).toBeVisible();
      expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
    });
  }
});

test.describe("while the shell's own files can't be fetched", () => {
  test.use({ serviceWorkers: "block", expectedErrors: /503|Failed to fetch|mfe-calendar|modulepreload/ });

  test("a feature that needs more of the shell's code shows an error, and Try again fetches that code again", async ({
    page,
  }) => {
    await signUp(page);
    // The home page has loaded that code for its cards.
    await page.goto("/chat");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    let isDown = true;
    await page.route(/\/releases\/shell\/.*\.js/, (route) =>
      isDown ? route.fulfill({ status: 503, body: "" }) : route.fallback(),
    );
    await goTo(page, "Calendar");
    const failure = page.getByRole("main").getByRole("alert").filter({ hasText: "Calendar" });
    await expect(failure).toBeVisible({ timeout: 40_000 });

    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    isDown = false;
    await failure.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("grid")).toBeVisible();
    expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
  });
});

test.describe("while a feature's server sends other code than was released", () => {
  test.use({ serviceWorkers: "block", expectedErrors: /integrity|differs from what was released/ });

  test("code that no page fetches first doesn't run, and can be loaded once it's right again", async ({ page }) => {
    await signUp(page);
    await page.goto("/");
    await expect(composer(page)).toBeVisible();
    const list = page.waitForRequest(/\/mfe-chat\/.*\/later\.js$/);
    let isTampered = true;
    const tampered: string[] = [];
    await page.route(/\/releases\/mfe-chat\/.*\/\d+\.[0-9a-f]+\.js$/, async (route) => {
      const integrity = await page.evaluate(
        (url) => document.querySelector('script[type="importmap"]')?.textContent.includes(url),
        route.request().url(),
      );
      // The page itself checks what it lists.
      if (!isTampered || integrity === true) return route.fallback();
      tampered.push(route.request().url());
      const response = await route.fetch();
      // What a browser may keep, it doesn't fetch again.
      const headers = { ...response.headers(), "cache-control": "no-store" };
      await route.fulfill({ response, headers, body: `${await response.text()}\nglobalThis.isTampered = true;` });
    });
    await send(page, "Hello");
    await expect(replies(page).last()).toBeVisible();
    const actions = page.locator("header").getByRole("button", { name: /^Actions for/ });
    await actions.click();
    await expect.poll(() => tampered.length).toBeGreaterThan(0);
    await list;
    await expect(page.getByRole("alert").getByText("Couldn't load this page")).toBeVisible();
    expect(await page.evaluate(() => "isTampered" in globalThis)).toBe(false);

    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    isTampered = false;
    await actions.click();
    await expect(page.getByRole("menuitem", { name: "Delete" })).toBeVisible();
    expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
  });
});

import type { Page } from "@playwright/test";
import { replyIsComplete, send, thread } from "../harness/chat.ts";
import { newPerson, signIn, signOut, signUp, userMenu } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

test("signing out while the page is still loading leaves no refused call behind", async ({ page }) => {
  await signUp(page);
  const signedOut = Promise.withResolvers<void>();
  await page.route(/\/api\/(ably|calendar|chat|preferences)/, async (route) => {
    await signedOut.promise;
    // The page may have aborted the call by then.
    await route.continue().catch((error: unknown) => console.log(String(error)));
  });
  for (const path of ["/new", "/calendar"]) await page.goto(path);
  await signOut(page);
  signedOut.resolve();
  await page.unrouteAll({ behavior: "wait" });
  await page.waitForLoadState("networkidle");
});

test("a product visit that ends by signing out is logged with its duration", async ({ page }) => {
  await signUp(page);
  await page.goto("/marketplace");
  const arrival = page.waitForResponse(/\/product-visit-logs/);
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("table").first()).toBeVisible();
  await arrival;
  const answers: string[] = [];
  page.on("response", (response) => {
    if (!response.url().includes("/product-visit-logs") && !response.url().includes("/auth/logout")) return;
    answers.push(`${new URL(response.url()).pathname} ${response.status()} ${response.request().postData() ?? ""}`);
  });
  await signOut(page);
  expect(answers).toEqual([
    expect.stringMatching(/^\/api\/marketplace\/product-visit-logs 200 .*durationMs/),
    expect.stringMatching(/^\/api\/auth\/logout 200/),
  ]);
});

test("signing out removes what apps stored about the user, even on a page where they were never opened", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/new");
  const box = page.getByRole("textbox", { name: /message/i });
  await box.fill("A secret plan");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/chat\/(?!pending|temp)/);
  await box.fill("Words that were not sent");
  const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  await expect.poll(kept).toContain("Words that were not sent");
  await expect.poll(kept).toContain("A secret plan");

  await page.goto("/terms");
  await signOut(page);
  const keys = await page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)));
  expect(keys.filter((key) => key.startsWith("atrium"))).toEqual(["atrium_language"]);
});

test.describe("while messages are unsent", () => {
  test.use({ expectedErrors: /net::ERR_|WebSocket|failed at \w+: unreachable/ });

  test("signing out asks before it discards messages that weren't sent, and then leaves nothing of them", async ({
    page,
    context,
  }) => {
    const person = await signUp(page);
    await page.goto("/new");
    await send(page, "Tell everybody");
    await replyIsComplete(page);
    await context.setOffline(true);
    await send(page, "Tell nobody");
    await expect(page.getByText("Waiting for a connection")).toBeVisible();
    await userMenu(page).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    const question = page.getByRole("dialog", { name: "Sign out and discard unsent messages?" });
    await expect(question).toHaveAccessibleDescription(/^1 message hasn't been sent/);
    await expect(question.getByRole("button", { name: "Stay signed in" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question).toBeHidden();
    await expect(page.getByRole("article", { name: "You" }).last()).toContainText("Tell nobody");

    // Where the chat's code isn't loaded, too. The page is left first: back online, it would send the message at once.
    await page.goto("about:blank");
    await context.setOffline(false);
    await page.route(/\/api\/(chat|ably)/, (route) => route.abort());
    await page.goto("/terms");
    const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(await databases()).toEqual([expect.stringMatching(/^atrium-mfe-chat-/)]);
    await userMenu(page).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await question.getByRole("button", { name: "Discard and sign out" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(databases).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["atrium_language"]);
    await page.unrouteAll({ behavior: "wait" });
    await signIn(page, person);
    await page.goto("/chat");
    await page
      .getByRole("main")
      .getByRole("link", { name: /Tell everybody/ })
      .click();
    await expect(thread(page)).toContainText("Tell everybody");
    await expect(page.getByText("Tell nobody")).toHaveCount(0);
  });
});

test.describe("a sign-out that doesn't reach the server at once", () => {
  // Calls and the service worker without a server, and the landing page of a sign-in that never was.
  test.use({
    expectedErrors:
      /net::ERR_|WebSocket|failed at \w+: unreachable|error occurred when fetching the script|status of 400/,
  });

  test("a sign-out while the server is away is finished by the next page, and opens the session to nobody", async ({
    page,
    context,
    product,
  }) => {
    await signUp(page);
    await page.goto("/");
    const signedIn = async () => (await context.cookies()).some(({ name }) => name === "atrium_refresh");
    await userMenu(page).click();
    const item = page.getByRole("menuitem", { name: "Sign out" });
    await expect(item).toBeVisible();
    // Calls that a test holds back would still go out as the page closes, and might finish the sign-out.
    await product.server.end("SIGTERM");
    await item.click();
    const unfinished = (tab: Page) => tab.evaluate(() => localStorage.getItem("atrium_sign_out"));
    await expect.poll(() => unfinished(page)).not.toBeNull();
    await expect(userMenu(page)).toBeHidden();
    await page.close();
    expect(await signedIn()).toBe(true);
    await product.server.start();

    const next = await context.newPage();
    await next.goto("/auth/callback");
    await expect(next.getByRole("alert")).toContainText("Google sign-in timed out");
    await expect.poll(signedIn).toBe(false);
    await expect.poll(() => unfinished(next)).toBeNull();
  });

  test("a sign-out that takes long leaves whoever signs in meanwhile in another tab signed in", async ({
    page,
    context,
  }) => {
    await signUp(page);
    await page.goto("/");
    const kim = newPerson("Kim Doe");
    const other = await context.newPage();
    await other.goto("/terms");
    const signedIn = Promise.withResolvers<void>();
    await page.route("**/api/auth/logout**", async (route) => {
      await signedIn.promise;
      await route.continue();
    });
    const loggedOut = page.waitForResponse(/auth\/logout/);
    await userMenu(page).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect.poll(() => other.evaluate(() => localStorage.getItem("atrium_sign_out"))).not.toBeNull();
    // What the sign-up page does, but in less time than the sign-out's call has.
    await other.evaluate(async (body) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch("/api/auth/register", { method: "POST", headers, body: JSON.stringify(body) });
      const { token, user } = (await answer.json()) as { token: string; user: unknown };
      localStorage.setItem("atrium_user", JSON.stringify(user));
      localStorage.setItem("atrium_auth_token", token);
    }, kim);
    signedIn.resolve();
    expect((await loggedOut).status()).toBe(200);

    await expect(userMenu(page)).toContainText(kim.email);
    await other.goto("/");
    await expect(userMenu(other)).toContainText(kim.email);
    const renewal = () => other.evaluate(async () => (await fetch("/api/auth/refresh", { method: "POST" })).status);
    expect(await renewal()).toBe(200);
  });
});

import type { Page } from "@playwright/test";
import { composer, replies, replyIsComplete, send } from "../harness/chat.ts";
import { type Person, goTo, newPerson, signIn, signOut, signUp } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

const REQUEST = "Lunch with Sam tomorrow at noon";

/** The main job, end to end, as a new person does it; leaves the person signed out. */
export async function doTheMainJob(page: Page): Promise<Person> {
  const person = await signUp(page, newPerson());

  await page.goto("/new");
  await send(page, REQUEST);
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await expect(replies(page).last()).toContainText("Lunch with Sam");
  await replyIsComplete(page);

  await goTo(page, "Calendar");
  await expect(page.getByRole("button", { name: /Lunch with Sam/ })).toBeVisible();

  await goTo(page, "Marketplace");
  const product = page.getByRole("main").getByRole("article").first().getByRole("link");
  const name = await product.innerText();
  await product.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  await page.goto("/settings");
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await page.goto("/marketplace/visits");
  await expect(page.getByRole("main").getByRole("link", { name }).first()).toBeVisible();

  await signOut(page);
  return person;
}

/** What the person left behind is there again. */
export async function findItAll(page: Page, person: Person): Promise<void> {
  await signIn(page, person);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto("/chat");
  await page
    .getByRole("link", { name: new RegExp(REQUEST) })
    .first()
    .click();
  await expect(replies(page).last()).toContainText("Lunch with Sam");
  await goTo(page, "Calendar");
  await expect(page.getByRole("button", { name: /Lunch with Sam/ })).toBeVisible();
}

test("a new person does the main job, and finds it all after signing in again", async ({ page }) => {
  const person = await doTheMainJob(page);
  await findItAll(page, person);
});

test("a person finds it all after the server was killed and started again", async ({ page, product, browser }) => {
  const person = await doTheMainJob(page);
  await product.server.end("SIGKILL");
  await product.server.start();
  const context = await browser.newContext({ baseURL: product.url });
  const later = await context.newPage();
  await signIn(later, person);
  await later.goto("/chat");
  await later
    .getByRole("link", { name: new RegExp(REQUEST) })
    .first()
    .click();
  await expect(replies(later).last()).toContainText("Lunch with Sam");
  await context.close();
});

test("the composer keeps what was written until the message is safe", async ({ page }) => {
  await signUp(page);
  await page.goto("/new");
  await composer(page).fill("Half a thought");
  await page.reload();
  await expect(composer(page)).toHaveValue("Half a thought");
});

import { type Page, expect } from "@playwright/test";
import { replies, replyIsComplete, send } from "./chat.ts";
import { type Person, goTo, newPerson, signIn, signOut, signUpOnPage } from "./person.ts";

const REQUEST = "Lunch with Sam tomorrow at noon";

/** The main job from start to finish, as a new user. Leaves the user signed out. */
export async function doTheMainJob(page: Page): Promise<Person> {
  const person = await signUpOnPage(page, newPerson());

  await page.goto("/new");
  await send(page, REQUEST);
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await expect(replies(page).last()).toContainText("Lunch with Sam");
  await replyIsComplete(page);

  await goTo(page, "Calendar");
  await expect(page.getByRole("main").getByRole("button", { name: /Lunch with Sam/ })).toBeVisible();

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

/** Everything the user left behind is there again. */
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
  await expect(page.getByRole("main").getByRole("button", { name: /Lunch with Sam/ })).toBeVisible();
}

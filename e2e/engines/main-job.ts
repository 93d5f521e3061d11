import { expect } from "@playwright/test";
import { type Person, newPerson } from "../harness/person.ts";
import { LIMIT_MS, act, gone, sees } from "./acts.ts";
import type { EnginePage, Sought } from "./engine.ts";

const REQUEST = "Lunch with Sam tomorrow at noon";
const FOLLOW_LIMIT_MS = 10_000;

/** The main job from start to finish, as a new user: sign up, ask, see it in the calendar, look at a product, sign out and in again. */
export async function doTheMainJob(page: EnginePage, url: string): Promise<void> {
  const person = newPerson();
  await signUp(page, url, person);

  await page.open(`${url}/new`);
  await act(page, { role: "textbox", name: /message/i }, (field) => field.type(REQUEST));
  await act(page, { role: "textbox", name: /message/i }, (field) => field.pressEnter());
  await expect.poll(() => page.address(), { timeout: LIMIT_MS }).toMatch(/\/chat\/[0-9a-f-]{36}$/);
  await sees(page, { role: "article", name: "Atrium" });
  await gone(page, { role: "button", name: /stop/i });

  await follow(page, { role: "link", name: "Calendar" }, /\/calendar$/);
  await sees(page, { role: "button", name: /Lunch with Sam/ });

  await follow(page, { role: "link", name: "Marketplace" }, /\/marketplace$/);
  await follow(page, { role: "link", name: /\d/ }, /\/marketplace\/products\//);

  await page.open(`${url}/settings`);
  await chooseDark(page);

  await signOut(page, url);

  await signIn(page, url, person);
  await page.open(`${url}/chat`);
  await follow(page, { role: "link", name: new RegExp(REQUEST) }, /\/chat\/[0-9a-f-]{36}$/);
  await sees(page, { role: "article", name: "Atrium" });
  expect(await page.problems()).toEqual([]);
}

/** Signs up a new user. */
export async function signUp(page: EnginePage, url: string, person: Person): Promise<void> {
  await page.open(`${url}/signup`);
  await act(page, { label: /^Full Name/ }, (field) => field.type(person.name));
  await act(page, { label: /^Email/ }, (field) => field.type(person.email));
  await act(page, { label: /^Password/ }, (field) => field.type(person.password));
  await act(page, { label: /^Confirm Password/ }, (field) => field.type(person.password));
  await act(page, { role: "checkbox", name: /I agree/ }, (box) => box.click());
  await act(page, { role: "button", name: "Create Account" }, (button) => button.click());
  await sees(page, { role: "button", name: /^Notifications/ });
}

async function signIn(page: EnginePage, url: string, person: Person): Promise<void> {
  await page.open(`${url}/login`);
  await act(page, { label: /^Email/ }, (field) => field.type(person.email));
  await act(page, { label: /^Password/ }, (field) => field.type(person.password));
  await act(page, { role: "button", name: "Sign In with Email" }, (button) => button.click());
  await sees(page, { role: "button", name: /^Notifications/ });
}

/** Chooses Sign out until the landing page shows: a click while the menu is still growing can land beside the item. */
async function signOut(page: EnginePage, url: string): Promise<void> {
  const item: Sought = { role: "menuitem", name: "Sign out" };
  await expect(async () => {
    if ((await page.address()) !== `${url}/`) {
      if ((await page.find(item)) === null) await (await page.find({ role: "button", name: /account menu/i }))?.click();
      await expect.poll(() => page.find(item)).not.toBeNull();
      await (await page.find(item))?.click();
    }
    await expect.poll(() => page.address(), { timeout: FOLLOW_LIMIT_MS }).toBe(`${url}/`);
  }).toPass({ timeout: LIMIT_MS });
}

/** Clicks the radio button until the page is dark: a click while the sections above it are loading can land beside it. */
async function chooseDark(page: EnginePage): Promise<void> {
  await expect(async () => {
    await (await page.find({ role: "radio", name: "Dark" }))?.click();
    await expect.poll(() => page.rootAttribute("data-theme"), { timeout: FOLLOW_LIMIT_MS }).toBe("dark");
  }).toPass({ timeout: LIMIT_MS });
}

/** Clicks a link until its page shows: a click on a page that's still being laid out can land beside the link. */
async function follow(page: EnginePage, link: Sought, address: RegExp): Promise<void> {
  await expect(async () => {
    if (!address.test(await page.address())) await (await page.find(link))?.click();
    await expect.poll(() => page.address(), { timeout: FOLLOW_LIMIT_MS }).toMatch(address);
  }).toPass({ timeout: LIMIT_MS });
}

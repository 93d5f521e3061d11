import { randomUUID } from "node:crypto";
import { type Page, expect } from "@playwright/test";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { Session, accountCalls } from "@atrium/shared-contracts/wire";

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export function newPerson(name = "Alex Morgan"): Person {
  return {
    name,
    email: `${name.split(" ")[0]?.toLowerCase()}.${randomUUID().slice(0, 8)}@example.com`,
    password: `atrium ${randomUUID()}`,
  };
}

/** Creates an account and signs the browser in, without the app: the page still has to open a path of it. */
export async function signUp(page: Page, person = newPerson()): Promise<Person> {
  const { register, updateProfile } = accountCalls;
  const registered = await page.request.fetch(`/api${register.path}`, { method: register.method, data: person });
  await expect(registered).toBeOK();
  const { token, user } = Session.parse(await registered.json());
  await page.goto("/healthz");
  const timezone = await page.evaluate(
    (stored) => {
      for (const [key, value] of stored) localStorage.setItem(key, value);
      return Intl.DateTimeFormat().resolvedOptions().timeZone;
    },
    [
      [STORAGE_KEYS.user, JSON.stringify(user)],
      [STORAGE_KEYS.authToken, token],
    ] as const,
  );
  // The app saves it soon after it starts. The first message may be faster.
  const saved = await page.request.fetch(`/api${updateProfile.path}`, {
    method: updateProfile.method,
    headers: { authorization: `Bearer ${token}` },
    data: { timezone },
  });
  await expect(saved).toBeOK();
  return person;
}

/** Signs up as people do: with the form. The page then shows where that leads. */
export async function signUpOnPage(page: Page, person = newPerson()): Promise<Person> {
  await page.goto("/signup");
  await page.getByLabel("Full Name").fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm Password").fill(person.password);
  await page.getByRole("checkbox", { name: "I agree to the Terms of Service and Privacy Policy" }).check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(bell(page)).toBeVisible();
  return person;
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign In with Email" }).click();
  await expect(bell(page)).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await userMenu(page).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(bell(page)).toBeHidden();
}

/** Only shown to signed-in users, at every screen size. */
const bell = (page: Page) => page.getByRole("button", { name: "Notifications" });

/** The button at the bottom of the sidebar. */
export const userMenu = (page: Page) => page.getByRole("button", { name: /account menu/i });

/** Opens a feature from the sidebar. Resolves once its page is showing. */
export async function goTo(
  page: Page,
  label: "Home" | "New chat" | "Chat" | "Calendar" | "Marketplace",
): Promise<void> {
  const entry = page
    .getByRole("navigation", { name: "Main navigation" })
    .getByRole("link", { name: label, exact: true });
  const path = await entry.getAttribute("href");
  await entry.click();
  // A phone's drawer closes, so the entry itself may be gone.
  await expect(page).toHaveURL((url) => url.pathname === path);
}

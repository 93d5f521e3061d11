import { type Locator, type Page, expect } from "@playwright/test";

export const composer = (page: Page) => page.getByRole("textbox", { name: /message/i });

/** Types and sends a message. Resolves once it's in the thread. */
export async function send(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press("Enter");
  await expect(thread(page).getByText(text, { exact: true }).first()).toBeVisible();
}

/** The conversation's list of messages. */
export const thread = (page: Page) => page.getByRole("log");

/** The field for messages, in any language. */
export const messageField = (page: Page) => page.locator("form textarea:not([aria-hidden])");

/** All messages, oldest first. */
export const messages = (page: Page) => thread(page).getByRole("article");

/** Resolves once there are so many messages, the last of them a whole one. */
export async function answered(page: Page, count: number): Promise<void> {
  await expect(messages(page)).toHaveCount(count);
  await expect(messages(page).last()).not.toHaveAttribute("aria-busy", "true");
}

/** Sends a message in any language. Resolves once there are so many messages, the last of them a whole one. */
export async function say(page: Page, text: string, count: number): Promise<void> {
  await messageField(page).fill(text);
  await messageField(page).press("Enter");
  await answered(page, count);
}

/** The assistant's messages, oldest first. */
export const replies = (page: Page) => thread(page).getByRole("article", { name: "Atrium", exact: true });

/** Resolves once no reply is in progress. */
export async function replyIsComplete(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: /stop/i })).toBeHidden();
  await expect(replies(page).last()).not.toHaveAttribute("aria-busy", "true");
}

/** Does something about a message. On phones, it's in the message's menu, which is called `menu`. */
export async function useTool(page: Page, message: Locator, name: string, menu = "More actions"): Promise<void> {
  await message.hover();
  const button = message.getByRole("button", { name, exact: true });
  const more = message.getByRole("button", { name: menu });
  await expect(button.or(more).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await more.click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { expect, test } from "../harness/test.ts";
import { composer, replies, replyIsComplete, send, thread } from "../harness/chat.ts";
import { goTo, signUp, userMenu } from "../harness/person.ts";

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
const toasts = (page: Page) => page.getByRole("region", { name: "Messages (F8)" });
/** What no toast covers: the field with its files and hint. */
const messageField = (page: Page) => page.locator("[data-clear-of-toasts]");
const feedback = (page: Page) => page.getByRole("dialog", { name: "Feedback" });
const PHONE = { width: 390, height: 844 };

/** Gets a reply to a message from the user's other device, so it can't end before this page shows something else. That raises a notification. */
async function raiseNotification(page: Page, text: string) {
  await page.goto("/new");
  await expect(composer(page)).toBeVisible();
  await goTo(page, "Calendar");
  const status = await page.evaluate(
    async ([key, message]) => {
      const authorization = `Bearer ${localStorage.getItem(key)}`;
      const headers = { authorization, "content-type": "application/json" };
      return (await fetch("/api/chat", { method: "POST", headers, body: JSON.stringify({ message }) })).status;
    },
    [STORAGE_KEYS.authToken, text] as const,
  );
  expect(status).toBe(200);
}
/** Tries to copy a message in a browser that doesn't allow it, which raises a toast. Leaves the focus where it is. */
async function raiseToast(page: Page) {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("Not allowed"));
  });
  await thread(page).getByRole("button", { name: "Copy message" }).first().dispatchEvent("click");
  await expect(toasts(page).getByRole("alert")).toContainText("Your browser blocked copying");
}
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not shown");
  return box;
}
async function openFeedback(page: Page) {
  await userMenu(page).click();
  await page.getByRole("menuitem", { name: "Feedback" }).click();
  await expect(feedback(page)).toBeVisible();
}

test("a reply that finished elsewhere waits behind the bell, in a 400 px panel, until it's read", async ({ page }) => {
  await signUp(page);
  await raiseNotification(page, "What can you do for me?");
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");

  await bell(page).click();
  await expect(panel(page).getByText("1 unread")).toBeVisible();
  await expect.poll(async () => (await boxOf(panel(page))).x).toBe(1440 - 400);
  expect((await boxOf(panel(page))).width).toBe(400);
  await expectAccessible(page);
  await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();

  await bell(page).click();
  await panel(page).getByRole("button", { name: "Mark as read" }).click();
  await expect(panel(page).getByText("0 unread")).toBeVisible();
  await panel(page).getByRole("link").click();
  await expect(page).toHaveURL(/\/chat\/.+/);
  await expect(replies(page).first()).toBeVisible();

  await bell(page).click();
  await panel(page).getByRole("button", { name: "Remove" }).click();
  await expect(panel(page).getByText("You're all caught up!")).toBeVisible();
  await page.mouse.click(300, 300);
  await expect(panel(page)).toBeHidden();
});

test("feedback is counted, refused above 5000 characters, sent, thanked for and listed", async ({ page }) => {
  await signUp(page);
  await page.goto("/");
  await openFeedback(page);
  const text = feedback(page).getByRole("textbox");
  await expect(text).toBeFocused();
  await text.fill("x".repeat(4_501));
  const warning = await feedback(page)
    .getByText("4501 / 5000")
    .evaluate((counter) => getComputedStyle(counter).color);
  await text.fill("x".repeat(5_010));
  const red = feedback(page).getByText("5000 / 5000");
  await expect(red).not.toHaveCSS("color", warning);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep writing" }).click();
  await feedback(page).getByRole("radio", { name: "Bug Report" }).check();
  await text.fill("The third button squeaks");
  await feedback(page).getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Thank you for your feedback!")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();

  await openFeedback(page);
  await expect(text).toHaveValue("");
  await feedback(page).getByRole("button", { name: "Your feedback" }).click();
  const history = page.getByRole("dialog", { name: "Your feedback" });
  await history.getByRole("button", { name: "Bug Report 1" }).click();
  await expect(history.getByRole("listitem")).toContainText("The third button squeaks");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(userMenu(page)).toBeFocused();
});

test("a toast appears at the bottom right, gets focus with F8, and closes with Escape or a swipe", async ({ page }) => {
  await signUp(page);
  await page.goto("/new");
  await send(page, "Hello");
  await replyIsComplete(page);
  await composer(page).focus();
  await raiseToast(page);
  await expect(composer(page)).toBeFocused();
  const corner = async () => {
    const { x, y, width, height } = await boxOf(toasts(page));
    return [x + width, y + height];
  };
  const field = await boxOf(messageField(page));
  expect(await corner(), "over the message field it's above it").toEqual([1440, field.y]);
  await page.setViewportSize({ width: 1920, height: 900 });
  await expect.poll(corner).toEqual([1920, 900]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press("F8");
  await expect(toasts(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toasts(page).getByRole("alert")).toBeHidden();
  await expect(composer(page)).toBeFocused();

  await raiseToast(page);
  const toast = toasts(page).getByText("Your browser blocked copying");
  await toast.hover();
  await page.mouse.down();
  const { x, y } = await boxOf(toast);
  await page.mouse.move(x + 100, y);
  await page.mouse.move(1440, y, { steps: 4 });
  await page.mouse.up();
  await expect(toast).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: "dark" });

  test("panel and feedback fill the screen, and toasts appear at the top", async ({ page }) => {
    await signUp(page);
    await page.goto("/");
    await bell(page).click();
    await expect.poll(async () => boxOf(panel(page))).toMatchObject({ x: 0, ...PHONE });
    await expect(panel(page).getByText("No notifications")).toBeVisible();
    await panel(page).getByRole("button", { name: "Close notifications" }).click();
    await expect(panel(page)).toBeHidden();

    await page.getByRole("button", { name: "Open menu" }).click();
    await openFeedback(page);
    await expect.poll(async () => boxOf(feedback(page))).toMatchObject({ x: 0, y: 0, ...PHONE });
    await expectAccessible(page);
    await feedback(page).getByRole("button", { name: "Cancel" }).click();
    await expect(feedback(page)).toBeHidden();

    await page.goto("/new");
    await send(page, "Hello");
    await raiseToast(page);
    const header = await boxOf(page.getByRole("main").locator("header"));
    expect(await boxOf(toasts(page))).toMatchObject({ x: 0, y: header.y + header.height, width: PHONE.width });
    // As high as a phone whose keyboard is open.
    await page.setViewportSize({ ...PHONE, height: 420 });
    await composer(page).fill("A long draft\n".repeat(12));
    await expect
      .poll(
        async () => {
          const toast = await boxOf(toasts(page));
          return (await boxOf(messageField(page))).y - toast.y - toast.height;
        },
        { message: "the toast is above the message field" },
      )
      .toBeGreaterThanOrEqual(0);
    await page.setViewportSize(PHONE);
    await toasts(page).getByRole("button", { name: "Close" }).click();
    await expect(toasts(page).getByRole("alert")).toBeHidden();
  });
});

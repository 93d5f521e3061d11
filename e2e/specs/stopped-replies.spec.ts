import { expect } from "@playwright/test";
import { composer, replies, replyIsComplete, send, thread } from "../harness/chat.ts";
import { endOf, test } from "../harness/held-replies.ts";
import { signUp } from "../harness/person.ts";

const PHONE = { width: 390, height: 844 };

for (const [device, viewport] of [
  ["desktop", { width: 1440, height: 900 }],
  ["phone", PHONE],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test("a stopped reply is continued from where it ends", async ({ page }) => {
      await signUp(page);
      await page.goto("/new");
      await send(page, "one");
      await expect(replies(page).last()).toContainText("Begins to answer one.");
      await composer(page).press("Escape");
      await expect(replies(page).last()).toContainText("Stopped");
      await replies(page).last().hover();
      await expect(replies(page).last().getByText("Continue", { exact: true })).toBeVisible();
      await replies(page).last().getByRole("button", { name: "Continue" }).click();
      await expect(replies(page).last().getByText("Stopped")).toBeHidden();
      endOf("one").resolve();
      await expect(replies(page).last()).toContainText("Begins to answer one. Answered one.");
      await replyIsComplete(page);
      await expect(replies(page)).toHaveCount(1);
    });
  });
}

test.describe("without a socket", () => {
  // HTTP-only mode begins with the token's 404.
  test.use({ expectedErrors: /\/api\/ably\/token/, viewport: PHONE });

  test("a temporary chat is stopped, says that it's gone, and can be brought back", async ({ page }) => {
    await page.route("**/api/ably/token*", (route) => route.fulfill({ status: 404, json: {} }));
    await signUp(page);
    await page.goto("/new?temporary");
    await send(page, "one");
    await expect(replies(page).last()).toContainText("Begins to answer one.");
    await composer(page).press("Escape");
    await expect(thread(page).getByText("Stopped")).toBeVisible();
    await page.getByRole("switch", { name: "Temporary chat" }).click();
    await expect(page.getByText("Your temporary chat is gone", { exact: true }).first()).toBeVisible();
    await page.getByRole("button", { name: "Bring it back" }).click();
    await expect(thread(page)).toContainText("Begins to answer one.");
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(composer(page)).toHaveValue("");
    await expect(thread(page)).toBeHidden();
  });
});

import type { Page } from "@playwright/test";
import { replies, send } from "../harness/chat.ts";
import { signUp } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const QUESTION = "Hi! Could you please explain how tides work? I never understood it.";

test("conversations are titled by the assistant once that's turned on, in every tab", async ({
  page,
  context,
}, info) => {
  await signUp(page);
  await page.goto("/new");
  await send(page, QUESTION);
  await expect(replies(page).last()).toBeVisible();
  await expect(title(page)).toHaveText(`${QUESTION.slice(0, 50)}...`);

  await page.goto("/settings");
  const toggle = page.getByRole("switch", { name: "Generated titles" });
  await expect(toggle).not.toBeChecked();
  const saved = page.waitForResponse((response) => response.request().method() === "PUT");
  await toggle.click();
  await saved;
  await expect(toggle).toBeChecked();
  await page.screenshot({ path: info.outputPath("setting.png") });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await toggle.scrollIntoViewIfNeeded();
  await page.screenshot({ path: info.outputPath("setting-phone-dark.png") });
  await page.setViewportSize({ width: 1440, height: 900 });

  const other = await context.newPage();
  await other.goto("/chat");
  await page.goto("/new");
  await send(page, QUESTION);
  await expect(title(page)).toHaveText("Explain how tides work");
  await expect(other.getByRole("main").getByRole("link", { name: /Explain how tides work/ })).toBeVisible();
  await page.screenshot({ path: info.outputPath("titled.png") });
});

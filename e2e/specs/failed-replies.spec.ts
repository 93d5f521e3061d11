import { beginStream, finishChunk, startScriptedEndpoint, textChunk } from "@atrium/server/testing/scripted-model";
import { type Language, STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import type { Page } from "@playwright/test";
import { replies, replyIsComplete, send } from "../harness/chat.ts";
import { textOf } from "../harness/languages.ts";
import { signUp } from "../harness/person.ts";
import { expect, test as base } from "../harness/test.ts";

const test = base.extend({
  productEnv: [
    async ({}, provide) => {
      const model = await startScriptedEndpoint((response, { body }) => {
        const question = String(body.messages?.at(-1)?.content);
        beginStream(response);
        if (question === "filtered") response.end(textChunk("Up to here") + finishChunk("content_filter"));
        else response.end(finishChunk());
      });
      await provide({ OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: "test", ATRIUM_MODEL: "scripted" });
      await model.close();
    },
    { scope: "worker" },
  ],
});

/** Both replies' reasons, in a language. */
async function showsReasons(page: Page, language: Language) {
  const alerts = replies(page).getByRole("alert");
  await expect(alerts).toHaveCount(2);
  await expect(alerts.first()).toContainText(textOf("mfe-chat", "failure.model_filtered", language));
  await expect(alerts.last()).toContainText(textOf("mfe-chat", "failure.reply_empty", language));
  await expect(replies(page).first()).toContainText("Up to here");
}

/** Two replies fail, each for its own reason. */
async function fail(page: Page) {
  await signUp(page);
  await page.goto("/new");
  await send(page, "filtered");
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await expect(replies(page).getByRole("alert")).toHaveCount(1);
  await send(page, "empty");
  await showsReasons(page, "en");
  await replyIsComplete(page);
}

test("a failed reply says why, also after a reload and in the person's language", async ({ page }) => {
  await fail(page);
  await page.reload();
  await showsReasons(page, "en");
  await page.evaluate((key) => localStorage.setItem(key, "de"), STORAGE_KEYS.language);
  await page.reload();
  await showsReasons(page, "de");
  await page.screenshot({ path: test.info().outputPath("failed.png") });
});

test.describe("without a socket", () => {
  test.use({ expectedErrors: /ably\/token/ });
  test("a failed reply says why", async ({ page }) => {
    await page.route(/\/ably\/(token|subscribe)/, (route) => route.fulfill({ status: 404, body: "{}" }));
    await fail(page);
    await page.reload();
    await showsReasons(page, "en");
  });
});

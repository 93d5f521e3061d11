import { beginStream, finishChunk, startScriptedEndpoint, textChunk } from "@atrium/server/testing/scripted-model";
import { type Language, STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import type { Page } from "@playwright/test";
import { replies, send } from "../harness/chat.ts";
import { textOf } from "../harness/languages.ts";
import { signUp } from "../harness/person.ts";
import { expect, test as base } from "../harness/test.ts";

const test = base.extend({
  productEnv: [
    async ({}, provide) => {
      const model = await startScriptedEndpoint((response) => {
        beginStream(response);
        const usage = { prompt_tokens: 900, completion_tokens: 100 };
        response.end(textChunk("The first reply") + finishChunk("stop", usage));
      });
      const env = { OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: "test", ATRIUM_MODEL: "scripted" };
      await provide({ ...env, ATRIUM_USER_TOKENS_PER_DAY: "1000" });
      await model.close();
    },
    { scope: "worker" },
  ],
});
test.use({ timezoneId: "Asia/Tokyo" });

/** Midnight UTC in Tokyo. */
const TIME = { en: "9:00 AM", de: "09:00" };

async function showsWhen(page: Page, language: Language & keyof typeof TIME) {
  const alert = replies(page).last().getByRole("alert");
  const text = textOf("mfe-chat", "failure.tokens_used_up", language).replace("{{time}}", TIME[language]);
  await expect(alert).toContainText(text);
  // It would only fail again.
  await expect(alert.getByRole("button")).toHaveCount(0);
}

test("who has used up a day's tokens learns when they come back, also after a reload, and keeps the message", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/new");
  await send(page, "Hello");
  await expect(replies(page).last()).toContainText("The first reply");
  await send(page, "And now?");
  await showsWhen(page, "en");
  await page.reload();
  await showsWhen(page, "en");
  await expect(page.getByText("And now?")).toBeVisible();
  await page.evaluate((key) => localStorage.setItem(key, "de"), STORAGE_KEYS.language);
  await page.reload();
  await showsWhen(page, "de");
});

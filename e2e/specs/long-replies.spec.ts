import { beginStream, finishChunk, startScriptedEndpoint, textChunk } from "@atrium/server/testing/scripted-model";
import type { Page } from "@playwright/test";
import { replies, replyIsComplete, send } from "../harness/chat.ts";
import { signUp } from "../harness/person.ts";
import { storedConversation } from "../harness/stored.ts";
import { expect, test as base } from "../harness/test.ts";

const LINES = 1_850;
const line = (number: number) =>
  `Line ${number} of a long answer, with a few more words in it${number % 10 ? "" : "\n\n"}\n`;
const LONG = Array.from({ length: LINES }, (_, index) => line(index + 1)).join("");
const HALF = LONG.length / 2;
const LIMIT = 150_000;

/** The second half of each long answer waits for it. */
let secondHalf = Promise.withResolvers<void>();

const test = base.extend({
  productEnv: [
    async ({}, provide) => {
      const model = await startScriptedEndpoint((response, { body }) => {
        const asked = String(body.messages?.at(-1)?.content);
        const write = (text: string) => {
          for (let at = 0; at < text.length; at += 500) response.write(textChunk(text.slice(at, at + 500)));
        };
        beginStream(response);
        if (asked === "endless") write("x".repeat(1_000_000));
        else if (asked === "long") {
          write(LONG.slice(0, HALF));
          void secondHalf.promise.then(() => {
            write(LONG.slice(HALF));
            response.end(finishChunk());
          });
          return;
        } else write("The end.");
        response.end(finishChunk());
      });
      await provide({
        OPENAI_BASE_URL: model.baseUrl,
        OPENAI_API_KEY: "test",
        ATRIUM_MODEL: "scripted",
        ATRIUM_REPLY_MAX_CHARACTERS: String(LIMIT),
      });
      await model.close();
    },
    { scope: "worker" },
  ],
});

test.beforeEach(() => {
  secondHalf = Promise.withResolvers<void>();
});

const ask = async (page: Page, question: string) => {
  await signUp(page);
  await page.goto("/new");
  await send(page, question);
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
};
const lines = async (page: Page) =>
  (await replies(page).last().textContent())?.match(/Line \d+ of a long answer/g)?.length ?? 0;
const isHalf = (page: Page) => expect.poll(() => lines(page)).toBeGreaterThan(LINES / 3);

async function isWhole(page: Page) {
  await replyIsComplete(page);
  await expect.poll(() => lines(page)).toBe(LINES);
  expect((await storedConversation(page)).at(-1)?.text === LONG).toBe(true);
}

test("an answer of 100 KB is kept whole, over the socket, and over a reload in the middle", async ({ page }) => {
  await ask(page, "long");
  await isHalf(page);
  await page.reload();
  await isHalf(page);
  secondHalf.resolve();
  await isWhole(page);
  await page.reload();
  await isWhole(page);
});

test.describe("without a socket", () => {
  test.use({ expectedErrors: /ably\/token/ });
  test("a long answer is kept whole", async ({ page }) => {
    await page.route(/\/ably\/(token|subscribe)/, (route) => route.fulfill({ status: 404, body: "{}" }));
    await ask(page, "long");
    await isHalf(page);
    secondHalf.resolve();
    await isWhole(page);
  });
});

test("an answer of a million characters is cut at the operator's limit, says so, and is continued", async ({
  page,
}) => {
  await ask(page, "endless");
  const cut = replies(page).getByRole("alert");
  await expect(cut).toContainText("This reply reached its length limit.");
  await page.screenshot({ path: test.info().outputPath("cut.png") });
  expect((await storedConversation(page)).at(-1)?.text).toHaveLength(LIMIT);
  await page.reload();
  await cut.getByRole("button", { name: "Continue" }).click();
  await expect(cut).toBeHidden();
  await replyIsComplete(page);
  const text = (await storedConversation(page)).at(-1)?.text;
  expect([text?.length, text?.slice(-9)]).toEqual([LIMIT + 8, "xThe end."]);
});

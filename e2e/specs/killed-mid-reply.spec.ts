import { replies, replyIsComplete, send, thread } from "../harness/chat.ts";
import { signUp } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";
import { storedConversation } from "../harness/stored.ts";

const KILLS = 20;
const LONGEST_WAIT_MS = 1_500;

test.use({
  expectedErrors: [/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|WebSocket|Failed to load resource/],
});

test("killed at 20 random moments of a reply, each message is stored once, answered once, and shown as stored", async ({
  page,
  product,
}) => {
  test.setTimeout(600_000);
  await signUp(page);
  await page.goto("/new");
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await send(page, `Question ${kill}: what can you do for me?`);
    await page.waitForTimeout(Math.random() * LONGEST_WAIT_MS);
    await product.server.end("SIGKILL");
    await product.server.start();
    await expect(replies(page)).toHaveCount(kill, { timeout: 60_000 });
    await replyIsComplete(page);
  }

  const stored = await storedConversation(page);
  const questions = stored.filter((message) => message.role === "user");
  const answers = stored.filter((message) => message.role === "assistant");
  expect(questions.map((message) => message.text)).toEqual(
    Array.from({ length: KILLS }, (_, index) => `Question ${index + 1}: what can you do for me?`),
  );
  expect(answers.map((message) => message.replyTo)).toEqual(questions.map((message) => message.id));

  const copied = await thread(page)
    .locator("[data-message-id]")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-message-id")));
  expect(new Set(copied).size).toBe(copied.length);
});

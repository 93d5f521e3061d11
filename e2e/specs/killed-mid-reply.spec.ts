import type { Page } from "@playwright/test";
import { replies, replyIsComplete, send } from "../harness/chat.ts";
import { signUp } from "../harness/person.ts";
import { storedConversation } from "../harness/stored.ts";
import { expect, test } from "../harness/test.ts";

const KILLS = 20;
const LONGEST_WAIT_MS = 1_500;
const question = (number: number) => `Question ${number}: what can you do for me?`;

/** Words only. How emphasis, lists and links are marked is up to the renderer. */
const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.join(" ") ?? "";

/** What the newest reply shows, without its author's name and time. */
async function shownReply(page: Page): Promise<string> {
  const article = words(await replies(page).last().innerText());
  return article.replace(/^Atrium /, "").replace(/ \d{1,2} \d{2}( [AP]M)?$/, "");
}

test.use({ expectedErrors: /Failed to load resource|WebSocket connection/ });

test("when the server is killed at 20 random moments of a reply, each message is stored once, answered once, and shown as stored", async ({
  page,
  product,
}) => {
  test.setTimeout(600_000);
  await signUp(page);
  await page.goto("/new");
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await send(page, question(kill));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_WAIT_MS));
    await product.server.end("SIGKILL");
    await product.server.start();
    await expect
      .poll(async () => (await storedConversation(page)).filter(({ role }) => role === "assistant").length, {
        timeout: 60_000,
      })
      .toBe(kill);
    await replyIsComplete(page);
    const answer = words((await storedConversation(page)).at(-1)?.text ?? "");
    expect(answer).not.toBe("");
    await expect.poll(() => shownReply(page)).toBe(answer);
  }

  const stored = await storedConversation(page);
  const asked = stored.filter(({ role }) => role === "user");
  expect(asked.map(({ text }) => text)).toEqual(Array.from({ length: KILLS }, (_, index) => question(index + 1)));
  expect(stored.filter(({ role }) => role === "assistant").map(({ replyTo }) => replyTo)).toEqual(
    asked.map(({ id }) => id),
  );
});

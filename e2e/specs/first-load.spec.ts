import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { STORAGE_KEYS } from "@atrium/shared-contracts";
import type { SendResponse } from "@atrium/shared-contracts/wire";
import type { Page } from "@playwright/test";
import { replies } from "../harness/chat.ts";
import { signUp } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";
import { type WireBytes, coldLoad } from "../harness/wire-bytes.ts";

/** Upper bounds. `scriptBytes` is for all scripts the page fetches, compressed. */
interface Budget {
  readonly scriptBytes: number;
  readonly scripts?: number;
}

const BUDGETS = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../bench/first-load/budget.json"), "utf8"),
) as Record<"signIn" | "landing" | "conversation", Budget>;

const MESSAGES = 20;

function expectWithin(load: WireBytes, { scriptBytes, scripts = Infinity }: Budget) {
  expect(load.scripts, load.report).toBeLessThanOrEqual(scriptBytes);
  expect(load.scriptRequests, load.report).toBeLessThanOrEqual(scripts);
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 }).first().waitFor();

test("the sign-in page fetches no more code than the budget allows, and none that only signed-in users need", async ({
  browser,
  product,
}) => {
  const signIn = await coldLoad(browser, `${product.url}/login`, heading);
  expectWithin(signIn, BUDGETS.signIn);
  expect(signIn.report).not.toContain("signed-in");
  expectWithin(await coldLoad(browser, `${product.url}/`, heading), BUDGETS.landing);
});

test("a conversation fetches no more code than the budget allows", async ({ browser, page, product }) => {
  test.setTimeout(180_000);
  await signUp(page);
  const token = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.authToken);
  let conversationId: string | undefined;
  for (let asked = 0; asked < MESSAGES / 2; asked += 1) {
    const answer = await page.request.post("/api/chat", {
      headers: { authorization: `Bearer ${token}` },
      data: { message: "Hello", message_id: randomUUID(), conversation_id: conversationId },
    });
    ({ conversationId } = (await answer.json()) as SendResponse);
  }
  const shows = async (other: Page) => {
    await expect(replies(other).last()).toBeVisible();
  };
  const load = await coldLoad(
    browser,
    `${product.url}/chat/${conversationId}`,
    shows,
    await page.context().storageState(),
  );
  expectWithin(load, BUDGETS.conversation);
});

import type { Page } from "@playwright/test";
import { replies, replyIsComplete, send } from "../harness/chat.ts";
import { signUp } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

// The pages of a marketplace that can't be fetched.
test.use({ serviceWorkers: "block", expectedErrors: /mfe-marketplace/ });

/** The heights of a reply's cards, or of their skeletons. */
const heights = (page: Page) =>
  replies(page)
    .last()
    .locator(".cards > *")
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().height)));

test("a product answer is one sentence and cards, which take the place of skeletons of the same size", async ({
  page,
}, info) => {
  await signUp(page);
  await page.goto("/new");
  let fetchIt = () => {};
  const isFetched = new Promise<void>((resolve) => {
    fetchIt = resolve;
  });
  await page.route(/mfe-marketplace.*\.js/, async (route) => {
    await isFetched;
    await route.continue();
  });
  await send(page, "Find organic coffee under 30 euros");
  await replyIsComplete(page);
  const reply = replies(page).last();
  await expect(reply.locator(".cards > [aria-busy]").first()).toBeVisible();
  const reserved = await heights(page);
  await page.screenshot({ path: info.outputPath("skeletons.png") });
  fetchIt();
  await expect(reply.locator(".cards a").last()).toContainText("€");
  expect(await heights(page)).toEqual(reserved);
  await expect(reply.getByText(/^(I found|Here are) .*under €30:$/)).toBeVisible();
  await expect(reply).not.toContainText("minimum order");
  await page.screenshot({ path: info.outputPath("cards.png") });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.screenshot({ path: info.outputPath("cards-phone.png") });

  await page.unroute(/mfe-marketplace.*\.js/);
  await page.route(/mfe-marketplace/, (route) => route.abort());
  await page.reload();
  await expect(reply.getByText(/minimum order/).first()).toBeVisible();
  expect(await reply.getByText(/minimum order/).count()).toBe(reserved.length);
  await page.screenshot({ path: info.outputPath("without-cards.png") });
});

import type { Page } from "@playwright/test";
import { atRest } from "../harness/at-rest.ts";
import { replies, replyIsComplete, send, thread, useTool } from "../harness/chat.ts";
import { type Person, signIn, signUp } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

const own = (page: Page) => thread(page).getByRole("article", { name: "You", exact: true });
const versions = (page: Page, index: number, count: number) =>
  thread(page).getByRole("group", { name: `Version ${index} of ${count}` });

/** Signs up and asks something, each answered. */
async function converse(page: Page, messages = ["thanks", "what can you do?"]): Promise<Person> {
  const person = await signUp(page);
  await page.goto("/new");
  for (const [index, message] of messages.entries()) {
    await send(page, message);
    await expect(replies(page)).toHaveCount(index + 1);
    await replyIsComplete(page);
  }
  return person;
}

async function edit(page: Page, at: number, text: string): Promise<void> {
  await own(page).nth(at).hover();
  await own(page).nth(at).getByRole("button", { name: "Edit message" }).click();
  await thread(page).getByRole("textbox", { name: "Edit message" }).fill(text);
}

// What's answered at such length that the screen can be scrolled, and not at more than fits it.
for (const [device, viewport, asked] of [
  ["desktop", { width: 1440, height: 900 }, "what can you do?"],
  ["phone", { width: 390, height: 844 }, "how do I change events in the calendar?"],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test("an edited message begins a branch, which a reload and another tab show, with a switch at the fork", async ({
      page,
      context,
    }) => {
      await converse(page, [asked, "thanks", asked]);
      await edit(page, 2, "what time is it?");
      await page.reload();
      const field = thread(page).getByRole("textbox", { name: "Edit message" });
      await expect(field).toHaveValue("what time is it?");
      await field.press("Escape");
      await expect(field).toBeHidden();
      await edit(page, 2, "what time is it?");
      await thread(page).getByRole("button", { name: "Send", exact: true }).click();
      await expect(replies(page).last()).toContainText("It is");
      await expect(own(page)).toHaveCount(3);
      await expect(versions(page, 2, 2)).toBeVisible();

      const other = await context.newPage();
      await other.goto(page.url());
      await expect(versions(other, 2, 2)).toBeVisible();
      await page.reload();
      await expect(versions(page, 2, 2)).toBeVisible();

      // A tab in the background draws nothing, so its rows aren't laid out.
      await page.bringToFront();
      const top = async () => Math.round((await own(page).last().boundingBox())?.y ?? 0);
      const before = await atRest(top);
      const staysAt = (y: number) => expect.poll(top).toBe(y);
      // Unlike a click, a key doesn't scroll what it's pressed on.
      await versions(page, 2, 2).getByRole("button", { name: "Previous version" }).press("Enter");
      await expect(versions(page, 1, 2)).toBeVisible();
      await expect(own(page).last()).toContainText(asked);
      await expect(versions(other, 1, 2)).toBeVisible();
      await staysAt(before);
      await expect(versions(page, 1, 2).getByRole("button", { name: "Previous version" })).toBeFocused();
      // Further up on the screen, what's below in the other version doesn't fill it.
      await thread(page).hover({ position: { x: 20, y: 300 } });
      await page.mouse.wheel(0, 80);
      await staysAt(before - 80);
      await page.keyboard.press("ArrowRight");
      await expect(versions(page, 2, 2)).toBeVisible();
      await expect(versions(page, 2, 2).getByRole("button", { name: "Next version" })).toBeFocused();
      await staysAt(before - 80);
    });

    test("a reply is written again beside the earlier ones", async ({ page }) => {
      await converse(page);
      for (const count of [2, 3]) {
        await useTool(page, replies(page).last(), "Regenerate");
        await expect(versions(page, count, count)).toBeVisible();
        await replyIsComplete(page);
      }
      await expect(replies(page)).toHaveCount(2);
    });

    test("a reply that's written again stays where it is", async ({ page }) => {
      await converse(page, [
        "how do I change events in the calendar?",
        "thanks",
        "how do I change events in the calendar?",
      ]);
      await replies(page).last().hover();
      await atRest(async () => (await own(page).last().boundingBox())?.y ?? 0);
      const tops = await page.evaluateHandle(() => {
        const seen: number[] = [];
        const look = () => {
          const asked = document.querySelectorAll("[role=log] article[aria-label=You]");
          seen.push(asked[asked.length - 1]?.getBoundingClientRect().top ?? 0);
          requestAnimationFrame(look);
        };
        look();
        return seen;
      });
      await useTool(page, replies(page).last(), "Regenerate");
      await expect(versions(page, 2, 2)).toBeVisible();
      await replyIsComplete(page);
      expect(await tops.evaluate((seen) => Math.max(...seen) - Math.min(...seen))).toBeLessThanOrEqual(2);
    });

    test("a message found in a hidden branch opens that branch", async ({ page }) => {
      await converse(page);
      await edit(page, 1, "what time is it?");
      await thread(page).getByRole("button", { name: "Send", exact: true }).click();
      await expect(versions(page, 2, 2)).toBeVisible();
      const hidden = await page.evaluate(
        async (token) => {
          const answer = await fetch("/api/chat/search?q=what%20can%20you", {
            headers: { authorization: `Bearer ${token}` },
          });
          return ((await answer.json()) as { hits: { messageId: string }[] }).hits[0]?.messageId ?? "";
        },
        await page.evaluate(() => localStorage.getItem("atrium_auth_token")),
      );
      await page.goto(`${page.url()}?message=${hidden}`);
      await expect(own(page).last()).toContainText("what can you do?");
      await expect(versions(page, 1, 2)).toBeVisible();
    });
  });
}

test("a message that's edited in two tabs is sent in each tab's words, and neither text is lost", async ({
  page,
  context,
}) => {
  await converse(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await edit(other, 1, "thanks a lot");
  await edit(page, 1, "what time is it?");
  const field = (shown: Page) => thread(shown).getByRole("textbox", { name: "Edit message" });
  await expect(field(other)).toHaveValue("thanks a lot");
  await thread(page).getByRole("button", { name: "Send", exact: true }).click();
  await expect(versions(other, 2, 2)).toBeVisible();
  await replyIsComplete(other);
  await expect(field(other)).toHaveValue("thanks a lot");
  await expect(field(other)).toBeFocused();
  await expect(field(page)).toBeHidden();

  // After a reload, it's with the version that it was begun from.
  await other.reload();
  await expect(versions(other, 2, 2)).toBeVisible();
  await versions(other, 2, 2).getByRole("button", { name: "Previous version" }).press("Enter");
  await expect(field(other)).toHaveValue("thanks a lot");
  await thread(other).getByRole("button", { name: "Send", exact: true }).click();
  for (const shown of [page, other]) {
    await expect(versions(shown, 3, 3)).toBeVisible();
    await expect(own(shown)).toHaveCount(2);
    await expect(own(shown).last()).toContainText("thanks a lot");
  }
});

test.describe("a message written offline", () => {
  test.use({ expectedErrors: /net::ERR_/ });

  test("goes to the branch that it was written in, whatever another device shows by then", async ({
    page,
    context,
    browser,
    product,
  }) => {
    const person = await converse(page);
    await context.setOffline(true);
    await send(page, "thanks a lot");

    const device = await browser.newContext({ baseURL: product.url });
    const other = await device.newPage();
    await signIn(other, person);
    await other.goto(page.url());
    await edit(other, 1, "what time is it?");
    await thread(other).getByRole("button", { name: "Send", exact: true }).click();
    await expect(versions(other, 2, 2)).toBeVisible();
    await replyIsComplete(other);

    await context.setOffline(false);
    for (const shown of [page, other]) {
      await expect(replies(shown)).toHaveCount(3);
      await expect(own(shown).nth(1)).toContainText("what can you do?");
      await expect(own(shown).nth(2)).toContainText("thanks a lot");
      await expect(versions(shown, 1, 2)).toBeVisible();
    }
    await device.close();
  });
});

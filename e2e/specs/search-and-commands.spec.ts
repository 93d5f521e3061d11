import { type Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { composer, replyIsComplete, send, thread } from "../harness/chat.ts";
import { goTo, signUp } from "../harness/person.ts";
import { callAsPerson } from "../harness/stored.ts";
import { expect, test } from "../harness/test.ts";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const searchField = (page: Page) => page.getByRole("combobox", { name: "Search chats" });
const paletteField = (page: Page) => page.getByRole("combobox", { name: "Command palette" });
const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
/** The texts that are marked and can be seen, the one to begin with first. */
const markedInView = (page: Page) =>
  page.evaluate(() =>
    ["atrium-found-current", "atrium-found"].flatMap((name) =>
      Array.from(CSS.highlights.get(name) ?? []).flatMap((range) => {
        if (!(range instanceof Range)) return [];
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return seen?.closest(".message-text") ? [range.toString()] : [];
      }),
    ),
  );
const dialogs = (page: Page) => page.getByRole("dialog");

for (const viewport of SIZES) {
  test.describe(`${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test("search finds everything, and each result opens", async ({ page }) => {
      await signUp(page);
      await page.goto("/new");
      await send(page, "Coffee tasting with Sam tomorrow at noon");
      await replyIsComplete(page);
      const conversation = new URL(page.url()).pathname;
      await page.goto("/");
      await expect(page.getByText("Coffee tasting with Sam tomorrow at noon")).toBeVisible();

      const opener = page.getByRole("button", { name: "Search", exact: true });
      await opener.click();
      await expect(searchField(page)).toBeFocused();
      await expect(page.getByText("Start typing to search your conversations...")).toBeVisible();
      expect((await page.getByRole("listbox").boundingBox())?.height).toBe(320);
      await page.keyboard.press("Escape");
      await expect(dialogs(page)).toBeHidden();
      await expect(opener).toBeFocused();

      await test.step("a title, in any case, before any call is answered", async () => {
        const answers = Promise.withResolvers<void>();
        await page.route("**/api/chat/**", async (route) => {
          await answers.promise;
          await route.continue();
        });
        await page.keyboard.press("/");
        await searchField(page).fill("COFFEE tast");
        await expect(group(page, "Conversations").getByRole("option")).toHaveCount(1);
        answers.resolve();
        await page.unrouteAll({ behavior: "wait" });
        await expectAccessible(page);
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(new RegExp(`${conversation}$`));
        await expect(dialogs(page)).toBeHidden();
      });

      await test.step("words of a message", async () => {
        await page.goto("/calendar");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.keyboard.press("Control+Shift+f");
        await searchField(page).fill("added tasting");
        await group(page, "Messages").getByRole("option").first().click();
        await expect(page).toHaveURL(new RegExp(`${conversation}\\?message=`));
        await expect(page.locator(":focus")).toContainText("Added Coffee tasting", { ignoreCase: true });
      });

      await test.step("an event, opened in the calendar", async () => {
        await page.goto("/marketplace");
        await page.getByRole("button", { name: "Search", exact: true }).click();
        await searchField(page).fill("coffee tasting");
        await group(page, "Events").getByRole("option").click();
        await expect(page.getByRole("dialog", { name: "Edit event" }).getByLabel("Title")).toHaveValue(
          /coffee tasting/i,
        );
        await page.getByRole("button", { name: "Cancel" }).click();
      });

      await test.step("a product", async () => {
        await page.getByRole("button", { name: "Search", exact: true }).click();
        await searchField(page).fill("coffee beans");
        const product = group(page, "Products").getByRole("option").first();
        await expect(product).toBeVisible();
        await product.click();
        await expect(page).toHaveURL(/\/marketplace\/products\//);
        await expect(page.getByRole("heading", { level: 1 })).toContainText(/coffee/i);
      });

      await test.step("nothing, quoted", async () => {
        await page.getByRole("button", { name: "Search", exact: true }).click();
        await searchField(page).fill("zzz-nothing");
        await expect(page.getByText('No chats found for "zzz-nothing"')).toBeVisible();
        await dialogs(page).getByRole("button", { name: "Command palette" }).click();
        await expect(paletteField(page)).toBeFocused();
        await page.mouse.click(5, viewport.height - 5);
        await expect(dialogs(page)).toBeHidden();
      });
    });

    test("what was searched for is in view and marked in a message longer than the screen, also after a reload and Back", async ({
      page,
    }, info) => {
      await signUp(page);
      const lines = Array.from({ length: 200 }, (_, number) => `Line ${number} of a long note`);
      lines[150] = "A crème brûlée at the café";
      await callAsPerson(page, "POST", "/api/chat", { message: lines.join("\n"), conversation_id: "pending" });
      await page.goto("/calendar");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.keyboard.press("Control+Shift+f");
      await searchField(page).fill("cafe creme");
      await group(page, "Messages").getByRole("option").last().click();
      await expect(page).toHaveURL(/\?message=[0-9a-f-]+$/);
      const isMarked = () => expect.poll(() => markedInView(page)).toEqual(["crème", "café"]);
      await isMarked();
      await expect(page.getByRole("status").filter({ hasText: "1 of 2 in this message" })).toBeAttached();
      await page.screenshot({ path: info.outputPath("searched.png") });
      await page.reload();
      await isMarked();
      await page.goBack();
      await expect(page).toHaveURL(/\/calendar$/);
      await page.goForward();
      await isMarked();
      await page.mouse.move(viewport.width / 2, viewport.height / 2);
      await page.mouse.wheel(0, 60);
      await isMarked();
      await composer(page).click();
      await expect.poll(() => markedInView(page)).toEqual([]);
    });

    test("commands run by name, and the list of shortcuts shows their keys", async ({ page }) => {
      await signUp(page);
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.keyboard.press("Control+k");
      await expect(paletteField(page)).toBeFocused();
      await expectAccessible(page);
      await paletteField(page).fill("new ev");
      await page.keyboard.press("Enter");
      const editor = page.getByRole("dialog", { name: "New event" });
      await expect(editor.getByLabel("Title")).toBeFocused();
      // In a field, keys just type; while a dialog is open, shortcuts do nothing.
      await page.keyboard.type("g s?");
      await expect(editor.getByLabel("Title")).toHaveValue("g s?");
      await editor.getByRole("button", { name: "Cancel" }).click();
      await expect(dialogs(page)).toBeHidden();

      await page.keyboard.press("Control+k");
      await paletteField(page).fill("search products");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("textbox", { name: "Search products" })).toBeFocused();
      await page.getByRole("heading", { level: 1 }).click();

      await page.keyboard.press("?");
      const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
      await expect(sheet.getByText("Continue the last conversation")).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(sheet).toBeHidden();

      await page.keyboard.press("g");
      await page.keyboard.press("s");
      await expect(page).toHaveURL(/\/settings$/);
      await expect(page.getByRole("heading", { name: "Assistant", exact: true })).toBeVisible();
    });
  });
}

/** Starts a conversation with that many notes. Their replies are stopped before they're written. */
async function keepNotes(page: Page, count: number): Promise<string> {
  const turns: string[] = [];
  let conversation = "pending";
  for (let number = 1; number <= count; number += 1) {
    const { body } = await callAsPerson(page, "POST", "/api/chat", {
      message: number === 5 ? "Note 5: a heron by the pond" : number === 115 ? "Note 115: an otter" : `Note ${number}`,
      conversation_id: conversation,
      wait: false,
    });
    const { conversationId, turnId } = body as { conversationId: string; turnId: string };
    conversation = conversationId;
    turns.push(turnId);
  }
  await Promise.all(turns.map((turn) => callAsPerson(page, "POST", `/api/chat/turns/${turn}/stop`)));
  return conversation;
}

test("opening a message found in a long conversation scrolls to it, again after a reload, and Back leaves it", async ({
  page,
}) => {
  await signUp(page);
  const conversation = await keepNotes(page, 120);
  const heron = thread(page).getByRole("article").filter({ hasText: "a heron by the pond" });
  const otter = thread(page).getByRole("article").filter({ hasText: "an otter" });
  const find = async (words: string) => {
    await page.keyboard.press("Control+Shift+f");
    await searchField(page).fill(words);
    await group(page, "Messages").getByRole("option").first().click();
  };
  const stands = async (article: typeof heron) => {
    await expect(article).toBeFocused();
    await expect(article).toBeInViewport({ ratio: 1 });
  };
  await page.goto("/calendar");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await find("heron");
  await expect(page).toHaveURL(new RegExp(`/chat/${conversation}\\?message=`));
  await stands(heron);
  await expectAccessible(page);
  await page.reload();
  await stands(heron);
  await find("otter");
  await stands(otter);
  await expect(heron).not.toBeInViewport();
  await find("otter");
  await stands(otter);
  await page.goBack();
  await page.goBack();
  await stands(heron);
  await page.goBack();
  await expect(page).toHaveURL(/\/calendar$/);
});

test("the chat history's search button opens search and gets focus back", async ({ page }) => {
  await signUp(page);
  await page.goto("/");
  await goTo(page, "Chat");
  const opener = page.getByRole("complementary").getByRole("button", { name: "Search chats" });
  await opener.click();
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

test("a reminder becomes a notification when it's due", async ({ page }) => {
  await signUp(page);
  await page.goto("/calendar?new=event");
  const editor = page.getByRole("dialog", { name: "New event" });
  await editor.getByLabel("Title").fill("Call the roaster");
  await editor.getByRole("combobox", { name: "Reminder" }).click();
  await page.getByRole("option", { name: "1 week before" }).click();
  await editor.getByRole("button", { name: "Save" }).click();
  // The page asks for reminders once a minute.
  await page.getByRole("button", { name: "Notifications, 1 unread" }).click({ timeout: 180_000 });
  await expect(page.getByRole("dialog", { name: "Notifications" }).getByText("Call the roaster")).toBeVisible();
});

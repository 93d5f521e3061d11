import { type Page, expect } from "@playwright/test";
import { composer, replies, replyIsComplete, send, thread } from "../harness/chat.ts";
import { endOf, test } from "../harness/held-replies.ts";
import { signUp } from "../harness/person.ts";
import { storedConversation } from "../harness/stored.ts";

const queued = (page: Page) => thread(page).getByRole("article", { name: "You, queued" });
const begins = (page: Page, question: string) =>
  expect(replies(page).last()).toContainText(`Begins to answer ${question}.`);
const answered = (page: Page, question: string) => expect(replies(page).last()).toContainText(`Answered ${question}.`);
const said = async (page: Page) => (await storedConversation(page)).map(({ role, text }) => `${role}: ${text}`);

/** Begins a conversation. Its first reply is being written. */
async function begin(page: Page) {
  await signUp(page);
  await page.goto("/new");
  await send(page, "one");
  await begins(page, "one");
}

const SIZES = { "a desktop": { width: 1440, height: 900 }, "a phone": { width: 390, height: 844 } };

for (const [device, viewport] of Object.entries(SIZES)) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test("what's sent while a reply is written is queued, edited, taken back, and kept over a reload", async ({
      page,
    }) => {
      await begin(page);
      await send(page, "two");
      await send(page, "three");
      await expect(queued(page)).toHaveCount(2);
      await expect(page.getByRole("status").filter({ hasText: "2 messages queued" })).toBeAttached();
      expect(await thread(page).getByRole("article").allTextContents()).toEqual([
        expect.stringContaining("one"),
        expect.stringContaining("Begins to answer one."),
        expect.stringContaining("two"),
        expect.stringContaining("three"),
      ]);
      await expect(page.locator("header").getByRole("group", { name: "Your messages" })).toBeVisible();
      await page.screenshot({ path: test.info().outputPath("queue.png") });
      await page.emulateMedia({ colorScheme: "dark" });
      await page.screenshot({ path: test.info().outputPath("queue-dark.png") });

      await queued(page).first().getByRole("button", { name: "Edit" }).click();
      const field = page.getByRole("textbox", { name: "Edit queued message" });
      await expect(field).toBeFocused();
      await field.fill("two, but better");
      await page.screenshot({ path: test.info().outputPath("editing.png") });
      await page.reload();
      await begins(page, "one");
      await expect(field).toHaveValue("two, but better");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(queued(page).first()).toContainText("two, but better");

      await composer(page).fill("a draft");
      await queued(page).last().getByRole("button", { name: "Take back" }).click();
      await expect(composer(page)).toHaveValue("three\n\na draft");
      await expect(composer(page)).toBeFocused();
      await expect(queued(page)).toHaveCount(1);

      endOf("one").resolve();
      await begins(page, "two, but better");
      await expect(queued(page)).toHaveCount(0);
      endOf("two, but better").resolve();
      await answered(page, "two, but better");
      await replyIsComplete(page);
      expect(await said(page)).toEqual([
        "user: one",
        "assistant: Begins to answer one. Answered one.",
        "user: two, but better",
        "assistant: Begins to answer two, but better. Answered two, but better.",
      ]);
      await expect(composer(page)).toHaveValue("three\n\na draft");
    });

    test("Send now stops the running reply, and that message is answered next", async ({ page }) => {
      await begin(page);
      await send(page, "two");
      await send(page, "three");
      await queued(page).last().getByRole("button", { name: "Send now" }).click();
      await begins(page, "three");
      await expect(replies(page).first()).toContainText("Stopped");
      await expect(queued(page)).toHaveCount(1);
      for (const question of ["three", "two"]) {
        await begins(page, question);
        endOf(question).resolve();
      }
      await answered(page, "two");
      await replyIsComplete(page);
      expect(await said(page)).toEqual([
        "user: one",
        "assistant: Begins to answer one.",
        "user: three",
        "assistant: Begins to answer three. Answered three.",
        "user: two",
        "assistant: Begins to answer two. Answered two.",
      ]);
    });

    test.describe("without a socket", () => {
      test.use({ expectedErrors: /ably\/token/ });
      test("Stop works in the first moment of a new conversation", async ({ page }) => {
        await signUp(page);
        const release = Promise.withResolvers<void>();
        await page.route(/\/ably\/(token|subscribe)/, (route) => route.fulfill({ status: 404, body: "{}" }));
        await page.route(/\/api\/chat$/, async (route) => {
          await release.promise;
          await route.continue();
        });
        await page.goto("/new");
        await send(page, "one");
        await expect(page).toHaveURL(/\/chat\/temp-/);
        const stop = page.getByRole("button", { name: "Stop" });
        await stop.click();
        await expect(stop).toHaveAttribute("aria-disabled", "true");
        release.resolve();
        await expect(replies(page)).toContainText("Stopped");
        await expect(stop).toBeHidden();
        await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
      });
    });
  });
}

for (const [device, viewport] of Object.entries(SIZES)) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test("a queued message goes to its branch, and leaves another one that's being read", async ({ page }) => {
      await begin(page);
      endOf("one").resolve();
      await replyIsComplete(page);
      await thread(page).getByRole("article", { name: "You", exact: true }).hover();
      await page.getByRole("button", { name: "Edit message" }).click();
      await page.getByRole("textbox", { name: "Edit message" }).fill("uno");
      await thread(page).getByRole("button", { name: "Send", exact: true }).click();
      await begins(page, "uno");
      await send(page, "later");
      await expect(queued(page)).toContainText("Queued");
      await expect(queued(page)).not.toContainText("another version");
      const versions = thread(page).getByRole("group", { name: /^Version/ });
      await versions.first().getByRole("button", { name: "Previous version" }).click();
      await answered(page, "one");
      await expect(queued(page)).toContainText("Queued for another version");
      await composer(page).focus();
      await page.screenshot({ path: test.info().outputPath("elsewhere.png") });
      endOf("uno").resolve();
      endOf("later").resolve();
      const toast = page.getByRole("status").filter({ hasText: "Sent in another version" });
      await expect(toast).toBeVisible();
      await expect(queued(page)).toHaveCount(0);
      await expect(replies(page)).toHaveCount(1);
      await answered(page, "one");
      await expect(composer(page)).toBeFocused();
      await page.screenshot({ path: test.info().outputPath("sent-aside.png") });
      await toast.getByRole("button", { name: "Show" }).click();
      await answered(page, "later");
      expect((await said(page)).filter((text) => text.startsWith("user"))).toEqual(["user: uno", "user: later"]);
    });
  });
}

test("two tabs show the same queue, and when one closes, the other sends it, once", async ({ page, context }) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await begins(other, "one");
  await send(page, "two");
  await send(other, "three");
  for (const tab of [page, other]) await expect(queued(tab)).toHaveCount(2);
  await queued(other).first().getByRole("button", { name: "Edit" }).click();
  await other.getByRole("textbox", { name: "Edit queued message" }).fill("two, edited elsewhere");
  await expect(page.getByRole("textbox", { name: "Edit queued message" })).toHaveValue("two, edited elsewhere");
  await page.getByRole("button", { name: "Save" }).click();
  // The field has the same text until that's stored.
  await expect(other.getByRole("textbox", { name: "Edit queued message" })).toHaveCount(0);
  await expect(queued(other).first()).toContainText("two, edited elsewhere");
  await page.close();
  for (const question of ["one", "two, edited elsewhere", "three"]) {
    await begins(other, question);
    endOf(question).resolve();
  }
  await answered(other, "three");
  await replyIsComplete(other);
  expect((await said(other)).filter((text) => text.startsWith("user"))).toEqual([
    "user: one",
    "user: two, edited elsewhere",
    "user: three",
  ]);
});

test("a file that's added to a queued message shows in all tabs, and is uploaded and sent when its tab closes", async ({
  page,
  context,
}) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await begins(other, "one");
  await send(page, "two");
  await expect(queued(other)).toHaveCount(1);
  // The first tab's uploads arrive nowhere.
  let isHeld = false;
  await page.route(/\/api\/media\/upload-url/, () => {
    isHeld = true;
  });
  await queued(page).getByRole("button", { name: "Edit" }).click();
  const chooser = queued(page).locator("input[type=file]");
  await chooser.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Buy milk") });
  await expect.poll(() => isHeld).toBe(true);
  await expect(queued(other).getByText("notes.txt")).toBeVisible();
  await expect(queued(other).getByRole("progressbar", { name: "Uploading notes.txt" })).toBeVisible();
  await page.close();
  await expect(queued(other).getByRole("progressbar")).toBeHidden();
  await queued(other).getByRole("button", { name: "Save" }).click();
  await expect(queued(other).getByRole("button", { name: "Take back" })).toBeVisible();
  await expect(queued(other).getByText("notes.txt")).toBeVisible();
  endOf("one").resolve();
  await expect(queued(other)).toHaveCount(0);
  await expect.poll(() => said(other)).toContain("user: two");
  await other.reload();
  await expect(thread(other).getByRole("button", { name: "notes.txt" })).toBeVisible();
});

test("a tab that freezes doesn't hold up the queue", async ({ page, context }) => {
  await begin(page);
  await send(page, "two");
  await expect(queued(page)).toHaveCount(1);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(queued(other)).toHaveCount(1);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Page.setWebLifecycleState", { state: "frozen" });
  endOf("one").resolve();
  await begins(other, "two");
  await devtools.send("Page.setWebLifecycleState", { state: "active" });
  endOf("two").resolve();
  for (const tab of [other, page]) await answered(tab, "two");
  expect((await said(other)).filter((text) => text.startsWith("user"))).toEqual(["user: one", "user: two"]);
});

test("a message that this device doesn't know to have arrived is sent again after a reload, and nothing waits for its reply", async ({
  page,
}) => {
  for (const question of ["one", "two", "three"]) endOf(question).resolve();
  await signUp(page);
  await page.goto("/new");
  await send(page, "one");
  await answered(page, "one");
  await replyIsComplete(page);
  // As if the page had been left before the browser could note it.
  await page.evaluate(() => {
    const { count } = IDBObjectStore.prototype;
    Object.assign(IDBObjectStore.prototype, { delete: count });
  });
  await send(page, "two");
  await answered(page, "two");
  await replyIsComplete(page);

  // The thread with the reply is loaded before the message goes out.
  await page.addInitScript(() => {
    const { requestIdleCallback: whenIdle } = window;
    window.requestIdleCallback = (callback) => window.setTimeout(() => whenIdle(callback), 3_000);
  });
  const accepted = page
    .waitForEvent("websocket")
    .then((socket) =>
      socket.waitForEvent("framereceived", ({ payload }) => payload.toString().includes("message_accepted")),
    );
  await page.reload();
  await answered(page, "two");
  await accepted;
  await expect(page.getByRole("button", { name: /^Stop/ })).toBeHidden();
  await send(page, "three");
  await answered(page, "three");
  expect((await said(page)).filter((line) => line.startsWith("user"))).toEqual([
    "user: one",
    "user: two",
    "user: three",
  ]);
});

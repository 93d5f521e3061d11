import { beginStream, finishChunk, startScriptedEndpoint, textChunk } from "@atrium/server/testing/scripted-model";
import type { BrowserContext, Page, WebSocket } from "@playwright/test";
import { composer, replies, replyIsComplete, send, thread } from "../harness/chat.ts";
import { signOut, signUp } from "../harness/person.ts";
import { storedConversation } from "../harness/stored.ts";
import { expect, test as base } from "../harness/test.ts";

const WORDS = Array.from({ length: 120 }, (_, index) => (index === 0 ? "word0" : ` word${index}`));
const HALF = 60;
const REPLY = WORDS.join("");

/** The second half of each reply waits for it. */
let secondHalf = Promise.withResolvers<void>();

const test = base.extend({
  productEnv: [
    async ({}, provide) => {
      const model = await startScriptedEndpoint((response) => {
        const write = (words: readonly string[]) => {
          for (const word of words) response.write(textChunk(word));
        };
        beginStream(response);
        write(WORDS.slice(0, HALF));
        void secondHalf.promise.then(() => {
          write(WORDS.slice(HALF));
          response.end(finishChunk());
        });
      });
      await provide({ OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: "test", ATRIUM_MODEL: "scripted" });
      await model.close();
    },
    { scope: "worker" },
  ],
});

test.beforeEach(() => {
  secondHalf = Promise.withResolvers<void>();
});

/** Follows the sockets of all the context's pages. Returns the pages with an open one, once for each. */
function watchSockets(context: BrowserContext): () => readonly Page[] {
  const opened = new Map<WebSocket, Page>();
  const watch = (page: Page) => {
    page.on("websocket", (socket) => opened.set(socket, page));
    page.on("request", (request) => {
      // A page that's left doesn't report its sockets' end.
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
      for (const [socket, owner] of opened) if (owner === page) opened.delete(socket);
    });
  };
  context.pages().forEach(watch);
  context.on("page", watch);
  return () => [...opened].flatMap(([socket, page]) => (page.isClosed() || socket.isClosed() ? [] : [page]));
}

const newest = (page: Page) => replies(page).last().getByText(/word0/);
const halfway = (page: Page) => expect(newest(page)).toContainText(`word${HALF - 1}`);

async function isWhole(page: Page, count: number) {
  await expect(replies(page)).toHaveCount(count);
  await expect(newest(page)).toHaveText(REPLY);
  await replyIsComplete(page);
}

/** Signs up, begins a conversation, and opens it in three tabs. */
async function openThreeTabs(page: Page, context: BrowserContext) {
  const sockets = watchSockets(context);
  await signUp(page);
  await page.goto("/new");
  secondHalf.resolve();
  await send(page, "First");
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await isWhole(page, 1);
  secondHalf = Promise.withResolvers<void>();
  const [second, third] = [await context.newPage(), await context.newPage()];
  for (const tab of [second, third]) {
    const listening = tab.waitForResponse(/\/ably\/subscribe/);
    await tab.goto(page.url());
    await isWhole(tab, 1);
    await listening;
  }
  return { sockets, second, third };
}

const asked = async (page: Page) =>
  (await storedConversation(page)).filter(({ role }) => role === "user").map(({ text }) => text);

test("three tabs have one socket, through which a message from any of them is sent once and its reply streams to all", async ({
  page,
  context,
}) => {
  const { sockets, second, third } = await openThreeTabs(page, context);
  expect(sockets()).toEqual([page]);
  const posts: string[] = [];
  context.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/chat")) posts.push(request.url());
  });

  await composer(second).fill("A thought");
  await expect(composer(third)).toHaveValue("A thought");
  await send(second, "Second");
  await expect(composer(third)).toHaveValue("");
  for (const tab of [page, second, third]) await halfway(tab);
  secondHalf.resolve();
  for (const tab of [page, second, third]) {
    await isWhole(tab, 2);
    await expect(thread(tab).getByText("Second", { exact: true })).toHaveCount(1);
  }
  expect(await asked(second)).toEqual(["First", "Second"]);
  expect(posts).toEqual([]);
  expect(sockets()).toEqual([page]);
});

test("closing the tab with the socket in the middle of a reply loses nothing in the others", async ({
  page,
  context,
}) => {
  const { sockets, second, third } = await openThreeTabs(page, context);
  await send(third, "Second");
  for (const tab of [second, third]) await halfway(tab);
  await page.close();
  secondHalf.resolve();
  for (const tab of [second, third]) await isWhole(tab, 2);
  await expect.poll(() => sockets().length).toBe(1);

  await send(third, "Third");
  for (const tab of [second, third]) await isWhole(tab, 3);
  expect(await asked(third)).toEqual(["First", "Second", "Third"]);
  expect(sockets()).toHaveLength(1);
});

test("signing out in a tab without the socket ends all tabs and the connection", async ({ page, context }) => {
  const { sockets, second, third } = await openThreeTabs(page, context);
  await signOut(second);
  for (const tab of [page, third]) await expect(tab.getByRole("link", { name: "Create an account" })).toBeVisible();
  await expect.poll(() => sockets()).toEqual([]);
});

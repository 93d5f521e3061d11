import { readFile } from "node:fs/promises";
import { composer, replies, replyIsComplete, send, thread } from "../harness/chat.ts";
import { signUp } from "../harness/person.ts";
import { callAsPerson } from "../harness/stored.ts";
import { expect, test } from "../harness/test.ts";

// HTTP-only mode begins with the token's 404.
test.use({ expectedErrors: /\/api\/ably\/token/ });

const PHONE = { width: 390, height: 844 };

test("a temporary chat is answered, knows what was said, and leaves nothing", async ({ page, product }, info) => {
  await signUp(page);
  await page.goto("/new");
  await page.getByRole("switch", { name: "Temporary chat" }).click();
  await expect(page.getByRole("heading", { name: "Temporary chat", level: 1 })).toBeVisible();
  await page.screenshot({ path: info.outputPath("beginning.png") });
  await send(page, "What can you do? zebra-one");
  await replyIsComplete(page);
  await expect(replies(page).last()).toContainText("calendar");
  await send(page, "Find coffee in the marketplace zebra-two");
  await replyIsComplete(page);
  await page.screenshot({ path: info.outputPath("conversation.png") });
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.screenshot({ path: info.outputPath("phone-dark.png") });
  page.once("dialog", (dialog) => void dialog.accept());
  await page.goto("/chat");
  await expect(page.getByRole("main").getByText("No conversations yet")).toBeVisible();
  const browser = await page.evaluate(async () => {
    const read = async (name: string) =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener("success", () => {
          const database = opening.result;
          const names = [...database.objectStoreNames];
          if (names.length === 0) return resolve([]);
          const reading = database.transaction(names);
          const all = names.map((each) => reading.objectStore(each).getAll());
          reading.addEventListener("complete", () => resolve(all.map(({ result }) => result as unknown)));
        });
      });
    const databases = (await indexedDB.databases()).map(({ name = "" }) => read(name));
    const cached: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) cached.push(request.url);
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      cached,
      await Promise.all(databases),
    ]);
  });
  expect(browser).toContain("atrium");
  expect(browser).not.toContain("zebra");
  const list = await callAsPerson(page, "GET", "/api/chat/history");
  expect((list.body as { conversations: unknown[] }).conversations).toEqual([]);
  expect((await callAsPerson(page, "GET", "/api/chat/search?q=zebra")).body).toEqual({ hits: [] });
  expect(await readFile(product.server.logFile, "utf8")).not.toContain("zebra");
});

test("a temporary chat says that it's gone, and can be stopped and brought back, in HTTP-only mode too", async ({
  page,
}) => {
  await page.route("**/api/ably/token*", (route) => route.fulfill({ status: 404, json: {} }));
  await signUp(page);
  await page.setViewportSize(PHONE);
  await page.goto("/new?temporary");
  await send(page, "What can you do?");
  // At once: it's a short reply.
  await replies(page).last().locator("p").first().waitFor();
  await composer(page).press("Escape");
  await expect(thread(page).getByText("Stopped")).toBeVisible();
  await page.getByRole("switch", { name: "Temporary chat" }).click();
  await expect(page.getByText("Your temporary chat is gone", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(thread(page)).toContainText("What can you do?");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(composer(page)).toHaveValue("");
  await expect(thread(page)).toBeHidden();
});

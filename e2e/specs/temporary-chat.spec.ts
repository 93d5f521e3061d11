import { readFile } from "node:fs/promises";
import { replies, replyIsComplete, send } from "../harness/chat.ts";
import { signUp } from "../harness/person.ts";
import { callAsPerson } from "../harness/stored.ts";
import { expect, test } from "../harness/test.ts";

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

test("what a temporary reply did and proposes has buttons", async ({ page }, info) => {
  await signUp(page);
  await page.goto("/new?temporary");
  await send(page, "Dentist tomorrow at 3pm");
  await replyIsComplete(page);
  const undo = replies(page).last().getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  await page.screenshot({ path: info.outputPath("undo.png"), animations: "disabled" });
  await undo.click();
  await expect(replies(page).last()).toContainText("Taken back: Dentist");
  await expect(replies(page).first().getByText("Taken back", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await send(page, "Dentist tomorrow at 3pm");
  await replyIsComplete(page);
  await send(page, "cancel the dentist");
  await replyIsComplete(page);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.screenshot({ path: info.outputPath("confirm-phone-dark.png"), animations: "disabled" });
  await replies(page).last().getByRole("button", { name: "Yes, do it" }).click();
  await replyIsComplete(page);
  await expect(replies(page).last()).toContainText("I removed Dentist");
  await page.screenshot({ path: info.outputPath("done-phone-dark.png"), animations: "disabled" });
});

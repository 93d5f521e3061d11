import { replies, replyIsComplete, send } from "../harness/chat.ts";
import { newPerson, signUp } from "../harness/person.ts";
import { callAsPerson } from "../harness/stored.ts";
import { expect, test } from "../harness/test.ts";

test("another user can't see, open or stream what one user writes", async ({ page, browser, product }) => {
  const context = await browser.newContext({ baseURL: product.url });
  const other = await context.newPage();
  await signUp(page, newPerson("Ada Byron"));
  await signUp(other, newPerson("Bea Curie"));
  await other.goto("/chat");
  const frames: string[] = [];
  other.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => void frames.push(String(payload))));
  await other.reload();

  await page.goto("/new");
  await send(page, "My secret is a marmalade elephant");
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await expect(replies(page)).toHaveCount(1);
  await replyIsComplete(page);
  const path = new URL(page.url()).pathname;

  await expect(other.getByText("No conversations yet").first()).toBeVisible();
  expect(frames.join()).not.toContain("marmalade");
  const id = path.split("/").at(-1);
  for (const [method, call, body] of [
    ["GET", `/api/chat/history?conversation_id=${id}`, undefined],
    ["GET", `/api/chat/messages?conversation_id=${id}`, undefined],
    ["PUT", `/api/chat/history/${id}/title`, { title: "Mine now" }],
    ["DELETE", `/api/chat/history/${id}`, undefined],
    ["POST", "/api/chat", { message: "Go on", conversation_id: id }],
  ] as const) {
    expect((await callAsPerson(other, method, call, body)).status, `${method} ${call}`).toBe(404);
  }
  expect((await callAsPerson(page, "GET", `/api/chat/history?conversation_id=${id}`)).status).toBe(200);
  await context.close();
});

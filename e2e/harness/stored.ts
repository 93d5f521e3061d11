import type { Page } from "@playwright/test";
import type { ConversationDetail } from "@atrium/shared-contracts/wire";

export interface StoredMessage {
  readonly id: string;
  readonly role: "user" | "assistant";
  readonly text: string;
  readonly replyTo: string | undefined;
}

/** The open conversation as the server has it stored: empty until it has one. */
export async function storedConversation(page: Page): Promise<readonly StoredMessage[]> {
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const { status, body } = await callAsPerson(page, "GET", `/api/chat/history?conversation_id=${id}`);
  if (status === 404) return [];
  return (body as ConversationDetail).messages.map((message) => ({
    id: message.id,
    role: message.role,
    text: message.content.map((part) => (part.type === "text" ? part.text : "")).join(""),
    replyTo: message.replyTo,
  }));
}

/** Calls the API as the user who's signed in on the page. */
export async function callAsPerson(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: unknown }> {
  const token = await page.evaluate(() => localStorage.getItem("atrium_auth_token"));
  const answer = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { data: body }),
  });
  const isJson = answer.headers()["content-type"]?.includes("json");
  return { status: answer.status(), body: isJson ? await answer.json() : undefined };
}

import type {
  ConversationDetail,
  FoundMessages,
  MessageSearchResult,
  OlderMessages,
  ServerMessage,
} from "@atrium/shared-contracts/wire";
import type { Page } from "@playwright/test";

const CONVERSATION = "0f0e0d0c-0b0a-4908-8706-05040302a001";
const FIRST_PAGE = 50;

const idOf = (index: number) => `0f0e0d0c-0b0a-4908-8706-0504${String(index).padStart(8, "0")}`;

function message(index: number, codeIn: number | undefined): ServerMessage {
  const number = Math.floor(index / 2) + 1;
  const isQuestion = index % 2 === 0;
  const text = isQuestion
    ? `Question ${number}: what is it?`
    : `Answer ${number}.\n\n${"It depends on what you mean, and on what you need it for. ".repeat(1 + (index % 7))}${number === codeIn ? CODE : ""}`;
  return {
    id: idOf(index),
    role: isQuestion ? "user" : "assistant",
    createdAt: new Date(Date.UTC(2026, 0, 1, 8, 0, index)).toISOString(),
    content: [{ type: "text", text }],
    status: "complete",
    ...(isQuestion ? { messageId: `client-${number}` } : { replyTo: idOf(index - 1) }),
  };
}

const CODE = `\n\n\`\`\`ts\n${Array.from({ length: 90 }, (_, line) => `const line${line} = ${line};`).join("\n")}\n\`\`\`\n`;

/** Answers the page's calls, search included, for a conversation of many questions and answers, of which one may end with a long code. Returns its path. */
export async function serveLongThread(page: Page, turns: number, codeIn?: number): Promise<string> {
  const messages = Array.from({ length: turns * 2 }, (_, index) => message(index, codeIn));
  const part = (end: number, limit: number) => {
    const start = Math.max(0, end - limit);
    return { messages: messages.slice(start, end), ...(start > 0 ? { olderCursor: String(start) } : {}) };
  };
  await page.context().route(
    ({ pathname, searchParams }) =>
      /^\/api\/chat\/(history|messages)$/.test(pathname) && searchParams.get("conversation_id") === CONVERSATION,
    (route) => {
      const { searchParams } = new URL(route.request().url());
      const end = Number(searchParams.get("before") ?? messages.length);
      const shown: OlderMessages = part(end, Number(searchParams.get("limit") ?? FIRST_PAGE));
      const lastMessageAt = messages.at(-1)?.createdAt ?? "";
      const item = { id: CONVERSATION, title: "Questions", lastMessageAt, messageCount: messages.length };
      const whole: ConversationDetail = { conversations: [item], ...shown };
      return route.fulfill({ json: searchParams.has("before") ? shown : whole });
    },
  );
  const holding = (url: string) => {
    const q = new URL(url).searchParams.get("q")?.toLowerCase() ?? "";
    return messages.filter(({ content: [part] }) => part?.type === "text" && part.text.toLowerCase().includes(q));
  };
  await page.context().route(
    ({ pathname, searchParams }) =>
      pathname === "/api/chat/messages/find" && searchParams.get("conversation_id") === CONVERSATION,
    (route) => {
      const found: FoundMessages = { messageIds: holding(route.request().url()).map(({ id }) => id) };
      return route.fulfill({ json: found });
    },
  );
  await page.context().route(
    ({ pathname }) => pathname === "/api/chat/search",
    (route) => {
      const hits = holding(route.request().url()).map(({ id, role, createdAt }) => ({
        conversationId: CONVERSATION,
        title: "Questions",
        messageId: id,
        role,
        snippet: "It depends",
        createdAt,
      }));
      return route.fulfill({ json: { hits } satisfies MessageSearchResult });
    },
  );
  return `/chat/${CONVERSATION}`;
}

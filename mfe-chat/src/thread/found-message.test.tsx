import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { ConversationDetail, ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { messagePath } from "../conversation/message-path.ts";
import { createFixture } from "../testing/render-chat.tsx";
import { CONVERSATION, answerHistory, detail, forgetBrowser, showRoutes } from "../testing/show-routes.tsx";

/** Heights of the scroller and a row in the layout the fixture gives jsdom. */
const VIEW_PX = 600;
const ROW_PX = 40;

const observers = new Set<GrowthObserver>();
/** Reports the size of its target once, like the browser's, and again when the test makes it grow. */
class GrowthObserver implements ResizeObserver {
  readonly #told: ResizeObserverCallback;
  readonly #watched = new Set<Element>();
  constructor(told: ResizeObserverCallback) {
    this.#told = told;
    observers.add(this);
  }
  observe(element: Element) {
    this.#watched.add(element);
    requestAnimationFrame(() => act(() => this.tell(element)));
  }
  unobserve(element: Element) {
    this.#watched.delete(element);
  }
  disconnect() {
    observers.delete(this);
  }
  tell(target: Element) {
    const entry = { target } as ResizeObserverEntry;
    if (this.#watched.has(target)) this.#told([entry], this);
  }
}
function grow(text: string, height: number) {
  const row = screen.getByText(text).closest("[data-index]");
  if (!row) throw new Error(`No row says ${text}`);
  Object.defineProperty(row, "offsetHeight", { configurable: true, value: height });
  for (const observer of observers) observer.tell(row);
}

// jsdom doesn't scroll, so the scroller's height comes from its content, and its position from the calls it gets.
const layout = Object.getOwnPropertyDescriptor(Element.prototype, "scrollHeight");
const scrollTo = HTMLElement.prototype.scrollTo;
beforeEach(() => {
  forgetBrowser();
  globalThis.ResizeObserver = GrowthObserver;
  Object.defineProperty(HTMLElement.prototype, "scrollHeight", {
    configurable: true,
    get(this: HTMLElement) {
      const inner = this.firstElementChild;
      return inner instanceof HTMLElement ? Number.parseFloat(inner.style.height) || VIEW_PX : VIEW_PX;
    },
  });
  HTMLElement.prototype.scrollTo = function scroll(this: HTMLElement, to?: ScrollToOptions | number) {
    if (typeof to !== "object" || to.top === undefined)
      throw new Error("Scrolled in a way that the test does not know");
    this.scrollTop = to.top;
    requestAnimationFrame(() => void fireEvent.scroll(this));
  };
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, "ResizeObserver");
  Reflect.deleteProperty(HTMLElement.prototype, "scrollHeight");
  if (layout) Object.defineProperty(Element.prototype, "scrollHeight", layout);
  HTMLElement.prototype.scrollTo = scrollTo;
});

const idOf = (number: number) => `0f0e0d0c-0b0a-4908-8706-05040303${String(number).padStart(4, "0")}`;
const message = (number: number): ServerMessage => ({
  id: idOf(number),
  messageId: `client-${number}`,
  role: "user",
  createdAt: new Date(Date.UTC(2026, 0, 1, 8, 0, number)).toISOString(),
  content: [{ type: "text", text: `Message ${number}` }],
  status: "complete",
});
const messages = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => message(from + at));
const pathTo = (number: number) => messagePath(CONVERSATION, idOf(number));

/** A conversation of 300 messages. The first response has the newest 50. */
function longConversation(more: Partial<ConversationDetail> = {}) {
  const fixture = createFixture();
  answerHistory(fixture, () => detail({ messages: messages(250, 300), olderCursor: "250", ...more }));
  fixture.shell.answer("GET /chat/messages", ({ query }) => {
    const end = Number(query?.["before"]);
    const start = Math.max(0, end - Number(query?.["limit"]));
    return { messages: messages(start, end), ...(start > 0 ? { olderCursor: String(start) } : {}) };
  });
  return fixture;
}

const log = () => screen.getByRole("log", { name: "Conversation" });
const article = (text: string) => screen.getByText(text).closest("article");
const isFocused = (text: string) => waitFor(() => expect(document.activeElement).toBe(article(text)));
/** How far below the top of the viewport a message starts. */
const leadOf = (text: string) => {
  const row = screen.getByText(text).closest<HTMLElement>("[data-index]");
  return Number.parseFloat(row?.style.top ?? "") - log().scrollTop;
};
const isAThirdDown = (text: string) =>
  waitFor(() => expect(Math.abs(leadOf(text) - VIEW_PX / 3)).toBeLessThanOrEqual(2));
const isAtEnd = () =>
  waitFor(() => expect(log().scrollHeight - VIEW_PX - log().scrollTop).toBeLessThanOrEqual(ROW_PX / 10));
/** The virtualizer corrects its scroll target until it has been right for a few frames. */
async function settled() {
  for (let frame = 0; frame < 6; frame += 1)
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
}
/** Collects every message marked from now on. On a busy machine, a mark may be gone before the test checks. */
function watchMarks(): ReadonlySet<Element> {
  const marked = new Set<Element>();
  const look = () => document.querySelectorAll("[data-found]").forEach((element) => marked.add(element));
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-found"],
  });
  return marked;
}
const asked = (fixture: ReturnType<typeof createFixture>) =>
  fixture.shell.calls.filter(({ path }) => path === "/chat/messages").map(({ query }) => query?.["before"]);

describe("a message linked in the URL", () => {
  it("shows a third of the way down, has focus, and is marked for a moment", async () => {
    const marked = watchMarks();
    const fixture = longConversation();
    showRoutes(pathTo(275), fixture);
    await screen.findByText("Message 275");
    await isFocused("Message 275");
    await isAThirdDown("Message 275");
    expect(article("Message 275")?.tabIndex).toBe(-1);
    await waitFor(() => expect([...marked]).toEqual([article("Message 275")]));
    await waitFor(() => expect(document.querySelector("[data-found]")).toBeNull(), { timeout: 4000 });
    expect(document.activeElement).toBe(article("Message 275"));
    expect(fixture.shell.toasts).toEqual([]);
  });

  it("is fetched with older messages if it isn't loaded, showing the skeleton", async () => {
    const fixture = longConversation();
    const answers = Promise.withResolvers<void>();
    const { request } = longConversation().shell.http;
    fixture.shell.answer("GET /chat/messages", async ({ query }) => {
      await answers.promise;
      return request("GET", "/chat/messages", { query: { ...query } });
    });
    showRoutes(pathTo(20), fixture);
    expect(await screen.findByRole("status", { name: "Loading older messages" })).toBeTruthy();
    expect(screen.queryByRole("log")).toBeNull();
    answers.resolve();
    await screen.findByText("Message 20");
    await isFocused("Message 20");
    await isAThirdDown("Message 20");
    expect(asked(fixture)).toEqual(["250", "150", "50"]);
  });

  it("leaves the conversation at its end, and says so, when it no longer exists", async () => {
    const fixture = longConversation();
    showRoutes(pathTo(400), fixture);
    await screen.findByText("Message 299");
    await isAtEnd();
    expect(fixture.shell.toasts.map(({ title }) => title)).toEqual(["This message is no longer here"]);
    expect(document.querySelector("[data-found]")).toBeNull();
  });

  it("is searched for again after older messages failed to load", async () => {
    const fixture = longConversation();
    let away = true;
    const { request } = longConversation().shell.http;
    fixture.shell.answer("GET /chat/messages", async ({ query }) => {
      if (away) throw new Error("away");
      return request("GET", "/chat/messages", { query: { ...query } });
    });
    const { user } = showRoutes(pathTo(20), fixture);
    expect((await screen.findByRole("alert")).textContent).toContain("Couldn't load older messages.");
    away = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await screen.findByText("Message 20");
    await isFocused("Message 20");
    expect(fixture.shell.toasts).toEqual([]);
  });

  it("stays in place while a reply is being written, until the user scrolls", async () => {
    const turn = {
      turnId: idOf(299),
      conversationId: CONVERSATION,
      messageId: "client-299",
      state: "running",
      attempt: 1,
      seq: 1,
      partial: "So",
    } as const;
    // The second to last, so the end is in view too.
    const { tell } = showRoutes(pathTo(298), longConversation({ turn }));
    await screen.findByText("Message 298");
    await isFocused("Message 298");
    await isAtEnd();
    await settled();
    const lead = leadOf("Message 298");
    const height = log().scrollHeight;
    await tell({
      name: "message_chunk",
      data: {
        conversationId: CONVERSATION,
        content: " far",
        metadata: { turnId: turn.turnId, attempt: 1, messageId: turn.messageId, seq: 2, offset: 2 },
      },
    });
    await screen.findByText("So far");
    act(() => grow("So far", 2000));
    await waitFor(() => expect(log().scrollHeight).toBeGreaterThan(height + 1500));
    expect(Math.abs(leadOf("Message 298") - lead)).toBeLessThanOrEqual(2);
    expect(document.activeElement).toBe(article("Message 298"));

    fireEvent.wheel(log());
    act(() => log().scrollTo({ top: log().scrollHeight - VIEW_PX }));
    fireEvent.scroll(log());
    act(() => grow("So far", 4000));
    await isAtEnd();
  });

  it("can be reached again by the same hit, and by another one in the same conversation", async () => {
    const fixture = longConversation();
    showRoutes(pathTo(275), fixture);
    await screen.findByText("Message 275");
    await isFocused("Message 275");
    act(() => screen.getByRole("textbox", { name: "Message" }).focus());
    act(() => fixture.shell.navigate(pathTo(275)));
    await isFocused("Message 275");
    act(() => fixture.shell.navigate(pathTo(260)));
    await isFocused("Message 260");
    await isAThirdDown("Message 260");
    expect(document.querySelectorAll("[tabindex='-1'].message")).toHaveLength(1);
  });

  it("returns to the previous position on Back", async () => {
    const fixture = longConversation();
    showRoutes(`/chat/${CONVERSATION}`, fixture);
    await screen.findByText("Message 299");
    await isAtEnd();
    fireEvent.wheel(log());
    act(() => log().scrollTo({ top: 1000 }));
    fireEvent.scroll(log());
    const text = screen.getAllByText(/^Message \d+$/).map(({ textContent }) => textContent);
    const read = text.find((each) => leadOf(each) >= 0) ?? "";
    const lead = leadOf(read);
    act(() => fixture.shell.navigate(pathTo(290)));
    await isFocused("Message 290");
    await waitFor(() => expect(screen.queryByText(read)).toBeNull());
    act(() => fixture.shell.navigate(-1 as never));
    await waitFor(() => expect(Math.abs(leadOf(read) - lead)).toBeLessThanOrEqual(2));
    expect(document.activeElement).toBe(log());
  });
});

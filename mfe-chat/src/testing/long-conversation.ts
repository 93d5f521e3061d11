import { afterEach, beforeEach, expect } from "@jest/globals";
import type { ConversationDetail, ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { messagePath } from "../conversation/message-path.ts";
import { createFixture } from "./render-chat.tsx";
import { CONVERSATION, answerHistory, detail } from "./show-routes.tsx";

/** Heights of the scroller and a row in the layout the fixture gives jsdom. */
export const VIEW_PX = 600;
export const ROW_PX = 40;

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
export function grow(text: string, height: number) {
  const row = screen.getByText(text).closest("[data-index]");
  if (!row) throw new Error(`No row says ${text}`);
  Object.defineProperty(row, "offsetHeight", { configurable: true, value: height });
  for (const observer of observers) observer.tell(row);
}

// jsdom doesn't scroll, so the scroller's height comes from its content, and its position from the calls it gets.
const layout = Object.getOwnPropertyDescriptor(Element.prototype, "scrollHeight");
const scrollTo = HTMLElement.prototype.scrollTo;
/** Gives jsdom such a layout for the tests of a file. */
export function withThreadLayout() {
  beforeEach(() => {
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
    observers.clear();
    Reflect.deleteProperty(globalThis, "ResizeObserver");
    Reflect.deleteProperty(HTMLElement.prototype, "scrollHeight");
    if (layout) Object.defineProperty(Element.prototype, "scrollHeight", layout);
    HTMLElement.prototype.scrollTo = scrollTo;
  });
}

export const idOf = (number: number) => `0f0e0d0c-0b0a-4908-8706-05040303${String(number).padStart(4, "0")}`;
const message = (number: number): ServerMessage => ({
  id: idOf(number),
  messageId: `client-${number}`,
  role: "user",
  createdAt: new Date(Date.UTC(2026, 0, 1, 8, 0, number)).toISOString(),
  content: [{ type: "text", text: `Message ${number}` }],
  status: "complete",
});
const messages = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => message(from + at));
export const pathTo = (number: number) => messagePath(CONVERSATION, idOf(number));

/** A conversation of 300 messages. The first response has the newest 50. */
export function longConversation(more: Partial<ConversationDetail> = {}) {
  const fixture = createFixture();
  answerHistory(fixture, () => detail({ messages: messages(250, 300), olderCursor: "250", ...more }));
  fixture.shell.answer("GET /chat/messages", ({ query }) => {
    const end = Number(query?.["before"]);
    const start = Math.max(0, end - Number(query?.["limit"]));
    return { messages: messages(start, end), ...(start > 0 ? { olderCursor: String(start) } : {}) };
  });
  return fixture;
}

export const log = () => screen.getByRole("log", { name: "Conversation" });
/** How far below the top of the viewport a message starts. */
export const leadOf = (text: string) => {
  const row = within(log()).getByText(text).closest<HTMLElement>("[data-index]");
  return Number.parseFloat(row?.style.top ?? "") - log().scrollTop;
};
export const isAtEnd = () =>
  waitFor(() => expect(log().scrollHeight - VIEW_PX - log().scrollTop).toBeLessThanOrEqual(ROW_PX / 10));
/** The virtualizer corrects its scroll target until it has been right for a few frames. */
export async function settled() {
  for (let frame = 0; frame < 6; frame += 1)
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
}
export const asked = (fixture: ReturnType<typeof createFixture>) =>
  fixture.shell.calls.filter(({ path }) => path === "/chat/messages").map(({ query }) => query?.["before"]);

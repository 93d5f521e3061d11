import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { HttpError } from "@atrium/shared-contracts/contract";
import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { screen, waitFor, within } from "@testing-library/react";
import { createFixture } from "../testing/render-chat.tsx";
import { AT, CONVERSATION, STORED, answerHistory, detail, forgetBrowser, showRoutes } from "../testing/show-routes.tsx";

beforeEach(forgetBrowser);

const [question] = detail().messages as [ServerMessage];
const older: ServerMessage = {
  ...question,
  id: "0f0e0d0c-0b0a-4908-8706-05040302a008",
  messageId: "client-0",
  createdAt: "2025-12-30T12:00:00.000Z",
  content: [{ type: "text", text: "Long ago" }],
};

describe("the thread", () => {
  it("is a silent log with one article per message, grouped by day", async () => {
    const fixture = createFixture();
    answerHistory(fixture, () => detail());
    showRoutes(`/chat/${CONVERSATION}`, fixture);
    const log = await screen.findByRole("log", { name: "Conversation" });
    expect(log.getAttribute("aria-live")).toBe("off");
    expect(log.tabIndex).toBe(0);
    const articles = within(log).getAllByRole("article");
    expect(articles.map((article) => article.getAttribute("aria-label"))).toEqual(["You", "Atrium"]);
    expect(articles.map((article) => article.getAttribute("aria-busy"))).toEqual([null, null]);
    expect(within(log).getByRole("separator").getAttribute("aria-label")).toBe(
      new Intl.DateTimeFormat("en", { dateStyle: "full" }).format(new Date(AT)),
    );
  });

  it("marks a reply busy while it grows, and never announces the growing text", async () => {
    const fixture = createFixture();
    const turn = {
      turnId: STORED,
      conversationId: CONVERSATION,
      messageId: "client-1",
      state: "running",
      attempt: 1,
      seq: 1,
      partial: "Growing",
    } as const;
    answerHistory(fixture, () => detail({ messages: [question], turn }));
    showRoutes(`/chat/${CONVERSATION}`, fixture);
    const text = await screen.findByText("Growing");
    expect(text.closest("[aria-busy=true]")?.getAttribute("aria-label")).toBe("Atrium");
    expect(text.closest("[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]")).toBeNull();
  });

  it("shows a reply that fails to render as plain text, and everything else as usual", async () => {
    const reported = jest.spyOn(console, "error").mockImplementation(() => {});
    const fixture = createFixture();
    const [, reply] = detail().messages as [ServerMessage, ServerMessage];
    const abyss = `${">".repeat(20_000)} deep`;
    answerHistory(fixture, () =>
      detail({ messages: [question, { ...reply, content: [{ type: "text", text: abyss }] }] }),
    );
    showRoutes(`/chat/${CONVERSATION}`, fixture);
    expect(await screen.findByText(abyss)).toBeTruthy();
    expect(screen.getByText("Hello there")).toBeTruthy();
    expect(screen.getByRole("textbox", { name: "Message" })).toBeTruthy();
    expect(screen.getAllByRole("button", { name: /^Copy (message|as Markdown)$/ })).toHaveLength(2);
    reported.mockRestore();
  });

  it("still shows all other messages when one can't be rendered at all", async () => {
    const reported = jest.spyOn(console, "error").mockImplementation(() => {});
    const fixture = createFixture();
    const [, reply] = detail().messages as [ServerMessage, ServerMessage];
    const card = { kind: "calendar.event", data: {} };
    Object.assign(fixture.shell, {
      messageCard: () => {
        throw new Error("A card that cannot be drawn");
      },
    });
    answerHistory(fixture, () => detail({ messages: [question, { ...reply, cards: [card] }] }));
    showRoutes(`/chat/${CONVERSATION}`, fixture);
    expect(await screen.findByText("Hi **Sam**")).toBeTruthy();
    expect(screen.getByText("Hello there")).toBeTruthy();
    reported.mockRestore();
  });

  it("fetches older messages near the beginning, and says when they can't be loaded", async () => {
    const fixture = createFixture();
    answerHistory(fixture, () => detail({ olderCursor: "before-this" }));
    let away = true;
    fixture.shell.answer("GET /chat/messages", () => {
      if (away) throw new HttpError("HTTP 500", 500);
      return { messages: [older] };
    });
    const { user } = showRoutes(`/chat/${CONVERSATION}`, fixture);
    const alert = await screen.findByRole("alert");
    away = false;
    await user.click(within(alert).getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Long ago")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    const asked = fixture.shell.calls.filter(({ path }) => path === "/chat/messages");
    expect(asked.map(({ query }) => query?.["before"])).toEqual(["before-this", "before-this"]);
  });
});

import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import {
  VIEW_PX,
  asked,
  grow,
  idOf,
  isAtEnd,
  leadOf,
  log,
  longConversation,
  pathTo,
  settled,
  withThreadLayout,
} from "../testing/long-conversation.ts";
import { CONVERSATION, forgetBrowser, showRoutes } from "../testing/show-routes.tsx";

beforeEach(forgetBrowser);
withThreadLayout();

const article = (text: string) => screen.getByText(text).closest("article");
const isFocused = (text: string) => waitFor(() => expect(document.activeElement).toBe(article(text)));
const isAThirdDown = (text: string) =>
  waitFor(() => expect(Math.abs(leadOf(text) - VIEW_PX / 3)).toBeLessThanOrEqual(2));
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
    expect(asked(fixture)).toEqual(["250", "150"]);
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
    await settled();
    fireEvent.wheel(log());
    act(() => log().scrollTo({ top: 1000 }));
    fireEvent.scroll(log());
    await settled();
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

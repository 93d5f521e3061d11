import { HttpError } from "@atrium/shared-contracts/contract";
import type { RealtimeEvent, ReplyStep, ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { createFixture } from "../testing/render-chat.tsx";
import {
  AT,
  CONVERSATION,
  REPLY,
  STORED,
  answerHistory,
  detail,
  forgetBrowser,
  showRoutes,
} from "../testing/show-routes.tsx";

beforeEach(forgetBrowser);

const [question, reply] = detail().messages as [ServerMessage, ServerMessage];
const position = { turnId: STORED, attempt: 1, messageId: "client-1" };
const THOUGHT = "The person says **hello**.";
const READ = `GET /chat/messages/${REPLY}/reasoning`;

function open(more: Partial<ServerMessage>) {
  const fixture = createFixture();
  answerHistory(fixture, () => detail({ messages: [question, { ...reply, ...more }] }));
  return { ...showRoutes(`/chat/${CONVERSATION}`, fixture), fixture };
}
const article = () => screen.getByRole("article", { name: "Atrium" });
const listed = () =>
  within(screen.getByRole("list", { name: "Steps" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("what was done for a reply", () => {
  it("is folded below it, and unfolds to a list in words with the keyboard", async () => {
    const { user } = open({
      steps: [
        { kind: "calendar" },
        { kind: "calendar.create", detail: "Lunch <b>with</b> Sam" },
        { kind: "of.the.future", detail: "{}" },
      ],
    });
    const fold = await screen.findByRole("button", { name: "2 steps" });
    expect(fold.getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByRole("list", { name: "Steps" })).toBeNull();
    act(() => fold.focus());
    await user.keyboard("{Enter}");
    expect(fold.getAttribute("aria-expanded")).toBe("true");
    expect(listed()).toEqual(["Checked the calendar", "Added an event: Lunch <b>with</b> Sam"]);
    expect(document.getElementById(fold.getAttribute("aria-controls") ?? "")?.textContent).toContain("Added");
    expect(article().textContent).not.toContain("future");
    await user.keyboard(" ");
    expect(fold.getAttribute("aria-expanded")).toBe("false");
  });

  it("needs no fold if it's a single step", async () => {
    open({ steps: [{ kind: "weather", detail: "Huế" }] });
    expect(await screen.findByText("Checked the weather: Huế")).toBeTruthy();
    expect(within(article()).queryByRole("button", { name: /step|weather/i })).toBeNull();
  });

  it("isn't there if this version has no words for it", async () => {
    open({ steps: [{ kind: "of.the.future", detail: "{}" }] });
    await screen.findByText("Sam");
    await waitFor(() => expect(article().textContent).not.toContain("future"));
    expect(within(article()).queryByRole("button", { name: /step|weather/i })).toBeNull();
  });
});

describe("what a model thought", () => {
  it("is folded with how long it took, and fetched once someone unfolds it", async () => {
    const { user, fixture } = open({ steps: [{ kind: "weather", detail: "Huế" }], reasoning: { seconds: 12 } });
    fixture.shell.answer(READ, () => ({ text: THOUGHT }));
    const fold = await screen.findByRole("button", { name: "Thought for 12 seconds · Checked the weather: Huế" });
    expect(fixture.shell.calls.some(({ path }) => path.endsWith("/reasoning"))).toBe(false);
    await user.click(fold);
    const thought = await screen.findByRole("group", { name: "Reasoning" });
    expect((await within(thought).findByText("hello")).tagName).toBe("STRONG");
    expect(thought.tabIndex).toBe(0);
    // The line says it.
    expect(screen.queryByRole("list", { name: "Steps" })).toBeNull();
  });

  it("is in minutes once it took one", async () => {
    open({ reasoning: { seconds: 130 } });
    expect(await screen.findByRole("button", { name: "Thought for 2 minutes" })).toBeTruthy();
  });

  it("says that it couldn't be fetched, and can be tried again", async () => {
    const { user, fixture } = open({ reasoning: { seconds: 1 } });
    let works = false;
    fixture.shell.answer(READ, () => {
      if (!works) throw new HttpError("No", 503);
      return { text: THOUGHT };
    });
    await user.click(await screen.findByRole("button", { name: "Thought for 1 second" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Couldn't load the reasoning");
    works = true;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("group", { name: "Reasoning" })).toBeTruthy();
  });
});

describe("while a reply is written", () => {
  const begun = (step: ReplyStep, offset = 0): RealtimeEvent => ({
    name: "graph-event-general",
    data: {
      conversationId: CONVERSATION,
      status: "running",
      metadata: { ...position, step: { ...step, offset } },
    },
  });
  const chunk = (seq: number, offset: number, content: string): RealtimeEvent => ({
    name: "message_chunk",
    data: { conversationId: CONVERSATION, content, metadata: { ...position, seq, offset } },
  });

  it("a line says what's being done, and ends with the text that follows; the fold comes with the reply", async () => {
    const fixture = createFixture();
    const turn = { ...position, conversationId: CONVERSATION, state: "running", seq: 1, partial: "Let me " } as const;
    answerHistory(fixture, () => detail({ messages: [question], turn }));
    const { tell } = showRoutes(`/chat/${CONVERSATION}`, fixture);
    await screen.findByText("Let me");
    await tell(begun({ kind: "reasoning" }, 7));
    expect(await screen.findByText("Thinking…")).toBeTruthy();
    await tell(begun({ kind: "marketplace", detail: "tea" }, 7));
    expect(await screen.findByText("Searching the marketplace…")).toBeTruthy();
    expect(screen.queryByText("Thinking…")).toBeNull();
    await tell(begun({ kind: "of.the.future" }, 7));
    await waitFor(() => expect(screen.queryByText("Searching the marketplace…")).toBeNull());
    await tell(begun({ kind: "files" }, 7));
    expect(await screen.findByText("Reading a file…")).toBeTruthy();
    await tell(chunk(2, 7, "see."));
    await waitFor(() => expect(screen.queryByText("Reading a file…")).toBeNull());
    await tell({
      name: "message_response",
      data: {
        conversation_id: CONVERSATION,
        message: "Let me see.",
        status: "completed",
        metadata: {
          ...position,
          seq: 2,
          replyId: REPLY,
          createdAt: AT,
          steps: [{ kind: "marketplace", detail: "tea" }, { kind: "files" }],
          reasoning: { seconds: 3 },
        },
      },
    });
    expect(await screen.findByRole("button", { name: "Thought for 3 seconds · 2 steps" })).toBeTruthy();
  });
});

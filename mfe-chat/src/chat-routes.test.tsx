import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { type ConversationDetail, HttpError, type RealtimeEvent } from "@atrium/shared-contracts";
import { type NavigateFunction, useLocation, useNavigate } from "@atrium/shared-ui/router";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { ChatRoutes } from "./chat-routes.tsx";
import { type ChatFixture, createFixture, renderChat } from "./testing/render-chat.tsx";

const CONVERSATION = "0f0e0d0c-0b0a-4908-8706-05040302a001";
const STORED = "0f0e0d0c-0b0a-4908-8706-05040302a002";
const REPLY = "0f0e0d0c-0b0a-4908-8706-05040302a003";
const AT = "2026-01-01T12:00:00.000Z";

let path = "";
/** Tells the path, and moves the router where the fake shell is told to go, as the shell does. */
function Navigation({ onPath, onReady }: { onPath(path: string): void; onReady(navigate: NavigateFunction): void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => onPath(pathname), [onPath, pathname]);
  useEffect(() => onReady(navigate), [onReady, navigate]);
  return null;
}

function show(at: string, fixture = createFixture()) {
  const onPath = (next: string) => {
    path = next;
  };
  const onReady = (navigate: NavigateFunction) => {
    fixture.shell.navigate = (to, options) => void navigate(to, options);
  };
  const view = renderChat(
    <>
      <Navigation onPath={onPath} onReady={onReady} />
      <ChatRoutes />
    </>,
    fixture,
    at,
  );
  const tell = (event: RealtimeEvent) => act(async () => fixture.shell.subjects.events$.next(event));
  return { ...view, user: userEvent.setup(), tell };
}

const field = () => screen.getByRole("textbox", { name: "Message" });
const detail = (more: Partial<ConversationDetail> = {}): ConversationDetail => ({
  conversations: [{ id: CONVERSATION, title: "Greetings", lastMessageAt: AT, messageCount: 2 }],
  messages: [
    {
      id: STORED,
      role: "user",
      createdAt: AT,
      content: [{ type: "text", text: "Hello there" }],
      status: "complete",
      messageId: "client-1",
    },
    {
      id: REPLY,
      role: "assistant",
      createdAt: AT,
      content: [{ type: "text", text: "Hi **Sam**" }],
      status: "complete",
      replyTo: STORED,
    },
  ],
  ...more,
});
/** The fake's answers do not look at the query: list and conversation share a path. */
function answerHistory(fixture: ChatFixture, answer: () => ConversationDetail) {
  fixture.shell.answer("GET /chat/history", ({ query }) =>
    query?.["conversation_id"] ? answer() : { conversations: answer().conversations },
  );
}

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
});

describe("a new conversation", () => {
  async function begin() {
    const fixture = createFixture();
    answerHistory(fixture, () => detail({ messages: [] }));
    const view = show("/new", fixture);
    await view.user.type(field(), "What is new?{Enter}");
    await waitFor(() => expect(fixture.shell.published).toHaveLength(1));
    const messageId = fixture.shell.published[0]?.messageData.messageId ?? "";
    const position = { turnId: STORED, attempt: 1, messageId };
    const accept = () =>
      view.tell({
        name: "message_accepted",
        data: {
          conversationId: CONVERSATION,
          messageId,
          turnId: STORED,
          storedId: STORED,
          createdAt: AT,
          title: "What is new?",
        },
      });
    const chunk = (seq: number, offset: number, content: string) =>
      view.tell({
        name: "message_chunk",
        data: { conversationId: CONVERSATION, content, metadata: { ...position, seq, offset } },
      });
    return { ...view, fixture, position, accept, chunk };
  }

  it("is sent over the socket, answered chunk by chunk, and gets its address", async () => {
    const { accept, chunk, tell, position } = await begin();
    await waitFor(() => expect(path).toMatch(/^\/chat\/temp-\d+$/));
    await waitFor(() => expect((field() as HTMLTextAreaElement).value).toBe(""));
    await accept();
    await waitFor(() => expect(path).toBe(`/chat/${CONVERSATION}`));
    await chunk(2, 4, "world");
    await chunk(1, 0, "Big ");
    expect(await screen.findByText("Big world")).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("Atrium is responding");
    await tell({
      name: "message_response",
      data: {
        conversationId: CONVERSATION,
        message: "Big world!",
        status: "completed",
        metadata: { ...position, seq: 3, replyId: REPLY, createdAt: AT },
      },
    });
    expect(await screen.findByText("Big world!")).toBeTruthy();
    await chunk(3, 10, " late");
    expect(screen.queryByText(/late/)).toBeNull();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("What is new?");
  });

  it("keeps the view that is shown when it gets its address", async () => {
    const { accept } = await begin();
    const log = await screen.findByRole("log");
    await accept();
    await waitFor(() => expect(path).toBe(`/chat/${CONVERSATION}`));
    expect(screen.getByRole("log")).toBe(log);
  });

  it("can be stopped while the reply is written", async () => {
    const { accept, chunk, fixture, user } = await begin();
    await accept();
    await chunk(1, 0, "Never ending");
    await user.click(await screen.findByRole("button", { name: "Stop" }));
    expect(fixture.shell.calls.map((call) => `${call.method} ${call.path}`)).toContain(
      `POST /chat/turns/${STORED}/stop`,
    );
  });

  it("shows the server's words when the reply fails, and Retry asks for it again", async () => {
    const { accept, tell, fixture, user, position } = await begin();
    await accept();
    await tell({
      name: "error",
      data: { conversationId: CONVERSATION, error: "The model is away", metadata: position },
    });
    expect((await screen.findByRole("alert")).textContent).toContain("The model is away");
    fixture.shell.answer(`POST /chat/turns/${STORED}/retry`, () => ({
      turn: {
        turnId: STORED,
        conversationId: CONVERSATION,
        messageId: position.messageId,
        state: "queued",
        attempt: 1,
        seq: 0,
        partial: "",
      },
    }));
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  it("begins with a suggestion", async () => {
    const fixture = createFixture();
    const { user } = show("/new", fixture);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("What can I help with, Sam?");
    await user.click(screen.getByRole("button", { name: /weather in Berlin/ }));
    await waitFor(() => expect(fixture.shell.published[0]?.messageData.content).toBe("What's the weather in Berlin?"));
  });
});

describe("sending without the socket", () => {
  it("goes by HTTP in HTTP-only mode, says so, and shows the reply", async () => {
    const fixture = createFixture();
    fixture.shell.subjects.connection$.next({ status: "failed", httpOnly: true, continuityLosses: 0 });
    const [, reply] = detail().messages;
    fixture.shell.answer("POST /chat", () => ({
      message: "Hi **Sam**",
      conversationId: CONVERSATION,
      turnId: STORED,
      reply,
    }));
    answerHistory(fixture, () => detail());
    const { user } = show("/new", fixture);
    expect(screen.getByText(/Live updates are not available/)).toBeTruthy();
    await user.type(field(), "Hello there{Enter}");
    expect((await screen.findByText("Sam")).tagName).toBe("STRONG");
    expect(fixture.shell.published).toHaveLength(0);
  });

  it.each([
    [401, "Authentication error. Please sign in again."],
    [404, "Service temporarily unavailable. Please try again in a moment."],
    [500, "Server error. Our team has been notified and is working on a fix."],
    [0, "Connection error. Please check your internet connection and try again."],
    [400, "Unable to send message. Please check your connection and try again."],
  ])("keeps a message that failed with %i, says why, and sends the same one on Retry", async (status, text) => {
    const fixture = createFixture();
    fixture.shell.subjects.connection$.next({ status: "failed", httpOnly: true, continuityLosses: 0 });
    answerHistory(fixture, () => detail());
    const ids = new Set<unknown>();
    let away = true;
    fixture.shell.answer("POST /chat", ({ body }) => {
      ids.add((body as { message_id: string }).message_id);
      if (away) throw new HttpError("no", status);
      return { message: "", conversationId: CONVERSATION, turnId: STORED, reply: detail().messages[1] };
    });
    const { user } = show(`/chat/${CONVERSATION}`, fixture);
    await screen.findByText("Sam");
    await user.type(field(), "Keep me{Enter}");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(text);
    expect(screen.getByText("Keep me")).toBeTruthy();
    away = false;
    await user.click(within(alert).getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(screen.queryByText("Not sent")).toBeNull());
    expect(ids.size).toBe(1);
  });
});

describe("an open conversation", () => {
  it("shows its messages, its title, and the draft that was left", async () => {
    localStorage.setItem(
      "atrium_message_drafts",
      JSON.stringify({ userId: createFixture().shell.account.user.id, drafts: { [CONVERSATION]: "half" } }),
    );
    const fixture = createFixture();
    answerHistory(fixture, () => detail());
    show(`/chat/${CONVERSATION}`, fixture);
    expect((await screen.findByText("Sam")).tagName).toBe("STRONG");
    expect(screen.getByText("Hello there")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Greetings");
    expect((field() as HTMLTextAreaElement).value).toBe("half");
  });

  it("takes up a reply that is being written", async () => {
    const fixture = createFixture();
    const [question] = detail().messages;
    const turn = {
      turnId: STORED,
      conversationId: CONVERSATION,
      messageId: "client-1",
      state: "running",
      attempt: 1,
      seq: 4,
      partial: "So far",
    } as const;
    answerHistory(fixture, () => detail({ messages: question ? [question] : [], turn }));
    const { tell } = show(`/chat/${CONVERSATION}`, fixture);
    expect(await screen.findByText("So far")).toBeTruthy();
    await tell({
      name: "message_chunk",
      data: {
        conversationId: CONVERSATION,
        content: " so good",
        metadata: { turnId: STORED, attempt: 1, messageId: "client-1", seq: 5, offset: 6 },
      },
    });
    expect(await screen.findByText("So far so good")).toBeTruthy();
  });

  it("is fetched again when events may have been missed, and not otherwise", async () => {
    const fixture = createFixture();
    answerHistory(fixture, () => detail());
    show(`/chat/${CONVERSATION}`, fixture);
    await screen.findByText("Sam");
    const fetches = () => fixture.shell.calls.filter((call) => call.query?.["conversation_id"]).length;
    expect(fetches()).toBe(1);
    await act(async () =>
      fixture.shell.subjects.connection$.next({ status: "connected", httpOnly: false, continuityLosses: 1 }),
    );
    await waitFor(() => expect(fetches()).toBe(2));
  });

  it("that cannot be loaded says so and can be asked for again", async () => {
    const fixture = createFixture();
    let away = true;
    fixture.shell.answer("GET /chat/history", () => {
      if (away) throw new HttpError("HTTP 500", 500);
      return detail();
    });
    const { user } = show(`/chat/${CONVERSATION}`, fixture);
    expect(await screen.findByText("This conversation could not be loaded.")).toBeTruthy();
    away = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Sam")).toBeTruthy();
  });

  it("that does not exist leads to a new one", async () => {
    show(`/chat/${CONVERSATION}`);
    expect(await screen.findByText("This conversation does not exist any more.")).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("is renamed, and a failure keeps what was typed and says so in the specification's words", async () => {
    const fixture = createFixture();
    answerHistory(fixture, () => detail());
    const { user } = show(`/chat/${CONVERSATION}`, fixture);
    await screen.findByText("Sam");
    await user.click(screen.getByRole("button", { name: "Actions for Greetings" }));
    await user.click(screen.getByRole("menuitem", { name: "Rename" }));
    const title = screen.getByRole("textbox", { name: "Title" });
    await user.clear(title);
    await user.type(title, "Renamed{Enter}");
    await waitFor(() => expect(fixture.shell.toasts.at(-1)?.title).toBe("Failed to update conversation title"));
    expect((title as HTMLInputElement).value).toBe("Renamed");
    fixture.shell.answer(`PUT /chat/history/${CONVERSATION}/title`, () => ({}));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.getByRole("heading", { level: 1, hidden: true }).textContent).toBe("Renamed"));
  });

  it("is deleted after a question, and the current conversation is clear then", async () => {
    const fixture = createFixture();
    answerHistory(fixture, () => detail());
    const { user } = show(`/chat/${CONVERSATION}`, fixture);
    await screen.findByText("Sam");
    const ask = async () => {
      await user.click(screen.getByRole("button", { name: "Actions for Greetings" }));
      await user.click(screen.getByRole("menuitem", { name: "Delete" }));
      await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
    };
    await ask();
    await waitFor(() => expect(fixture.shell.toasts.at(-1)?.title).toBe("Failed to delete conversation"));
    fixture.shell.answer(`DELETE /chat/history/${CONVERSATION}`, () => undefined);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await ask();
    await waitFor(() => expect(path).toBe("/new"));
  });
});

describe("the list of conversations", () => {
  it("shows title, count and time, and leads to each", async () => {
    const fixture = createFixture();
    answerHistory(fixture, () => detail());
    show("/chat", fixture);
    const link = await screen.findByRole("link", { name: /Greetings/ });
    expect(link.getAttribute("href")).toBe(`/chat/${CONVERSATION}`);
    expect(link.textContent).toMatch(/2 messages/);
  });

  it("is empty, without an error, when it cannot be loaded", async () => {
    show("/chat");
    expect(await screen.findByText("No conversations yet")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

import { beforeEach, describe, expect, it } from "@jest/globals";
import { FAKE_USER } from "@atrium/shared-contracts/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { createFixture } from "../testing/render-chat.tsx";
import {
  AT,
  CONVERSATION,
  REPLY,
  STORED,
  answerHistory,
  currentPath,
  detail,
  field,
  forgetBrowser,
  showRoutes,
} from "../testing/show-routes.tsx";

beforeEach(forgetBrowser);

describe("a new conversation", () => {
  async function begin() {
    const fixture = createFixture();
    answerHistory(fixture, () => detail({ messages: [] }));
    const view = showRoutes("/new", fixture);
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

  it("greets the user by their current name", async () => {
    const fixture = createFixture();
    showRoutes("/new", fixture);
    expect(screen.getByRole("heading", { name: "What can I help with, Sam Rivera?" })).toBeTruthy();
    const renamed = { ...FAKE_USER, preferredName: "Sammy" };
    act(() => fixture.shell.subjects.auth$.next({ status: "authenticated", user: renamed }));
    expect(await screen.findByRole("heading", { name: "What can I help with, Sammy?" })).toBeTruthy();
  });

  it("is in the list once, also while this device still notes that the server has it", async () => {
    const { accept, fixture, shell } = await begin();
    fixture.shell.answer("GET /chat/history", () => ({ conversations: [] }));
    await waitFor(() => expect(currentPath()).toMatch(/^\/chat\/temp-\d+$/));
    act(() => shell.navigate("/chat"));
    const listed = () => screen.queryAllByRole("link", { name: /^What is new\?/ });
    await waitFor(() => expect(listed()).toHaveLength(1));
    const counts = new Set<number>();
    const observer = new MutationObserver(() => void counts.add(listed().length));
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    await accept();
    await waitFor(() => expect(listed()[0]?.getAttribute("href")).toBe(`/chat/${CONVERSATION}`));
    await waitFor(() => expect(counts.size).toBeGreaterThan(0));
    observer.disconnect();
    expect([...counts]).toEqual([1]);
  });

  it("counts a reply that's complete before this device knows that the server has the message", async () => {
    const { accept, tell, fixture, position } = await begin();
    fixture.shell.answer("GET /chat/history", () => ({ conversations: [] }));
    await waitFor(() => expect(currentPath()).toMatch(/^\/chat\/temp-\d+$/));
    act(() => fixture.shell.navigate("/chat"));
    await screen.findByRole("link", { name: /^What is new\?/ });
    const listed = { id: CONVERSATION, title: "What is new?", lastMessageAt: AT, messageCount: 2 };
    fixture.shell.answer("GET /chat/history", () => ({ conversations: [listed] }));
    await tell({
      name: "message_response",
      data: {
        conversationId: CONVERSATION,
        message: "Nothing",
        status: "completed",
        metadata: { ...position, seq: 1, replyId: REPLY, createdAt: AT },
      },
    });
    await accept();
    await waitFor(() =>
      expect(screen.getAllByRole("link", { name: /^What is new\?/ }).map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining("2 messages"),
      ]),
    );
  });

  it("is sent over the socket, shows the reply chunk by chunk, and gets its URL", async () => {
    const { accept, chunk, tell, position } = await begin();
    await waitFor(() => expect(currentPath()).toMatch(/^\/chat\/temp-\d+$/));
    await waitFor(() => expect((field() as HTMLTextAreaElement).value).toBe(""));
    await accept();
    await waitFor(() => expect(currentPath()).toBe(`/chat/${CONVERSATION}`));
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
    expect(screen.getByRole("status").textContent).toBe("Response complete");
    await chunk(3, 10, " late");
    expect(screen.queryByText(/late/)).toBeNull();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("What is new?");
  });

  it("keeps its view when it gets its URL", async () => {
    const { accept } = await begin();
    const log = await screen.findByRole("log");
    await accept();
    await waitFor(() => expect(currentPath()).toBe(`/chat/${CONVERSATION}`));
    expect(screen.getByRole("log")).toBe(log);
  });

  it("can be stopped while the reply is being written", async () => {
    const { accept, chunk, fixture, user } = await begin();
    await accept();
    await chunk(1, 0, "Never ending");
    await user.click(await screen.findByRole("button", { name: "Stop" }));
    expect(fixture.shell.calls.map((call) => `${call.method} ${call.path}`)).toContain(
      `POST /chat/turns/${STORED}/stop`,
    );
  });

  it("shows the server's message when the reply fails, and Retry requests it again", async () => {
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

  it("starts from a suggestion", async () => {
    const fixture = createFixture();
    const { user } = showRoutes("/new", fixture);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("What can I help with, Sam Rivera?");
    await user.click(screen.getByRole("button", { name: /weather in Berlin/ }));
    await waitFor(() => expect(fixture.shell.published[0]?.messageData.content).toBe("What's the weather in Berlin?"));
  });

  it("keeps two suggestions picked at once in one conversation", async () => {
    const fixture = createFixture();
    showRoutes("/new", fixture);
    fireEvent.click(await screen.findByRole("button", { name: /weather in Berlin/ }));
    fireEvent.click(screen.getByRole("button", { name: /What's on my calendar/ }));
    const log = await screen.findByRole("log");
    await waitFor(() => expect(within(log).getAllByText(/weather in Berlin|What's on my calendar/)).toHaveLength(2));
  });

  it("is another one when New chat is chosen before the first one shows", async () => {
    const fixture = createFixture();
    const { shell } = fixture;
    const { user } = showRoutes("/new", fixture);
    await user.type(field(), "One{Enter}");
    act(() => shell.navigate("/new"));
    await waitFor(() => expect(shell.published).toHaveLength(1));
    await user.type(field(), "Two{Enter}");
    await waitFor(() => expect(shell.published).toHaveLength(2));
    await waitFor(() => expect(currentPath()).toMatch(/^\/chat\/temp-\d+$/));
    const log = await screen.findByRole("log");
    expect(within(log).getByText("Two")).toBeTruthy();
    expect(within(log).queryByText("One")).toBeNull();
  });

  it("leaves it to the frame to say that the device is offline, and says of a message that it waits", async () => {
    const fixture = createFixture();
    fixture.shell.subjects.connectivity$.next("offline");
    const { user } = showRoutes("/new", fixture);
    expect(screen.queryByText(/offline|online/)).toBeNull();
    await user.type(field(), "Hello{Enter}");
    expect(await screen.findByText("Waiting for a connection")).toBeTruthy();
    expect(screen.queryByText(/offline|online|Not sent/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(screen.queryByText("Waiting for a connection")).toBeNull());
  });

  it("puts a discarded message back, and leaves the focus in the thread", async () => {
    const fixture = createFixture();
    fixture.shell.subjects.connectivity$.next("offline");
    const { user } = showRoutes("/new", fixture);
    await user.type(field(), "Hello{Enter}");
    await user.type(field(), "again{Enter}");
    const [discard] = await screen.findAllByRole("button", { name: "Discard" });
    if (discard) await user.click(discard);
    await waitFor(() => expect(screen.queryByText("Hello")).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("log"));
    await waitFor(() => expect(fixture.shell.toasts.map(({ title }) => title)).toEqual(["Message discarded"]));
    act(() => fixture.shell.toasts[0]?.action?.run());
    const log = screen.getByRole("log");
    expect(await within(log).findByText("Hello")).toBeTruthy();
    const shown = log.textContent ?? "";
    expect(shown.indexOf("Hello")).toBeLessThan(shown.indexOf("again"));
  });

  it("says while the device is offline, too, that messages aren't kept", async () => {
    const fixture = createFixture();
    fixture.shell.subjects.connectivity$.next("offline");
    globalThis.indexedDB.open = () => {
      throw new Error("Blocked");
    };
    const { user } = showRoutes("/new", fixture);
    await user.type(field(), "Hello{Enter}");
    expect(await screen.findByText(/This browser blocks storage/)).toBeTruthy();
  });

  it("sends what waited for the network as soon as Atrium can be reached again", async () => {
    const fixture = createFixture();
    const { connectivity$ } = fixture.shell.subjects;
    connectivity$.next("offline");
    const { user } = showRoutes("/new", fixture);
    await user.type(field(), "Hello{Enter}");
    await screen.findByText("Waiting for a connection");
    expect(fixture.shell.published).toEqual([]);
    act(() => connectivity$.next("unreachable"));
    act(() => connectivity$.next("online"));
    await waitFor(() => expect(fixture.shell.published[0]?.messageData.content).toBe("Hello"));
  });

  it("says so when a suggestion can't be sent", async () => {
    const fixture = createFixture();
    const { user } = showRoutes("/new", fixture);
    const suggestion = await screen.findByRole("button", { name: /weather in Berlin/ });
    act(() => fixture.shell.subjects.auth$.complete());
    await user.click(suggestion);
    await waitFor(() => expect(fixture.shell.toasts).toMatchObject([{ title: "Not authenticated" }]));
  });
});

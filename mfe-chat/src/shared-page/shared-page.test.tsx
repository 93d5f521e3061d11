import { HttpError } from "@atrium/shared-contracts/contract";
import { FAKE_USER } from "@atrium/shared-contracts/testing";
import type { SharedConversation, SharedMessage } from "@atrium/shared-contracts/wire";
import { describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createFixture, renderChat } from "../testing/render-chat.tsx";
import { SharedConversationPage } from "./shared-conversation-page.tsx";

const TOKEN = "t".repeat(32);
const READ = `GET /shared/${TOKEN}` as const;
const COPY = `POST /shared/${TOKEN}/copy` as const;
const COPIED = "0f0e0d0c-0b0a-4908-8706-05040302b009";
const AT = "2026-11-21T13:30:00.000Z";
const message = (text: string, more: Partial<SharedMessage> = {}): SharedMessage => ({
  role: "user",
  createdAt: AT,
  text,
  status: "complete",
  ...more,
});
const shared = (messages: readonly SharedMessage[], more: Partial<SharedConversation> = {}): SharedConversation => ({
  title: "Lunch",
  takenAt: AT,
  messageCount: messages.length,
  messages: [...messages],
  ...more,
});
const HELLO = shared([message("Hello"), message("**Hi** there", { role: "assistant" })]);

interface Opened {
  readonly token?: string;
  readonly signedIn?: boolean;
  readonly answer?: SharedConversation | HttpError;
}

function open({ token = TOKEN, signedIn = true, answer = HELLO }: Opened = {}) {
  const fixture = createFixture();
  if (!signedIn) fixture.shell.subjects.auth$.next({ status: "unauthenticated", user: null });
  fixture.shell.answer(READ, () => {
    if (answer instanceof HttpError) throw answer;
    return answer;
  });
  const props = { token, returned: false, signIn: jest.fn(), onReturned: jest.fn() };
  renderChat(<SharedConversationPage {...props} />, fixture);
  const calls = (path: string) => fixture.shell.calls.filter((call) => call.path === path);
  return { ...fixture, props, calls, user: userEvent.setup() };
}
const own = () => screen.findByRole("button", { name: "Continue this conversation" });
const gone = () => screen.findByRole("heading", { level: 1, name: "This conversation isn't shared anymore" });

describe("the page of a shared link", () => {
  it("shows title, time and messages as in the chat, and nothing to write with", async () => {
    open({ signedIn: false });
    expect(await screen.findByRole("heading", { level: 1, name: "Lunch" })).toBeTruthy();
    expect(screen.getByText(/As of Nov 21, 2026/)).toBeTruthy();
    expect((await screen.findByText("Hi")).tagName).toBe("STRONG");
    expect(screen.getByRole("article", { name: "Anonymous" }).textContent).toContain("Hello");
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(document.title).toBe("Lunch · Atrium");
  });

  it("runs no markup of a title or message, and fetches no picture", async () => {
    const hostile = `<img src=x onerror=alert(1)><script>alert(1)</script>`;
    open({
      answer: shared(
        [message(hostile), message(`${hostile}\n\n![x](https://evil.example/x.png)`, { role: "assistant" })],
        { title: hostile },
      ),
    });
    expect(await screen.findByRole("heading", { level: 1, name: hostile })).toBeTruthy();
    expect(document.querySelector("img, article script")).toBeNull();
  });

  it("has what was done for a reply folded", async () => {
    const steps = [{ kind: "files" }, { kind: "weather", detail: "Hue" }];
    open({ answer: shared([message("Rain", { role: "assistant", steps })]) });
    await userEvent.click(await screen.findByRole("button", { name: "2 steps" }));
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Read a file",
      "Checked the weather: Hue",
    ]);
  });

  it("says how a reply ended, names its cards, and shows files only if they're shared", async () => {
    open({
      answer: shared([
        message("Files", {
          files: [
            { name: "a.png", image: true, url: `/api/shared/${TOKEN}/files/1` },
            { name: "b.pdf", image: false, url: `/api/shared/${TOKEN}/files/2` },
            { name: "c.pdf", image: false },
            { image: false },
          ],
        }),
        message("", { role: "assistant", status: "stopped", cards: ["Lunch with Sam"] }),
        message("", { role: "assistant", status: "failed", failure: { code: "model_filtered" } }),
      ]),
    });
    const picture = await screen.findByRole("img", { name: "a.png" });
    expect(picture.getAttribute("src")).toBe(`/api/shared/${TOKEN}/files/1`);
    expect(screen.getByRole("link", { name: "b.pdf" }).getAttribute("href")).toBe(`/api/shared/${TOKEN}/files/2`);
    expect(screen.getByText("c.pdf (deleted)")).toBeTruthy();
    expect(screen.getByText("Attachment (not shared)")).toBeTruthy();
    expect(screen.getByText("Stopped")).toBeTruthy();
    expect(screen.getByText("Lunch with Sam")).toBeTruthy();
    expect(screen.getByText("A content filter blocked this reply.")).toBeTruthy();
    act(() => void picture.dispatchEvent(new Event("error")));
    expect((await screen.findByRole("link", { name: "a.png" })).querySelector("img")).toBeNull();
  });

  it.each(["nonsense", "", "a/b", "%00", "x".repeat(500)])(
    "says that %j isn't shared, without asking",
    async (token) => {
      const { shell } = open({ token });
      expect(await gone()).toBeTruthy();
      expect(shell.calls).toEqual([]);
    },
  );

  it("says that it isn't shared any more, also once it's revoked while it's open", async () => {
    const { shell, client } = open();
    await own();
    shell.answer(READ, () => {
      throw new HttpError("Gone", 404, { code: "share_not_found" });
    });
    await act(() => client.invalidateQueries());
    expect(await gone()).toBeTruthy();
    expect(screen.queryByText("Hello")).toBeNull();
    expect(screen.queryByRole("button", { name: "Continue this conversation" })).toBeNull();
  });

  it("can be tried again when it can't be loaded", async () => {
    const { shell, user } = open({ answer: new HttpError("HTTP 500", 500) });
    expect(await screen.findByText("Couldn't load this conversation.")).toBeTruthy();
    shell.answer(READ, () => HELLO);
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await own()).toBeTruthy();
  });

  it("shows more on request, and begins anew when its owner has updated it meanwhile", async () => {
    const first = shared([message("One")], { next: 1 });
    const { shell, user } = open({ answer: first });
    await screen.findByText("One");
    shell.answer(READ, () => {
      throw new HttpError("HTTP 500", 500);
    });
    await user.click(screen.getByRole("button", { name: "Show more messages" }));
    expect(await screen.findByText("Couldn't load more messages.")).toBeTruthy();
    expect(screen.getByText("One")).toBeTruthy();
    shell.answer(READ, ({ query }) =>
      shared([message(query?.["after"] === 1 ? "Two" : "New one")], { takenAt: "2026-11-22T00:00:00.000Z" }),
    );
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("New one")).toBeTruthy();
    expect(screen.queryByText("One")).toBeNull();
  });
});

describe("continuing as one's own copy", () => {
  it("copies once, however often it's clicked, and opens the copy", async () => {
    const { shell, user, calls } = open();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    shell.answer(COPY, () => promise);
    await user.dblClick(await own());
    expect(await screen.findByRole("button", { name: "Making your copy…" })).toBeTruthy();
    await act(async () => resolve({ conversationId: COPIED }));
    await waitFor(() => expect(shell.navigations).toEqual([`/chat/${COPIED}`]));
    expect(calls(`/shared/${TOKEN}/copy`)).toHaveLength(1);
  });

  it("asks whoever isn't signed in to do that first, and whose session turns out to be over", async () => {
    const { user, props, calls } = open({ signedIn: false });
    await user.click(await own());
    await waitFor(() => expect(props.signIn).toHaveBeenCalledTimes(1));
    expect(calls(`/shared/${TOKEN}/copy`)).toEqual([]);
  });

  it("waits until it's known whether somebody is signed in", async () => {
    const { shell, user, props } = open({ signedIn: false });
    act(() => shell.subjects.auth$.next({ status: "loading", user: null }));
    shell.answer(COPY, () => ({ conversationId: COPIED }));
    await user.click(await own());
    expect(shell.navigations).toEqual([]);
    act(() => shell.subjects.auth$.next({ status: "authenticated", user: FAKE_USER }));
    await waitFor(() => expect(shell.navigations).toEqual([`/chat/${COPIED}`]));
    expect(props.signIn).not.toHaveBeenCalled();
  });

  it("goes on by itself once the visitor comes back signed in", async () => {
    const fixture = createFixture();
    fixture.shell.answer(READ, () => HELLO);
    fixture.shell.answer(COPY, () => ({ conversationId: COPIED }));
    const onReturned = jest.fn();
    renderChat(<SharedConversationPage token={TOKEN} returned signIn={() => {}} onReturned={onReturned} />, fixture);
    await waitFor(() => expect(fixture.shell.navigations).toEqual([`/chat/${COPIED}`]));
    expect(onReturned).toHaveBeenCalledTimes(1);
  });

  it.each([
    [new HttpError("Full", 409, { code: "conversations_full" }), /^Your conversation history is full/],
    [new HttpError("Full", 409, { code: "media_quota" }), /^Your storage is full/],
    [new HttpError("Network connection failed", 0), /^Couldn't make your copy/],
  ])("says why there's no copy: %s", async (error, text) => {
    const { shell, user } = open();
    shell.answer(COPY, () => {
      throw error;
    });
    await user.click(await own());
    expect((await screen.findByRole("alert")).textContent).toMatch(text);
    shell.answer(COPY, () => ({ conversationId: COPIED }));
    await user.click(await own());
    await waitFor(() => expect(shell.navigations).toEqual([`/chat/${COPIED}`]));
  });

  it("asks to sign in when the session has ended", async () => {
    const { shell, user, props } = open();
    shell.answer(COPY, () => {
      throw new HttpError("Over", 401, { code: "session_ended" });
    });
    await user.click(await own());
    await waitFor(() => expect(props.signIn).toHaveBeenCalledTimes(1));
  });
});

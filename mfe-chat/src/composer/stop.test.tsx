import { beforeEach, describe, expect, it } from "@jest/globals";
import { HttpError } from "@atrium/shared-contracts/contract";
import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { act, screen, waitFor } from "@testing-library/react";
import { type ChatFixture, createFixture } from "../testing/render-chat.tsx";
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

const QUEUED = "0f0e0d0c-0b0a-4908-8706-05040302a00a";
const [question] = detail().messages as [ServerMessage];
const turn = {
  turnId: STORED,
  conversationId: CONVERSATION,
  messageId: "client-1",
  state: "running",
  attempt: 1,
  seq: 1,
  partial: "Never ending",
} as const;

/** A conversation with a reply in progress, and a second message, from another device, that waits for its own. */
async function show() {
  const fixture = createFixture();
  answerHistory(fixture, () => detail({ messages: [question], turn }));
  const view = showRoutes(`/chat/${CONVERSATION}`, fixture);
  await screen.findByText("Never ending");
  const messageId = "client-2";
  const data = { conversationId: CONVERSATION, messageId, turnId: QUEUED, storedId: QUEUED, createdAt: AT, title: "" };
  await view.tell({ name: "message_accepted", data });
  return { ...view, stopped: () => stopsOf(fixture), asked: messageId };
}

const stopsOf = ({ shell }: ChatFixture) =>
  shell.calls.map(({ path }) => path).filter((path) => path.endsWith("/stop"));

/** A new conversation whose first message is on its way. */
async function begin() {
  const fixture = createFixture();
  answerHistory(fixture, () => detail());
  fixture.shell.answer(`POST /chat/turns/${STORED}/stop`, () => ({ turn: { ...turn, state: "cancelled" } }));
  const view = showRoutes("/new", fixture);
  await view.user.type(field(), "Hello{Enter}");
  await waitFor(() => expect(fixture.shell.published).toHaveLength(1));
  await waitFor(() => expect(currentPath()).toMatch(/^\/chat\/temp-/));
  const messageId = fixture.shell.published[0]?.messageData.messageId ?? "";
  const ids = { conversationId: CONVERSATION, turnId: STORED, storedId: STORED };
  const accept = () =>
    view.tell({ name: "message_accepted", data: { ...ids, messageId, createdAt: AT, title: "Hello" } });
  return { ...view, accept, stopped: () => stopsOf(fixture) };
}

describe("Stop", () => {
  it("stops the streaming reply, not the waiting one, even while the user types", async () => {
    const { user, stopped } = await show();
    await user.type(field(), "typed meanwhile");
    await user.click(screen.getByRole("button", { name: "Stop" }));
    expect(stopped()).toEqual([`/chat/turns/${STORED}/stop`]);
    expect((field() as HTMLTextAreaElement).value).toBe("typed meanwhile");
  });

  it("works with Escape in the composer", async () => {
    const { user, stopped } = await show();
    await user.type(field(), "typed{Escape}");
    expect(stopped()).toEqual([`/chat/turns/${STORED}/stop`]);
  });

  it("works with Escape wherever the focus is on the page, but not over it", async () => {
    const { user, stopped } = await show();
    const dialog = document.body.appendChild(document.createElement("button"));
    dialog.focus();
    await user.keyboard("{Escape}");
    dialog.remove();
    expect(stopped()).toEqual([]);
    expect(document.activeElement).toBe(document.body);
    await user.keyboard("{Escape}");
    expect(stopped()).toEqual([`/chat/turns/${STORED}/stop`]);
  });

  it("works with Escape in the thread", async () => {
    const { user, stopped } = await show();
    act(() => screen.getByRole("log").focus());
    await user.keyboard("{Escape}");
    expect(stopped()).toEqual([`/chat/turns/${STORED}/stop`]);
  });

  it.each(["its event", "the conversation, fetched anew"])(
    "is told to screen readers as what it is by %s",
    async (by) => {
      const fixture = createFixture();
      const reply = { id: REPLY, role: "assistant", createdAt: AT, status: "stopped", replyTo: STORED } as const;
      const over = detail({ messages: [question, { ...reply, content: [{ type: "text", text: "Never" }] }] });
      let answer = detail({ messages: [question], turn });
      answerHistory(fixture, () => answer);
      const { tell } = showRoutes(`/chat/${CONVERSATION}`, fixture);
      await screen.findByText("Never ending");
      answer = over;
      const metadata = { ...turn, seq: 2, replyId: REPLY, createdAt: AT };
      if (by === "its event")
        await tell({
          name: "message_response",
          data: { conversationId: CONVERSATION, message: "Never", status: "stopped", metadata },
        });
      else await tell({ name: "conversation_changed", data: { conversationId: CONVERSATION, change: "messages" } });
      await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Stopped"));
    },
  );

  it("moves its focus to the field when the last reply ends", async () => {
    const { tell, asked } = await show();
    act(() => screen.getByRole("button", { name: "Stop" }).focus());
    for (const metadata of [{ messageId: "client-1" }, { messageId: asked }])
      await tell({ name: "error", data: { conversationId: CONVERSATION, metadata } });
    await waitFor(() => expect(screen.queryByRole("button", { name: "Stop" })).toBeNull());
    expect(document.activeElement).toBe(field());
  });

  it("stops the first reply of a new conversation before the server has named it", async () => {
    const { user, accept, stopped } = await begin();
    const button = await screen.findByRole("button", { name: "Stop" });
    await user.click(button);
    await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("true"));
    expect(stopped()).toEqual([]);
    await accept();
    await waitFor(() => expect(stopped()).toEqual([`/chat/turns/${STORED}/stop`]));
  });

  it("works with Escape before the server has the message, also after leaving the conversation", async () => {
    const { user, accept, stopped, shell } = await begin();
    await user.type(field(), "{Escape}");
    act(() => shell.navigate("/chat"));
    await waitFor(() => expect(currentPath()).toBe("/chat"));
    await accept();
    await waitFor(() => expect(stopped()).toEqual([`/chat/turns/${STORED}/stop`]));
  });

  it("says that it couldn't stop that reply, and offers to try again", async () => {
    const { user, accept, stopped, shell } = await begin();
    shell.answer(`POST /chat/turns/${STORED}/stop`, () => {
      throw new HttpError("No", 403);
    });
    const button = await screen.findByRole("button", { name: "Stop" });
    await user.click(button);
    await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("true"));
    await accept();
    await waitFor(() => expect(shell.toasts.map(({ title }) => title)).toEqual(["Couldn't stop the reply"]));
    expect(stopped()).toHaveLength(2);
  });
});

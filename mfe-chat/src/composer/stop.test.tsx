import { beforeEach, describe, expect, it } from "@jest/globals";
import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { act, screen, waitFor } from "@testing-library/react";
import { createFixture } from "../testing/render-chat.tsx";
import {
  AT,
  CONVERSATION,
  STORED,
  answerHistory,
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

/** A conversation with a reply in progress, and a second message waiting for its own. */
async function show() {
  const fixture = createFixture();
  answerHistory(fixture, () => detail({ messages: [question], turn }));
  const view = showRoutes(`/chat/${CONVERSATION}`, fixture);
  await screen.findByText("Never ending");
  await view.user.type(field(), "And then?{Enter}");
  await waitFor(() => expect(fixture.shell.published).toHaveLength(1));
  const messageId = fixture.shell.published[0]?.messageData.messageId ?? "";
  const data = { conversationId: CONVERSATION, messageId, turnId: QUEUED, storedId: QUEUED, createdAt: AT, title: "" };
  await view.tell({ name: "message_accepted", data });
  const stopped = () => fixture.shell.calls.map(({ path }) => path).filter((path) => path.endsWith("/stop"));
  return { ...view, stopped, asked: messageId };
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

  it("moves its focus to the field when the last reply ends", async () => {
    const { tell, asked } = await show();
    act(() => screen.getByRole("button", { name: "Stop" }).focus());
    for (const metadata of [{ messageId: "client-1" }, { messageId: asked }])
      await tell({ name: "error", data: { conversationId: CONVERSATION, metadata } });
    await waitFor(() => expect(screen.queryByRole("button", { name: "Stop" })).toBeNull());
    expect(document.activeElement).toBe(field());
  });
});

import { beforeEach, describe, expect, it } from "@jest/globals";
import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { act, screen, waitFor, within } from "@testing-library/react";
import { fakeUploads } from "../testing/fake-uploads.ts";
import { createFixture } from "../testing/render-chat.tsx";
import {
  CONVERSATION,
  STORED,
  answerHistory,
  detail,
  field,
  forgetBrowser,
  showRoutes,
} from "../testing/show-routes.tsx";

beforeEach(forgetBrowser);

const [question] = detail().messages as [ServerMessage];
const turn = {
  turnId: STORED,
  conversationId: CONVERSATION,
  messageId: "client-1",
  state: "running",
  attempt: 1,
  seq: 1,
  partial: "Being written",
} as const;

async function show() {
  const fixture = createFixture();
  answerHistory(fixture, () => detail({ messages: [question], turn }));
  fixture.shell.answer(`POST /chat/turns/${STORED}/stop`, () => ({ turn: { ...turn, state: "cancelled" } }));
  const view = showRoutes(`/chat/${CONVERSATION}`, fixture);
  await screen.findByText("Being written");
  return view;
}
const pdf = () => new File(["pdf"], "plan.pdf", { type: "application/pdf" });
const queued = () => screen.findByRole("article", { name: "You, queued" });
const value = () => (field() as HTMLTextAreaElement).value;

describe("a queued message", () => {
  it("is named as such, announced, and not sent", async () => {
    const { user, shell } = await show();
    await user.type(field(), "Next{Enter}");
    expect((await queued()).textContent).toContain("Next");
    await waitFor(() =>
      expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("1 message queued"),
    );
    expect(shell.published).toEqual([]);
  });

  it("outlives its conversation's deletion on another device, which may be undone there", async () => {
    const { user, tell } = await show();
    await user.type(field(), "Next{Enter}");
    await queued();
    await tell({ name: "conversation_changed", data: { conversationId: CONVERSATION, change: "deleted" } });
    // As long as a removal from the browser's database would take.
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(screen.getByText("Next")).toBeTruthy();
  });

  it("goes back into the composer with its files, before what's already there", async () => {
    const { user, shell } = await show();
    fakeUploads(shell);
    await user.upload(screen.getByLabelText("Attach files", { selector: "input" }), pdf());
    await screen.findByText("plan.pdf");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Send message" }).getAttribute("aria-disabled")).toBeNull(),
    );
    await user.type(field(), "With a file{Enter}");
    const message = await queued();
    await within(message).findByText("plan.pdf");
    await user.type(field(), "A draft");
    await user.click(await within(message).findByRole("button", { name: "Take back" }));
    await waitFor(() => expect(value()).toBe("With a file\n\nA draft"));
    await screen.findByRole("button", { name: "Remove plan.pdf" });
    expect(screen.queryByRole("article", { name: "You, queued" })).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  it("is edited in its place; Escape leaves it as it was, and doesn't stop the reply", async () => {
    const { user, shell } = await show();
    await user.type(field(), "Next{Enter}");
    const edit = async () => user.click(await within(await queued()).findByRole("button", { name: "Edit" }));
    await edit();
    await user.type(await screen.findByRole("textbox", { name: "Edit queued message" }), " time{Escape}");
    expect((await queued()).textContent).toContain("Next");
    expect((await queued()).textContent).not.toContain("time");
    await edit();
    await user.type(await screen.findByRole("textbox", { name: "Edit queued message" }), ", please");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(async () => expect((await queued()).textContent).toContain("Next, please"));
    expect(shell.calls.filter(({ path }) => path.endsWith("/stop"))).toEqual([]);
  });

  it("is sent once the reply has ended, and Send now stops that", async () => {
    const { user, shell, tell } = await show();
    await user.type(field(), "Next{Enter}");
    await user.click(await within(await queued()).findByRole("button", { name: "Send now" }));
    await waitFor(() => expect(shell.calls.map(({ path }) => path)).toContain(`/chat/turns/${STORED}/stop`));
    expect(shell.published).toEqual([]);
    const data = { conversationId: CONVERSATION, message: "Being written", status: "stopped" };
    await tell({ name: "message_response", data });
    await waitFor(() => expect(shell.published.map(({ messageData }) => messageData.content)).toEqual(["Next"]));
  });
});

import { beforeEach, describe, expect, it } from "@jest/globals";
import { FAKE_USER } from "@atrium/shared-contracts/testing";
import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { act, getByLabelText, screen, waitFor, within } from "@testing-library/react";
import { databaseName, openIndexedDbStore } from "../outbox/indexeddb-store.ts";
import { MEDIA, fakeUploads } from "../testing/fake-uploads.ts";
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
const pdf = (name = "plan.pdf") => new File(["pdf"], name, { type: "application/pdf" });
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

  it("goes back into the composer as another tab is just editing it", async () => {
    const { user } = await show();
    await user.type(field(), "Next{Enter}");
    const message = await queued();
    const store = await openIndexedDbStore(databaseName(FAKE_USER.id));
    const [entry] = await store.load(FAKE_USER.id);
    const draftFiles = [{ id: MEDIA, name: "plan.pdf", type: "application/pdf" }];
    await store.update(entry?.messageId ?? "", (known) => ({ ...known, draft: "Next time", draftFiles }));
    store.close();
    await user.click(await within(message).findByRole("button", { name: "Take back" }));
    await waitFor(() => expect(value()).toBe("Next time"));
    await screen.findByRole("button", { name: "Remove plan.pdf" });
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

  it("loses and gets files when it's edited, and has those it had when that's canceled", async () => {
    const { user, shell, tell } = await show();
    fakeUploads(shell);
    const chooser = (within: HTMLElement) =>
      getByLabelText<HTMLInputElement>(within, "Attach files", { selector: "input" });
    const names = async () =>
      within(within(await queued()).getByRole("list", { name: "Attached files" }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent?.replace(/\d+ bytes/, ""));
    const inQueued = async (name: string) => within(await queued()).findByRole("button", { name });
    await user.upload(chooser(document.body), [pdf(), pdf("other.pdf")]);
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Send message" }).getAttribute("aria-disabled")).toBeNull(),
    );
    await user.type(field(), "Look{Enter}");

    await user.click(await inQueued("Edit"));
    await user.click(await inQueued("Remove plan.pdf"));
    await waitFor(async () => expect(await names()).toEqual(["other.pdf"]));
    await user.click(await inQueued("Cancel"));
    await user.click(await inQueued("Edit"));
    await waitFor(async () => expect(await names()).toEqual(["plan.pdf", "other.pdf"]));
    const removed = () => shell.calls.filter(({ method }) => method === "DELETE").map(({ path }) => path);
    expect(removed()).toEqual([]);

    await user.click(await inQueued("Remove plan.pdf"));
    await user.upload(chooser(await queued()), pdf("new.pdf"));
    await waitFor(async () => expect(await names()).toEqual(["other.pdf", "new.pdf"]));
    await waitFor(async () => expect((await inQueued("Save")).hasAttribute("disabled")).toBe(false));
    await user.clear(screen.getByRole("textbox", { name: "Edit queued message" }));
    await user.click(await inQueued("Save"));
    await user.click(await inQueued("Send now"));
    await waitFor(() => expect(shell.calls.map(({ path }) => path)).toContain(`/chat/turns/${STORED}/stop`));
    expect(removed()).toEqual([`/media/${MEDIA}`]);
    expect(screen.queryByRole("button", { name: "Remove new.pdf" })).toBeNull();
    const data = { conversationId: CONVERSATION, message: "Being written", status: "stopped" } as const;
    await tell({ name: "message_response", data });
    const ids = [2, 3].map((count) => MEDIA.replace(/1$/, String(count)));
    await waitFor(() =>
      expect(shell.published.map(({ messageData }) => messageData)).toMatchObject([
        { content: "", metadata: { media_ids: ids } },
      ]),
    );
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

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { FAKE_USER, createFakeUserStorage } from "@atrium/shared-contracts/testing";
import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { act, screen, waitFor, within } from "@testing-library/react";
import { createDrafts } from "../draft/drafts.ts";
import { createFixture } from "../testing/render-chat.tsx";
import { CONVERSATION, STORED, answerHistory, detail, forgetBrowser, showRoutes } from "../testing/show-routes.tsx";
import { editDraft } from "./edit-draft.ts";

beforeEach(forgetBrowser);

/** Ends the session, which would otherwise be one more tab of the next test. */
let end: (() => void) | undefined;
afterEach(() => end?.());

const [question, reply] = detail().messages as [ServerMessage, ServerMessage];
const OTHER = "0f0e0d0c-0b0a-4908-8706-05040302e001";
const ANSWER = "0f0e0d0c-0b0a-4908-8706-05040302e002";
const before = detail({ messages: [question, { ...reply, replyTo: STORED }] });
/** The conversation once another tab has sent the question in another version. */
const after = detail({
  messages: [
    { ...question, id: OTHER, messageId: "client-2", content: [{ type: "text", text: "Hello, you" }] },
    { ...reply, id: ANSWER, replyTo: OTHER },
  ],
});

/** A conversation whose question is edited here, and the drafts of another tab that's open. */
async function edit() {
  const fixture = createFixture();
  end = () => fixture.shell.subjects.auth$.complete();
  let now = before;
  answerHistory(fixture, () => now);
  const view = showRoutes(`/chat/${CONVERSATION}`, fixture);
  const own = within(await screen.findByRole("article", { name: "You" }));
  await view.user.click(await own.findByRole("button", { name: "Edit message" }));
  const field = await own.findByRole<HTMLTextAreaElement>("textbox", { name: "Edit message" });
  const other = createDrafts(createFakeUserStorage(FAKE_USER.id));
  const key = editDraft(STORED);
  /** What another tab does, of which this one hears. */
  const inOther = (work: () => void) =>
    act(async () => {
      work();
      globalThis.dispatchEvent(new StorageEvent("storage", { key: `${STORAGE_KEYS.messageDrafts}:${FAKE_USER.id}` }));
    });
  const showOther = async () => {
    now = after;
    await view.tell({ name: "conversation_changed", data: { conversationId: CONVERSATION, change: "messages" } });
    await screen.findByText("Hello, you");
  };
  const editors = () => screen.queryAllByRole("textbox", { name: "Edit message" });
  const stored = () => createDrafts(createFakeUserStorage(FAKE_USER.id)).read(key);
  return { ...view, fixture, field, other, key, inOther, showOther, editors, stored };
}

describe("an edit in two tabs", () => {
  it("shows what's typed in the other tab, unless somebody types here", async () => {
    const { user, field, other, key, inOther } = await edit();
    await inOther(() => other.write(key, "typed there"));
    expect(field.value).toBe("typed there");
    await user.type(field, ", and here");
    await inOther(() => other.write(key, "again there"));
    expect(field.value).toBe("typed there, and here");
  });

  it("stays open with its text and the focus when the other tab has sent another one, and is sent as a version, too", async () => {
    const { fixture, user, field, other, key, inOther, showOther, editors, stored } = await edit();
    await user.clear(field);
    await user.type(field, "Written here");
    await inOther(() => other.write(key, "Hello, you"));
    await inOther(() => other.clear(key));
    await showOther();
    expect(editors()).toEqual([field]);
    expect([field.value, stored()]).toEqual(["Written here", "Written here"]);
    expect(document.activeElement).toBe(field);
    await user.keyboard(", too{Control>}{Enter}{/Control}");
    await waitFor(() => expect(fixture.shell.published).toHaveLength(1));
    expect(fixture.shell.published[0]?.messageData).toMatchObject({
      content: "Written here, too",
      metadata: { edits: STORED },
    });
    await waitFor(() => expect(editors()).toEqual([]));
    expect(stored()).toBe("");
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /message/i }));
  });

  it("is gone, and gives the focus to the conversation, when it's canceled after the other tab has sent another one", async () => {
    const { user, field, showOther, editors, stored } = await edit();
    await user.type(field, "!");
    await showOther();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(editors()).toEqual([]);
    expect(screen.getAllByRole("article", { name: "You" })).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole("log"));
    expect(stored()).toBe("");
  });

  it("closes with the other tab's when nothing else was written here", async () => {
    const { other, key, inOther, showOther, editors } = await edit();
    await inOther(() => other.write(key, "Hello, you"));
    await inOther(() => other.clear(key));
    await showOther();
    expect(editors()).toEqual([]);
  });

  it("leaves what the other tab has written when it's canceled or sent here", async () => {
    const { user, field, other, key, inOther, stored, editors } = await edit();
    await user.type(field, "!");
    await inOther(() => other.write(key, "written there"));
    await user.keyboard("{Escape}");
    expect(editors()).toEqual([]);
    expect(stored()).toBe("written there");
  });
});

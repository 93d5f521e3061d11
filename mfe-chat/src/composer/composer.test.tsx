import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { MESSAGE_MAX_CHARACTERS, STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { holdStore } from "../testing/hold-store.ts";
import { createFixture } from "../testing/render-chat.tsx";
import {
  AT,
  CONVERSATION,
  STORED,
  answerHistory,
  currentPath,
  detail,
  field,
  forgetBrowser,
  holdNavigation,
  showRoutes,
} from "../testing/show-routes.tsx";

beforeEach(forgetBrowser);

const OTHER = "0f0e0d0c-0b0a-4908-8706-05040302a009";
const sendButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Send message" });
const typed = () => (field() as HTMLTextAreaElement).value;

function show(at = "/new") {
  const fixture = createFixture();
  answerHistory(fixture, () => detail());
  return { ...showRoutes(at, fixture), fixture };
}

describe("the composer", () => {
  it("sends on Enter, starts a new line on Shift+Enter, and clears once the message is stored", async () => {
    const { user, fixture } = show();
    await user.type(field(), "one{Shift>}{Enter}{/Shift}two{Enter}");
    await waitFor(() => expect(fixture.shell.published[0]?.messageData.content).toBe("one\ntwo"));
    await waitFor(() => expect(typed()).toBe(""));
  });

  it("doesn't send blank text", async () => {
    const { user, fixture } = show();
    expect(sendButton().disabled).toBe(true);
    await user.type(field(), "  {Enter}");
    expect(sendButton().disabled).toBe(true);
    expect(fixture.shell.published).toHaveLength(0);
    await user.type(field(), "x");
    expect(sendButton().disabled).toBe(false);
  });

  it("says when a message is too long, without cutting it", () => {
    show();
    const text = "x".repeat(MESSAGE_MAX_CHARACTERS + 1);
    fireEvent.change(field(), { target: { value: text } });
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(/This message is too long to send/).id).toBe(field().getAttribute("aria-describedby"));
    expect(sendButton().disabled).toBe(true);
    expect(typed()).toBe(text);
  });

  it("keeps text typed while the previous message is being stored", async () => {
    const release = await holdStore();
    const { user, fixture } = show(`/chat/${CONVERSATION}`);
    await user.type(field(), "first{Enter}");
    await user.paste(" and more");
    expect(typed()).toBe("first and more");
    await release();
    await waitFor(() => expect(typed()).toBe(" and more"));
    await waitFor(() => expect(fixture.shell.published[0]?.messageData.content).toBe("first"));
  });

  it("carries text typed while a new conversation starts over to its temporary and real URL", async () => {
    const release = await holdStore();
    const { user, fixture, tell } = show();
    await user.type(field(), "first{Enter}second");
    await release();
    await waitFor(() => expect(currentPath()).toMatch(/^\/chat\/temp-\d+$/));
    await waitFor(() => expect(typed()).toBe("second"));
    await waitFor(() => expect(fixture.shell.published).toHaveLength(1));
    await user.type(field(), " thought");
    await tell({
      name: "message_accepted",
      data: {
        conversationId: CONVERSATION,
        messageId: fixture.shell.published[0]?.messageData.messageId ?? "",
        turnId: STORED,
        storedId: STORED,
        createdAt: AT,
        title: "first",
      },
    });
    await waitFor(() => expect(currentPath()).toBe(`/chat/${CONVERSATION}`));
    expect(typed()).toBe("second thought");
    act(() => fixture.shell.navigate("/new"));
    await waitFor(() => expect(typed()).toBe(""));
  });

  it("keeps text typed between storing a new conversation's message and showing its view in one draft", async () => {
    const release = await holdStore();
    const { user, fixture, tell } = show();
    const go = holdNavigation(fixture);
    await user.type(field(), "first{Enter}sec");
    await release();
    await waitFor(() => expect(typed()).toBe("sec"));
    await waitFor(() => expect(fixture.shell.published).toHaveLength(1));
    await user.type(field(), "ond");
    go();
    await waitFor(() => expect(currentPath()).toMatch(/^\/chat\/temp-\d+$/));
    await user.type(field(), " thought");
    expect(typed()).toBe("second thought");
    await tell({
      name: "message_accepted",
      data: {
        conversationId: CONVERSATION,
        messageId: fixture.shell.published[0]?.messageData.messageId ?? "",
        turnId: STORED,
        storedId: STORED,
        createdAt: AT,
        title: "first",
      },
    });
    await waitFor(() => expect(currentPath()).toBe(`/chat/${CONVERSATION}`));
    expect(typed()).toBe("second thought");
    act(() => fixture.shell.navigate("/new"));
    await waitFor(() => expect(typed()).toBe(""));
    await user.type(field(), "another");
    act(() => fixture.shell.navigate(`/chat/${CONVERSATION}`));
    await waitFor(() => expect(typed()).toBe("second thought"));
  });

  it("sends a second message to the same new conversation, in order, even before its view shows", async () => {
    const { user, fixture } = show();
    const go = holdNavigation(fixture);
    await user.type(field(), "first{Enter}");
    await waitFor(() => expect(typed()).toBe(""));
    await user.type(field(), "second{Enter}");
    await waitFor(() => expect(typed()).toBe(""));
    go();
    await waitFor(() => expect(currentPath()).toMatch(/^\/chat\/temp-\d+$/));
    const sent = within(screen.getByRole("log")).getAllByText(/^(first|second)$/);
    expect(sent.map(({ textContent }) => textContent)).toEqual(["first", "second"]);
  });

  it("sends the text it shows, even if another tab changed the draft", async () => {
    const draft = (text: string) =>
      createFixture().shell.storage.write(STORAGE_KEYS.messageDrafts, { drafts: { [CONVERSATION]: text } });
    draft("as it was");
    const { user, fixture } = show(`/chat/${CONVERSATION}`);
    draft("of another tab");
    await user.type(field(), "{Enter}");
    await waitFor(() => expect(fixture.shell.published[0]?.messageData.content).toBe("as it was"));
    await waitFor(() => expect(typed()).toBe(""));
  });

  it("doesn't navigate back, or touch the other draft, if the user has gone to another conversation", async () => {
    const release = await holdStore();
    const { user, fixture } = show();
    await user.type(field(), "first{Enter}");
    act(() => fixture.shell.navigate(`/chat/${CONVERSATION}`));
    await waitFor(() => expect(typed()).toBe(""));
    await user.type(field(), "for this one");
    const navigate = jest.spyOn(fixture.shell, "navigate");
    await release();
    await waitFor(() => expect(fixture.shell.published[0]?.messageData.content).toBe("first"));
    expect(navigate).not.toHaveBeenCalled();
    expect(typed()).toBe("for this one");
    act(() => fixture.shell.navigate("/new"));
    await waitFor(() => expect(typed()).toBe(""));
  });

  it("keeps each conversation's draft after leaving it and after a reload", async () => {
    const { user, fixture, unmount } = show();
    await user.type(field(), "for a new one");
    act(() => fixture.shell.navigate(`/chat/${CONVERSATION}`));
    await waitFor(() => expect(currentPath()).toBe(`/chat/${CONVERSATION}`));
    expect(typed()).toBe("");
    await user.type(field(), "for this one");
    act(() => fixture.shell.navigate(`/chat/${OTHER}`));
    await waitFor(() => expect(typed()).toBe(""));
    act(() => fixture.shell.navigate(`/chat/${CONVERSATION}`));
    await waitFor(() => expect(typed()).toBe("for this one"));
    unmount();
    show();
    expect(typed()).toBe("for a new one");
  });
});

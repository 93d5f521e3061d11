import { beforeEach, describe, expect, it } from "@jest/globals";
import { MESSAGE_MAX_CHARACTERS } from "@atrium/shared-contracts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { createFixture } from "../testing/render-chat.tsx";
import {
  CONVERSATION,
  answerHistory,
  currentPath,
  detail,
  field,
  forgetBrowser,
  showRoutes,
} from "../testing/show-routes.tsx";

beforeEach(forgetBrowser);

const OTHER = "0f0e0d0c-0b0a-4908-8706-05040302a009";
const sendButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Send message" });
const typed = () => (field() as HTMLTextAreaElement).value;

function show() {
  const fixture = createFixture();
  answerHistory(fixture, () => detail());
  return { ...showRoutes("/new", fixture), fixture };
}

describe("the composer", () => {
  it("sends by Enter, begins a line by Shift+Enter, and is empty when the message is safe", async () => {
    const { user, fixture } = show();
    await user.type(field(), "one{Shift>}{Enter}{/Shift}two{Enter}");
    await waitFor(() => expect(fixture.shell.published[0]?.messageData.content).toBe("one\ntwo"));
    await waitFor(() => expect(typed()).toBe(""));
  });

  it("does not send what is blank", async () => {
    const { user, fixture } = show();
    expect(sendButton().disabled).toBe(true);
    await user.type(field(), "  {Enter}");
    expect(sendButton().disabled).toBe(true);
    expect(fixture.shell.published).toHaveLength(0);
    await user.type(field(), "x");
    expect(sendButton().disabled).toBe(false);
  });

  it("says that a message is too long, and cuts nothing off", () => {
    show();
    const text = "x".repeat(MESSAGE_MAX_CHARACTERS + 1);
    fireEvent.change(field(), { target: { value: text } });
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(/This message is too long to send/).id).toBe(field().getAttribute("aria-describedby"));
    expect(sendButton().disabled).toBe(true);
    expect(typed()).toBe(text);
  });

  it("keeps a draft for each conversation, over leaving it and over a reload", async () => {
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

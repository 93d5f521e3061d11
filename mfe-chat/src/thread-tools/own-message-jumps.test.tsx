import { beforeEach, describe, expect, it } from "@jest/globals";
import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { chatCommands } from "../commands/commands-module.ts";
import { isAtEnd, leadOf, log, settled, withThreadLayout } from "../testing/long-conversation.ts";
import { createFixture } from "../testing/render-chat.tsx";
import { CONVERSATION, answerHistory, detail, field, forgetBrowser, showRoutes } from "../testing/show-routes.tsx";
import { JUMP_LEAD } from "./own-messages.ts";

beforeEach(forgetBrowser);
withThreadLayout();

const at = (number: number) => new Date(Date.UTC(2026, 0, 1, 8, 0, number)).toISOString();
/** Questions, each with a reply. */
const turns = (from: number, to: number): ServerMessage[] =>
  Array.from({ length: to - from }, (_, index) => from + index).flatMap((number) => [
    {
      id: `0f0e0d0c-0b0a-4908-8706-0504030${1000 + number}a`,
      messageId: `client-${number}`,
      role: "user",
      createdAt: at(number),
      content: [{ type: "text", text: `Question ${number}` }],
      status: "complete",
    },
    {
      id: `0f0e0d0c-0b0a-4908-8706-0504030${1000 + number}b`,
      role: "assistant",
      createdAt: at(number),
      content: [{ type: "text", text: `Answer ${number}` }],
      status: "complete",
      replyTo: `0f0e0d0c-0b0a-4908-8706-0504030${1000 + number}a`,
    },
  ]);

async function show(from = 0) {
  const fixture = createFixture();
  answerHistory(fixture, () => detail({ messages: turns(from, 40), ...(from > 0 ? { olderCursor: "x" } : {}) }));
  fixture.shell.answer("GET /chat/messages", () => ({ messages: turns(0, from) }));
  const view = showRoutes(`/chat/${CONVERSATION}`, fixture);
  await screen.findByText("Question 39");
  await isAtEnd();
  fireEvent.pointerMove(log());
  await screen.findByRole("button", { name: "Go to your previous message" });
  return { ...view, fixture };
}
const isReached = async (number: number) => {
  await within(log()).findByText(`Question ${number}`);
  await waitFor(() => expect(Math.abs(leadOf(`Question ${number}`) - JUMP_LEAD)).toBeLessThanOrEqual(2));
  await settled();
};
/** The message that starts last above the top of the viewport. */
const firstAbove = () => {
  const above = within(log())
    .getAllByText(/^Question \d+$/)
    .filter(({ textContent }) => leadOf(textContent) < 0);
  return Number(above.at(-1)?.textContent.replace("Question ", ""));
};

describe("the user's own messages", () => {
  // The first of all, as the code stays once it's there.
  it("are reached by the first key pressed, too, which brings the code for it", async () => {
    const fixture = createFixture();
    answerHistory(fixture, () => detail({ messages: turns(0, 40) }));
    showRoutes(`/chat/${CONVERSATION}`, fixture);
    await screen.findByText("Question 39");
    await isAtEnd();
    await settled();
    const number = firstAbove();
    expect(screen.queryByRole("button", { name: "Go to your previous message" })).toBeNull();
    fireEvent.keyDown(document.body, { key: "ArrowUp", altKey: true });
    await isReached(number);
  });

  it("are reached by buttons, one after the other, and the reading place is the message reached", async () => {
    const { user, fixture } = await show();
    const number = firstAbove();
    const previous = screen.getByRole("button", { name: "Go to your previous message" });
    await user.click(previous);
    await isReached(number);
    await user.click(previous);
    await isReached(number - 1);
    expect(document.activeElement).toBe(previous);
    await user.click(screen.getByRole("button", { name: "Go to your next message" }));
    await isReached(number);
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(`Question ${number}`);
    await waitFor(() =>
      expect(Object(fixture.shell.storage.read("atrium_reading_places")?.["places"])[CONVERSATION]).toEqual({
        row: `client-${number}`,
        lead: JUMP_LEAD,
      }),
    );
  });

  it("are reached by keys, which leave the focus in the message field, and by commands", async () => {
    const { fixture } = await show();
    const number = firstAbove();
    act(() => field().focus());
    fireEvent.keyDown(field(), { key: "ArrowUp", altKey: true });
    await isReached(number);
    expect(document.activeElement).toBe(field());
    fireEvent.keyDown(field(), { key: "ArrowUp" });
    fireEvent.keyDown(field(), { key: "ArrowUp", altKey: true, shiftKey: true });
    await settled();
    await isReached(number);
    const commands = chatCommands(fixture.shell);
    await act(async () => commands.run("previous-own"));
    await isReached(number - 1);
    fireEvent.keyDown(field(), { key: "ArrowDown", altKey: true });
    await isReached(number);
  });

  it("end at the thread's end", async () => {
    await show();
    fireEvent.keyDown(document.body, { key: "ArrowUp", altKey: true });
    await isReached(firstAbove() + 1);
    for (let press = 0; press < 40; press += 1) {
      fireEvent.keyDown(document.body, { key: "ArrowDown", altKey: true });
      await settled();
    }
    await isAtEnd();
  });

  it("go on with those that weren't loaded", async () => {
    await show(30);
    const isThere = () => within(log()).queryByText("Question 20") && Math.abs(leadOf("Question 20") - JUMP_LEAD) <= 2;
    for (let press = 0; press < 25 && !isThere(); press += 1) {
      fireEvent.keyDown(document.body, { key: "ArrowUp", altKey: true });
      await settled();
    }
    await isReached(20);
  });

  it("have no buttons when there's only one", async () => {
    const fixture = createFixture();
    answerHistory(fixture, () => detail());
    showRoutes(`/chat/${CONVERSATION}`, fixture);
    await screen.findByText("Sam");
    fireEvent.pointerMove(log());
    await settled();
    expect(screen.queryByRole("button", { name: "Go to your previous message" })).toBeNull();
  });
});

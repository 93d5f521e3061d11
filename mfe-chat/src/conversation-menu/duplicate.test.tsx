import { beforeEach, describe, expect, it } from "@jest/globals";
import { HttpError } from "@atrium/shared-contracts/contract";
import { CONVERSATION_TITLE_CHARACTERS } from "@atrium/shared-contracts/spec";
import { act, screen, waitFor } from "@testing-library/react";
import { createFixture } from "../testing/render-chat.tsx";
import {
  AT,
  CONVERSATION,
  answerHistory,
  currentPath,
  detail,
  forgetBrowser,
  showRoutes,
} from "../testing/show-routes.tsx";
import { copyTitle } from "./copy-title.ts";

beforeEach(forgetBrowser);

const COPY = "0f0e0d0c-0b0a-4908-8706-05040302c001";
const copy = { id: COPY, title: "Greetings (copy)", lastMessageAt: AT, messageCount: 2 };

async function show() {
  const fixture = createFixture();
  answerHistory(fixture, detail);
  const view = showRoutes("/chat", fixture);
  const choose = async () => {
    await view.user.click(await screen.findByRole("button", { name: "Actions for Greetings" }));
    await view.user.click(await screen.findByRole("menuitem", { name: "Duplicate" }));
  };
  const asked = () => fixture.shell.calls.filter(({ path }) => path.endsWith("/duplicate"));
  return { ...view, fixture, choose, asked };
}

describe("a conversation", () => {
  it("is duplicated from its menu, and the copy opens", async () => {
    const { fixture, choose, asked } = await show();
    fixture.shell.answer(`POST /chat/history/${CONVERSATION}/duplicate`, () => ({ conversation: copy }));
    await choose();
    await waitFor(() => expect(currentPath()).toBe(`/chat/${COPY}`));
    expect(fixture.shell.toasts.at(-1)?.title).toBe("Conversation duplicated");
    expect(asked().map(({ body }) => body)).toEqual([{ request_id: expect.any(String), title: "Greetings (copy)" }]);
  });

  it("is duplicated once, however often that's asked for until it's answered", async () => {
    const { fixture, choose, asked } = await show();
    const failed = Promise.withResolvers<unknown>();
    fixture.shell.answer(`POST /chat/history/${CONVERSATION}/duplicate`, () => failed.promise);
    await choose();
    await choose();
    await act(async () => failed.reject(new HttpError("Network connection failed", 0)));
    await waitFor(() =>
      expect(fixture.shell.toasts.at(-1)).toMatchObject({ title: "Couldn't duplicate the conversation" }),
    );
    fixture.shell.answer(`POST /chat/history/${CONVERSATION}/duplicate`, () => ({ conversation: copy }));
    await choose();
    await waitFor(() => expect(currentPath()).toBe(`/chat/${COPY}`));
    const ids = asked().map(({ body }) => (body as { request_id: string }).request_id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
  });

  it("that can't be duplicated says why", async () => {
    const { fixture, choose } = await show();
    fixture.shell.answer(`POST /chat/history/${CONVERSATION}/duplicate`, () => {
      throw new HttpError("Your conversation history is full.", 409, { code: "conversations_full" });
    });
    await choose();
    await waitFor(() =>
      expect(fixture.shell.toasts.at(-1)).toMatchObject({
        title: "Couldn't duplicate the conversation",
        description: "Your conversation history is full.",
        variant: "destructive",
      }),
    );
    expect(currentPath()).toBe("/chat");
  });
});

describe("the title of a copy", () => {
  const mark = (title: string) => `${title} (copy)`;
  it.each([
    ["Trip", "Trip (copy)"],
    ["x".repeat(43), `${"x".repeat(43)} (copy)`],
    ["x".repeat(44), `${"x".repeat(42)}… (copy)`],
    [`${"x".repeat(41)} ${"y".repeat(60)}`, `${"x".repeat(41)}… (copy)`],
    ["👩‍👩‍👧‍👦".repeat(30), `${"👩‍👩‍👧‍👦".repeat(6)}… (copy)`],
  ])("fits a title: %s", (title, expected) => {
    const made = copyTitle(title, mark);
    expect(made).toBe(expected);
    expect(Array.from(made).length).toBeLessThanOrEqual(CONVERSATION_TITLE_CHARACTERS);
  });
});

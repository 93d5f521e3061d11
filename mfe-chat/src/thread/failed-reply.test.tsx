import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { REPLY_FAILURES, type ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { act, screen, waitFor, within } from "@testing-library/react";
import en from "../locales/en.json";
import { createFixture } from "../testing/render-chat.tsx";
import {
  CONVERSATION,
  REPLY,
  STORED,
  answerHistory,
  detail,
  field,
  forgetBrowser,
  showRoutes,
} from "../testing/show-routes.tsx";

beforeEach(forgetBrowser);

const [question, reply] = detail().messages as [ServerMessage, ServerMessage];
const position = { turnId: STORED, attempt: 1, messageId: "client-1" };

describe("a failed reply", () => {
  it.each(REPLY_FAILURES)(
    "shows after a reload that it failed with %s, keeps its text, and offers Retry or Continue where that can help",
    async (code) => {
      const fixture = createFixture();
      answerHistory(fixture, () => detail({ messages: [question, { ...reply, status: "failed", failure: { code } }] }));
      showRoutes(`/chat/${CONVERSATION}`, fixture);
      const alert = await screen.findByRole("alert");
      for (const part of en.failure[code].split("{{time}}")) expect(alert.textContent).toContain(part);
      const offered = within(alert)
        .queryAllByRole("button")
        .map(({ textContent }) => textContent);
      expect(offered).toEqual(code === "model_refused" ? [] : [code === "reply_too_long" ? "Continue" : "Retry"]);
      expect(screen.getByText("Sam").tagName).toBe("STRONG");
    },
  );

  it("says when tokens that are used up come back, in the reader's time zone", async () => {
    const fixture = createFixture();
    const { auth$ } = fixture.shell.subjects;
    const auth = auth$.value;
    if (auth.status === "authenticated") auth$.next({ ...auth, user: { ...auth.user, timezone: "Asia/Tokyo" } });
    const failure = { code: "tokens_used_up" };
    answerHistory(fixture, () => detail({ messages: [question, { ...reply, status: "failed", failure }] }));
    showRoutes(`/chat/${CONVERSATION}`, fixture);
    expect((await screen.findByRole("alert")).textContent).toMatch(/resets every day at 9:00\sAM\./u);
  });

  it("offers no Retry while tokens are used up, and does once they're back", async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ["queueMicrotask"] });
    try {
      jest.setSystemTime(Date.parse("2026-01-01T23:59:58.000Z"));
      const fixture = createFixture();
      const failed = { ...reply, createdAt: "2026-01-01T10:00:00.000Z", status: "failed" } as const;
      answerHistory(fixture, () =>
        detail({ messages: [question, { ...failed, failure: { code: "tokens_used_up" } }] }),
      );
      showRoutes(`/chat/${CONVERSATION}`, fixture);
      const alert = await screen.findByRole("alert");
      expect(within(alert).queryByRole("button")).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(3_000));
      expect(within(alert).getByRole("button", { name: "Retry" })).toBeTruthy();
    } finally {
      jest.useRealTimers();
    }
  });

  it("shows the same text live", async () => {
    const fixture = createFixture();
    const turn = { ...position, conversationId: CONVERSATION, state: "running", seq: 1, partial: "Half" } as const;
    answerHistory(fixture, () => detail({ messages: [question], turn }));
    const { tell } = showRoutes(`/chat/${CONVERSATION}`, fixture);
    await screen.findByText("Half");
    const metadata = { ...position, code: "model_filtered" };
    await tell({ name: "error", data: { conversationId: CONVERSATION, error: "English words", metadata } });
    expect((await screen.findByRole("alert")).textContent).toContain(en.failure.model_filtered);
    expect(screen.getByText("Half")).toBeTruthy();
  });

  it("shows it in HTTP-only mode, when the response to the message already has it", async () => {
    const fixture = createFixture();
    fixture.shell.subjects.connection$.next({ status: "failed", httpOnly: true, continuityLosses: 0 });
    answerHistory(fixture, () => detail({ messages: [] }));
    fixture.shell.answer("POST /chat", ({ body }) => {
      const { message_id: messageId } = body as { message_id: string };
      const turn = { ...position, messageId, conversationId: CONVERSATION, seq: 0, partial: "" };
      const failure = { code: "model_unavailable" };
      return {
        status: "processing",
        conversationId: CONVERSATION,
        turnId: STORED,
        turn: { ...turn, state: "failed", error: "English words", failure },
      };
    });
    const { user } = showRoutes(`/chat/${CONVERSATION}`, fixture);
    await user.type(field(), "Hello{Enter}");
    expect((await screen.findByRole("alert")).textContent).toContain(en.failure.model_unavailable);
  });

  it("shows a message for an unknown reason", async () => {
    const fixture = createFixture();
    const failed = { ...reply, status: "failed", failure: { code: "of_the_future" } } as const;
    answerHistory(fixture, () => detail({ messages: [question, failed] }));
    showRoutes(`/chat/${CONVERSATION}`, fixture);
    expect((await screen.findByRole("alert")).textContent).toContain(en.message.failed);
  });

  it("continues one that reached its length limit from where it was cut", async () => {
    const fixture = createFixture();
    const cut = { ...reply, status: "failed", failure: { code: "reply_too_long" } } as const;
    answerHistory(fixture, () => detail({ messages: [question, cut] }));
    const { user, shell } = showRoutes(`/chat/${CONVERSATION}`, fixture);
    await user.click(within(await screen.findByRole("alert")).getByRole("button", { name: "Continue" }));
    await waitFor(() =>
      expect(shell.calls.find(({ path }) => path === `/chat/turns/${STORED}/continue`)?.body).toEqual({
        reply: REPLY,
        length: "Hi **Sam**".length,
      }),
    );
  });

  it.each([
    ["a reason of the future", { code: "of_the_future" }, en.message.failed],
    ["no reason at all", {}, "Unknown streaming error"],
  ])("shows a text live for %s, not a server's own words in another language", async (_, reason, text) => {
    const fixture = createFixture();
    const turn = { ...position, conversationId: CONVERSATION, state: "running", seq: 1, partial: "Half" } as const;
    answerHistory(fixture, () => detail({ messages: [question], turn }));
    const { tell } = showRoutes(`/chat/${CONVERSATION}`, fixture);
    await screen.findByText("Half");
    const said = "code" in reason ? { error: "English words" } : {};
    await tell({
      name: "error",
      data: { conversationId: CONVERSATION, ...said, metadata: { ...position, ...reason } },
    });
    expect((await screen.findByRole("alert")).textContent).toContain(text);
  });
});

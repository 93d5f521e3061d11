import { beforeEach, describe, expect, it } from "@jest/globals";
import { HttpError } from "@atrium/shared-contracts/contract";
import { screen, waitFor, within } from "@testing-library/react";
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

describe("sending without the socket", () => {
  it("uses HTTP in HTTP-only mode, says so, and shows the reply", async () => {
    const fixture = createFixture();
    fixture.shell.subjects.connection$.next({ status: "failed", httpOnly: true, continuityLosses: 0 });
    const [, reply] = detail().messages;
    fixture.shell.answer("POST /chat", () => ({
      message: "Hi **Sam**",
      conversationId: CONVERSATION,
      turnId: STORED,
      reply,
    }));
    answerHistory(fixture, () => detail());
    const { user } = showRoutes("/new", fixture);
    expect(screen.getByText(/Live updates are unavailable/)).toBeTruthy();
    await user.type(field(), "Hello there{Enter}");
    expect((await screen.findByText("Sam")).tagName).toBe("STRONG");
    expect(fixture.shell.published).toHaveLength(0);
  });

  it.each([
    [401, "Authentication error. Please sign in again."],
    [404, "Service temporarily unavailable. Please try again in a moment."],
    [500, "Server error. Our team has been notified and is working on a fix."],
    [0, "Connection error. Please check your internet connection and try again."],
    [400, "Unable to send message. Please check your connection and try again."],
  ])("keeps a message that failed with %i, says why, and sends it again on Retry", async (status, text) => {
    const fixture = createFixture();
    fixture.shell.subjects.connection$.next({ status: "failed", httpOnly: true, continuityLosses: 0 });
    answerHistory(fixture, () => detail());
    const ids = new Set<unknown>();
    let away = true;
    fixture.shell.answer("POST /chat", ({ body }) => {
      ids.add((body as { message_id: string }).message_id);
      if (away) throw new HttpError("no", status);
      return { message: "", conversationId: CONVERSATION, turnId: STORED, reply: detail().messages[1] };
    });
    const { user } = showRoutes(`/chat/${CONVERSATION}`, fixture);
    await screen.findByText("Sam");
    await user.type(field(), "Keep me{Enter}");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(text);
    expect(screen.getByText("Keep me")).toBeTruthy();
    away = false;
    await user.click(within(alert).getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(screen.queryByText("Not sent")).toBeNull());
    expect(ids.size).toBe(1);
  });
});

import { beforeEach, describe, expect, it } from "@jest/globals";
import { HttpError } from "@atrium/shared-contracts/contract";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { FAKE_USER } from "@atrium/shared-contracts/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { createFixture } from "../testing/render-chat.tsx";
import { AT, CONVERSATION, answerHistory, detail, forgetBrowser, showRoutes } from "../testing/show-routes.tsx";

beforeEach(forgetBrowser);

describe("the list of conversations", () => {
  it("shows title, count and time, and links to each", async () => {
    const fixture = createFixture();
    answerHistory(fixture, () => detail());
    showRoutes("/chat", fixture);
    const link = await screen.findByRole("link", { name: /Greetings/ });
    expect(link.getAttribute("href")).toBe(`/chat/${CONVERSATION}`);
    expect(link.textContent).toMatch(/2 messages/);
  });

  it("shows the preview as the server has made it, also if that looks like markup", async () => {
    const fixture = createFixture();
    const [item] = detail().conversations;
    fixture.shell.answer("GET /chat/history", () => ({ conversations: [{ ...item, preview: "Use <div> & *this*" }] }));
    showRoutes("/chat", fixture);
    expect((await screen.findByRole("link", { name: /Greetings/ })).textContent).toMatch(/ · Use <div> & \*this\*$/);
  });

  it("is empty, without an error, when it can't be loaded", async () => {
    showRoutes("/chat");
    expect(await screen.findByText("No conversations yet")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("the list from last time", () => {
  const KEY = `${STORAGE_KEYS.conversationHistory}:${FAKE_USER.id}`;
  const kept = () => localStorage.getItem(KEY);
  /** Opens the list once, with this many conversations, and closes the page. */
  async function visit(count = 1) {
    const fixture = createFixture();
    const conversations = Array.from({ length: count }, (_, index) => ({
      id: `0f0e0d0c-0b0a-4908-8706-0504${String(index).padStart(8, "0")}`,
      title: `Trip ${index}`,
      lastMessageAt: new Date(Date.parse(AT) - index).toISOString(),
      messageCount: 1,
    }));
    fixture.shell.answer("GET /chat/history", () => ({ conversations }));
    const view = showRoutes("/chat", fixture);
    await screen.findByRole("link", { name: /Trip 0/ });
    return { fixture, close: view.unmount };
  }

  it("shows immediately while the list loads, and is then replaced by it", async () => {
    (await visit()).close();
    const fixture = createFixture();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    fixture.shell.answer("GET /chat/history", () => promise);
    showRoutes("/chat", fixture);
    expect(await screen.findByRole("link", { name: /Trip 0/ })).toBeTruthy();
    await act(async () => resolve({ conversations: detail().conversations }));
    expect(await screen.findByRole("link", { name: /Greetings/ })).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Trip 0/ })).toBeNull();
  });

  it("stays, without an error, when the list can't be fetched", async () => {
    (await visit()).close();
    const fixture = createFixture();
    fixture.shell.answer("GET /chat/history", () => {
      throw new HttpError("HTTP 500", 500);
    });
    showRoutes("/chat", fixture);
    await waitFor(() => expect(fixture.client.isFetching()).toBe(0));
    expect(fixture.shell.calls).toHaveLength(1);
    expect(screen.getByRole("link", { name: /Trip 0/ })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("has one page of the newest", async () => {
    await visit(70);
    expect((JSON.parse(kept() ?? "") as { conversations: unknown[] }).conversations).toHaveLength(50);
  });

  it("follows changes from other tabs", async () => {
    const { fixture } = await visit();
    const id = "0f0e0d0c-0b0a-4908-8706-050400000000";
    const tell = (change: "renamed" | "deleted", title?: string) =>
      act(async () =>
        fixture.shell.subjects.events$.next({
          name: "conversation_changed",
          data: { conversationId: id, change, ...(title === undefined ? {} : { title }) },
        }),
      );
    await tell("renamed", "Trip to Hue");
    await waitFor(() => expect(kept()).toContain("Trip to Hue"));
    await tell("deleted");
    await waitFor(() => expect(kept()).not.toContain("Trip to Hue"));
  });

  it("isn't shown if it's another user's or corrupt", async () => {
    (await visit()).close();
    for (const text of [
      (kept() ?? "").replace(/"userId":"[^"]*"/, '"userId":"kim"'),
      "{broken",
      '{"conversations":[1]}',
    ]) {
      localStorage.setItem(KEY, text);
      const { unmount } = showRoutes("/chat");
      expect(await screen.findByText("No conversations yet")).toBeTruthy();
      unmount();
    }
  });
});

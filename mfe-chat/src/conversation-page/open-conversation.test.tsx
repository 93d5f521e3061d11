import { beforeEach, describe, expect, it } from "@jest/globals";
import { HttpError } from "@atrium/shared-contracts/contract";
import { act, screen, waitFor } from "@testing-library/react";
import { markdownRendering } from "../markdown/lazy-parts.ts";
import { createFixture } from "../testing/render-chat.tsx";
import {
  CONVERSATION,
  STORED,
  answerHistory,
  currentPath,
  detail,
  field,
  forgetBrowser,
  showRoutes,
} from "../testing/show-routes.tsx";

beforeEach(forgetBrowser);

describe("an open conversation", () => {
  it("shows its messages once the Markdown renderer is here, and never as raw Markdown", async () => {
    expect(markdownRendering.current()).toBeUndefined();
    const fixture = createFixture();
    answerHistory(fixture, () => detail());
    const shown = new Set<string | null>();
    const watch = new MutationObserver(() => shown.add(document.body.textContent));
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    showRoutes(`/chat/${CONVERSATION}`, fixture);
    expect((await screen.findByText("Sam")).tagName).toBe("STRONG");
    watch.disconnect();
    expect([...shown].filter((text) => text?.includes("**"))).toEqual([]);
  });

  it("has the message field in line with the messages at every width", async () => {
    const fixture = createFixture();
    answerHistory(fixture, () => detail());
    showRoutes(`/chat/${CONVERSATION}`, fixture);
    const paddings = (element: Element | null) =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .filter((rule) => rule instanceof CSSMediaRule)
        .flatMap(({ cssRules, media }) => [...cssRules].map((rule) => ({ rule: rule as CSSStyleRule, media })))
        .filter(({ rule }) => element?.matches(rule.selectorText) && rule.style.getPropertyValue("padding-left") !== "")
        .map(({ rule, media }) => `${media.mediaText}: ${rule.style.getPropertyValue("padding-left")}`);
    const message = paddings((await screen.findByText("Sam")).closest(".message"));
    expect(message).toHaveLength(2);
    expect(paddings(field().closest("form")?.parentElement?.parentElement ?? null)).toEqual(message);
  });

  it("shows its messages, its title and the saved draft", async () => {
    const fixture = createFixture();
    fixture.shell.storage.write("atrium_message_drafts", { drafts: { [CONVERSATION]: "half" } });
    answerHistory(fixture, () => detail());
    showRoutes(`/chat/${CONVERSATION}`, fixture);
    expect((await screen.findByText("Sam")).tagName).toBe("STRONG");
    expect(screen.getByText("Hello there")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Greetings");
    expect((field() as HTMLTextAreaElement).value).toBe("half");
  });

  it("picks up a reply in progress", async () => {
    const fixture = createFixture();
    const [question] = detail().messages;
    const turn = {
      turnId: STORED,
      conversationId: CONVERSATION,
      messageId: "client-1",
      state: "running",
      attempt: 1,
      seq: 4,
      partial: "So far",
    } as const;
    answerHistory(fixture, () => detail({ messages: question ? [question] : [], turn }));
    const { tell } = showRoutes(`/chat/${CONVERSATION}`, fixture);
    expect(await screen.findByText("So far")).toBeTruthy();
    await tell({
      name: "message_chunk",
      data: {
        conversationId: CONVERSATION,
        content: " so good",
        metadata: { turnId: STORED, attempt: 1, messageId: "client-1", seq: 5, offset: 6 },
      },
    });
    expect(await screen.findByText("So far so good")).toBeTruthy();
  });

  it("is refetched only when events may have been missed", async () => {
    const fixture = createFixture();
    answerHistory(fixture, () => detail());
    showRoutes(`/chat/${CONVERSATION}`, fixture);
    await screen.findByText("Sam");
    const fetches = () => fixture.shell.calls.filter((call) => call.query?.["conversation_id"]).length;
    expect(fetches()).toBe(1);
    await act(async () =>
      fixture.shell.subjects.connection$.next({ status: "connected", httpOnly: false, continuityLosses: 1 }),
    );
    await waitFor(() => expect(fetches()).toBe(2));
  });

  it("says when it couldn't be loaded, and can be retried", async () => {
    const fixture = createFixture();
    let away = true;
    fixture.shell.answer("GET /chat/history", () => {
      if (away) throw new HttpError("HTTP 500", 500);
      return detail();
    });
    const { user } = showRoutes(`/chat/${CONVERSATION}`, fixture);
    expect(await screen.findByText("Couldn't load this conversation.")).toBeTruthy();
    away = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Sam")).toBeTruthy();
  });

  it("says nothing of a failure while it's shown without a connection, and catches up after it", async () => {
    const fixture = createFixture();
    const { connectivity$, connection$ } = fixture.shell.subjects;
    let away = false;
    fixture.shell.answer("GET /chat/history", () => {
      if (away) throw new HttpError("Network connection failed", 0);
      return detail();
    });
    showRoutes(`/chat/${CONVERSATION}`, fixture);
    await screen.findByText("Sam");
    const fetches = () => fixture.shell.calls.filter((call) => call.query?.["conversation_id"]).length;
    away = true;
    act(() => connectivity$.next("offline"));
    await act(async () => connection$.next({ status: "connected", httpOnly: false, continuityLosses: 1 }));
    await waitFor(() => expect(fetches()).toBe(2));
    expect(screen.queryByText(/Couldn't load|offline/)).toBeNull();
    away = false;
    await act(async () => connectivity$.next("online"));
    expect(fetches()).toBe(3);
    expect(screen.queryByText(/Couldn't load/)).toBeNull();
  });

  it("shows by itself once the device is back online, and says so until then", async () => {
    const fixture = createFixture();
    const { connectivity$ } = fixture.shell.subjects;
    connectivity$.next("offline");
    fixture.shell.answer("GET /chat/history", () => {
      if (connectivity$.value !== "online") throw new HttpError("Network connection failed", 0);
      return detail();
    });
    showRoutes(`/chat/${CONVERSATION}`, fixture);
    expect(
      await screen.findByText("You're offline. This conversation will show once you're back online."),
    ).toBeTruthy();
    expect(screen.queryByText(/Couldn't load/)).toBeNull();
    act(() => connectivity$.next("unreachable"));
    act(() => connectivity$.next("online"));
    expect(await screen.findByText("Sam")).toBeTruthy();
    expect(screen.queryByText(/Couldn't load|offline/)).toBeNull();
  });

  it("shows the title from the list when it couldn't be loaded", async () => {
    const fixture = createFixture();
    fixture.shell.answer("GET /chat/history", ({ query }) => {
      if (query?.["conversation_id"]) throw new HttpError("HTTP 500", 500);
      return { conversations: detail().conversations };
    });
    showRoutes("/chat", fixture);
    await screen.findByRole("link", { name: /Greetings/ });
    act(() => fixture.shell.navigate(`/chat/${CONVERSATION}`));
    expect(await screen.findByText("Couldn't load this conversation.")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Greetings");
  });

  it.each([CONVERSATION, `${CONVERSATION}/more`])("offers a new one when there's none at /chat/%s", async (path) => {
    showRoutes(`/chat/${path}`);
    expect(await screen.findByRole("heading", { level: 1, name: "This conversation no longer exists." })).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(screen.queryByRole("button", { name: /^Actions for/ })).toBeNull();
  });

  it("can be renamed; a failure keeps the input and shows the specification's text", async () => {
    const fixture = createFixture();
    answerHistory(fixture, () => detail());
    const { user } = showRoutes(`/chat/${CONVERSATION}`, fixture);
    await screen.findByText("Sam");
    await user.click(screen.getByRole("button", { name: "Actions for Greetings" }));
    await user.click(await screen.findByRole("menuitem", { name: "Rename" }));
    const title = screen.getByRole("textbox", { name: "Title" });
    await user.clear(title);
    await user.type(title, "Renamed{Enter}");
    await waitFor(() => expect(fixture.shell.toasts.at(-1)?.title).toBe("Failed to update conversation title"));
    expect((title as HTMLInputElement).value).toBe("Renamed");
    fixture.shell.answer(`PUT /chat/history/${CONVERSATION}/title`, () => ({ status: "success" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.getByRole("heading", { level: 1, hidden: true }).textContent).toBe("Renamed"));
  });

  it("can be deleted, which clears the current conversation, and be brought back", async () => {
    const fixture = createFixture();
    answerHistory(fixture, () => detail());
    const { user } = showRoutes(`/chat/${CONVERSATION}`, fixture);
    await screen.findByText("Sam");
    const remove = async () => {
      await user.click(screen.getByRole("button", { name: "Actions for Greetings" }));
      await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
    };
    await remove();
    await waitFor(() => expect(fixture.shell.toasts.at(-1)?.title).toBe("Failed to delete conversation"));
    expect(currentPath()).toBe(`/chat/${CONVERSATION}`);
    fixture.shell.answer("POST /chat/history/delete", () => ({ status: "success" }));
    fixture.shell.answer("POST /chat/history/restore", () => ({ status: "success" }));
    await remove();
    await waitFor(() => expect(currentPath()).toBe("/new"));
    const toast = fixture.shell.toasts.at(-1);
    expect([toast?.title, toast?.action?.label]).toEqual(["Conversation deleted", "Undo"]);
    expect(toast?.durationMs).toBe(10_000);
    await act(async () => toast?.action?.run());
    const restored = fixture.shell.calls.find(({ path }) => path === "/chat/history/restore");
    expect(restored?.body).toEqual({ ids: [CONVERSATION] });
  });

  it("comes back with a message that was on its way when it was deleted", async () => {
    const fixture = createFixture();
    answerHistory(fixture, () => detail());
    fixture.shell.answer("POST /chat/history/delete", () => ({ status: "success" }));
    fixture.shell.answer("POST /chat/history/restore", () => ({ status: "success" }));
    const { user } = showRoutes(`/chat/${CONVERSATION}`, fixture);
    await screen.findByText("Sam");
    await user.type(field(), "On its way{Enter}");
    await waitFor(() => expect(fixture.shell.published).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Actions for Greetings" }));
    await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await waitFor(() => expect(currentPath()).toBe("/new"));
    await act(async () => fixture.shell.toasts.at(-1)?.action?.run());
    act(() => fixture.shell.navigate(`/chat/${CONVERSATION}`));
    expect(await screen.findByText("On its way")).toBeTruthy();
  });
});

describe("after sign-out", () => {
  it("nothing is sent, the text stays, and the user sees why", async () => {
    const fixture = createFixture();
    answerHistory(fixture, () => detail());
    const { user } = showRoutes(`/chat/${CONVERSATION}`, fixture);
    await screen.findByText("Sam");
    act(() => fixture.shell.subjects.auth$.complete());
    await user.type(field(), "Too late{Enter}");
    await waitFor(() => expect(fixture.shell.toasts.at(-1)?.title).toBe("Not authenticated"));
    expect((field() as HTMLTextAreaElement).value).toBe("Too late");
    expect(fixture.shell.published).toHaveLength(0);
  });
});

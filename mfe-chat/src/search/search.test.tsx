import type { SearchHit } from "@atrium/shared-contracts/contract";
import type { ConversationListItem } from "@atrium/shared-contracts/wire/chat";
import { createFakeShellApi } from "@atrium/shared-contracts/testing";
import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { chatCommands } from "../commands/commands-module.ts";
import { HistoryPanel } from "../history/history-panel.tsx";
import { createFixture, renderChat } from "../testing/render-chat.tsx";
import { forgetBrowser } from "../testing/show-routes.tsx";
import { messageSearch } from "./message-search-module.ts";
import { titleSearch } from "./title-search-module.ts";

beforeEach(forgetBrowser);

const id = (number: number) => `0f0e0d0c-0b0a-4908-8706-05040302b${String(number).padStart(3, "0")}`;
const item = (number: number, title: string): ConversationListItem => ({
  id: id(number),
  title,
  lastMessageAt: new Date(Date.now() - number * 3_600_000).toISOString(),
  messageCount: 1,
});
const signal = new AbortController().signal;
const titles = (hits: readonly SearchHit[] | undefined) => hits?.map(({ title }) => title);

function pagesOf(...pages: ConversationListItem[][]) {
  return ({ query }: { readonly query: unknown }) => {
    const at = Number((query as { cursor?: string } | undefined)?.cursor ?? 0);
    return { conversations: pages[at] ?? [], ...(at + 1 < pages.length ? { nextCursor: String(at + 1) } : {}) };
  };
}

describe("conversations by title", () => {
  it("are found immediately among the loaded ones, and only archived ones are fetched", async () => {
    const fixture = createFixture();
    fixture.shell.answer(
      "GET /chat/history",
      pagesOf([item(1, "Coffee beans"), { ...item(2, "Trip to Hue"), lastMessageAt: "2026-11-19T23:30:00Z" }]),
    );
    renderChat(<HistoryPanel onNavigate={() => {}} />, fixture, "/chat");
    await screen.findByText("Trip to Hue");
    const calls = fixture.shell.calls.length;
    const partial = jest.fn<(hits: readonly SearchHit[]) => void>();
    const asked = titleSearch(fixture.shell).search("HUE", signal, partial);
    expect(titles(partial.mock.calls[0]?.[0])).toEqual(["Trip to Hue"]);
    expect(await asked).toEqual([
      { id: id(2), title: "Trip to Hue", description: "Nov 20, 2026", path: `/chat/${id(2)}` },
    ]);
    expect(fixture.shell.calls.slice(calls).map(({ query }) => query?.["archived"])).toEqual(["only"]);
  });

  it("are marked if they're archived, and found after they changed elsewhere", async () => {
    const shell = createFakeShellApi("mfe-chat");
    shell.answer("GET /chat/history", pagesOf([{ ...item(1, "Tea"), archived: true }]));
    const source = titleSearch(shell);
    const found = async () => (await source.search("tea", signal, () => {}))[0]?.description;
    expect(await found()).toMatch(/ · Archived$/);
    shell.answer("GET /chat/history", pagesOf([item(1, "Tea")]));
    shell.subjects.events$.next({
      name: "conversations_organized",
      data: { conversationIds: [id(1)], archived: false },
    });
    expect(await found()).not.toMatch(/Archived/);
  });

  it("are found on every page of the list, even while no chat page is open", async () => {
    const shell = createFakeShellApi("mfe-chat");
    shell.answer("GET /chat/history", pagesOf([item(1, "Tea one")], [item(2, "Tea two")], [item(3, "Coffee")]));
    const source = titleSearch(shell);
    expect(titles(await source.search("tea", signal, () => {}))).toEqual(["Tea one", "Tea two"]);
    expect(titles(await source.search("cof", signal, () => {}))).toEqual(["Coffee"]);
    expect(shell.calls).toHaveLength(3);
  });

  it("come from last time's list when it can't be loaded", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    const fixture = createFixture();
    fixture.shell.answer("GET /chat/history", pagesOf([item(1, "Coffee beans")]));
    const shown = renderChat(<HistoryPanel onNavigate={() => {}} />, fixture, "/chat");
    await screen.findByText("Coffee beans");
    shown.unmount();
    const tomorrow = createFakeShellApi("mfe-chat");
    expect(titles(await titleSearch(tomorrow).search("beans", signal, () => {}))).toEqual(["Coffee beans"]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("Not all conversations"), expect.anything());
    warn.mockRestore();
  });

  it("follow renames and deletions made elsewhere", async () => {
    const shell = createFakeShellApi("mfe-chat");
    shell.answer("GET /chat/history", pagesOf([item(1, "Tea one"), item(2, "Tea two")]));
    const source = titleSearch(shell);
    await source.search("tea", signal, () => {});
    const changed = (data: { conversationId: string; change: "renamed" | "deleted"; title?: string }) =>
      shell.subjects.events$.next({ name: "conversation_changed", data });
    changed({ conversationId: id(1), change: "renamed", title: "Green tea" });
    changed({ conversationId: id(2), change: "deleted" });
    expect(titles(await source.search("tea", signal, () => {}))).toEqual(["Green tea"]);
  });
});

describe("messages by their words", () => {
  it("show the text, the conversation and the day, and link to the message", async () => {
    const shell = createFakeShellApi("mfe-chat");
    shell.answer("GET /chat/search", () => ({
      hits: [
        {
          conversationId: id(1),
          title: "Trip to Hue",
          messageId: id(9),
          role: "user",
          snippet: "…a train to Hue at noon…",
          createdAt: "2026-11-19T23:30:00.000Z",
          archived: true,
        },
      ],
    }));
    expect(await messageSearch(shell).search("train", signal)).toEqual({
      hits: [
        {
          id: id(9),
          title: "…a train to Hue at noon…",
          description: "Nov 20, 2026 · Archived · Trip to Hue",
          path: `/chat/${id(1)}?message=${id(9)}`,
          // What was searched for is in no URL.
          state: { searched: "train" },
        },
      ],
    });
    expect(shell.calls[0]?.query).toEqual({ q: "train", limit: 20 });
  });

  it("say so in the user's language when there wasn't time for the oldest ones", async () => {
    const shell = createFakeShellApi("mfe-chat");
    shell.answer("GET /chat/search", () => ({ hits: [], complete: false }));
    const note = async () => (await messageSearch(shell).search("train", signal)).note;
    expect(await note()).toBe("Your oldest messages weren't searched. It was taking too long.");
    shell.subjects.language$.next("ko");
    expect(await note()).toContain("가장 오래된 메시지");
  });
});

describe("the continue command", () => {
  it("opens the newest conversation, or a new one if there is none", async () => {
    const shell = createFakeShellApi("mfe-chat");
    shell.answer("GET /chat/history", pagesOf([item(2, "Older"), item(1, "Newest")]));
    await chatCommands(shell).run("continue");
    const other = createFakeShellApi("mfe-chat");
    other.answer("GET /chat/history", pagesOf([]));
    await chatCommands(other).run("continue");
    expect([...shell.navigations, ...other.navigations]).toEqual([`/chat/${id(1)}`, "/new"]);
  });
});

import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { type NavigateFunction, useNavigate } from "@atrium/shared-ui/router";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { VIEW_PX, settled, withThreadLayout } from "../testing/long-conversation.ts";
import { createFixture, renderChat } from "../testing/render-chat.tsx";
import { forgetBrowser } from "../testing/show-routes.tsx";
import { HistoryPanel } from "./history-panel.tsx";

beforeEach(forgetBrowser);

const ids = ["0f0e0d0c-0b0a-4908-8706-05040302b001", "0f0e0d0c-0b0a-4908-8706-05040302b002"];
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

function show() {
  const fixture = createFixture();
  fixture.shell.answer("GET /chat/history", () => ({
    conversations: [
      { id: ids[0], title: "Coffee beans", lastMessageAt: ago(0), messageCount: 1 },
      { id: ids[1], title: "Trip to Hue", lastMessageAt: ago(61), messageCount: 12 },
    ],
  }));
  const onNavigate = jest.fn();
  return {
    ...renderChat(<HistoryPanel onNavigate={onNavigate} />, fixture, `/chat/${ids[1]}`),
    fixture,
    onNavigate,
    user: userEvent.setup(),
  };
}

describe("Chat history", () => {
  it("starts expanded, shows title, count and time, marks the open one, and collapses", async () => {
    const { user, onNavigate } = show();
    const coffee = await screen.findByRole("link", { name: /Coffee beans/ });
    expect(coffee.textContent).toBe("Coffee beans1 message · Just now");
    const trip = screen.getByRole("link", { name: /Trip to Hue/ });
    expect(trip.textContent).toBe("Trip to Hue12 messages · 1 hour ago");
    expect(trip.getAttribute("aria-current")).toBe("page");
    await user.click(coffee);
    expect(onNavigate).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole("button", { name: "Chat history" }));
    expect(screen.queryByRole("link", { name: /Coffee beans/ })).toBeNull();
  });

  it("has its entries in line with the navigation above", async () => {
    show();
    const list = (await screen.findByRole("link", { name: /Coffee beans/ })).closest("ul")?.parentElement;
    expect(list && getComputedStyle(list).paddingLeft).toBe("calc(1.5 * var(--mui-spacing))");
  });

  it("follows renames and deletions made elsewhere", async () => {
    const { fixture } = show();
    await screen.findByText("Trip to Hue");
    await act(async () =>
      fixture.shell.subjects.events$.next({
        name: "conversation_changed",
        data: { conversationId: ids[1] ?? "", change: "renamed", title: "Trip to Da Nang" },
      }),
    );
    expect(await screen.findByText("Trip to Da Nang")).toBeTruthy();
    await act(async () =>
      fixture.shell.subjects.events$.next({
        name: "conversation_changed",
        data: { conversationId: ids[0] ?? "", change: "deleted" },
      }),
    );
    await waitFor(() => expect(screen.queryByText("Coffee beans")).toBeNull());
  });

  it("has pinned ones first, then folders that stay open on this device, then the others", async () => {
    const folder = { id: "0f0e0d0c-0b0a-4908-8706-05040302f001", name: "Work" };
    const item = (id = "", more = {}) => ({
      id,
      title: `Talk ${id.at(-1)}`,
      lastMessageAt: ago(1),
      messageCount: 1,
      ...more,
    });
    const third = "0f0e0d0c-0b0a-4908-8706-05040302b003";
    const fixture = createFixture();
    fixture.shell.answer("GET /chat/history", ({ query }) =>
      query?.["folder_id"] === "any"
        ? { conversations: [item(third, { folderId: folder.id })] }
        : {
            conversations: [item(ids[0]), item(ids[1], { pinned: true })],
            pinned: [item(ids[1], { pinned: true })],
            folders: [folder],
          },
    );
    const shown = renderChat(<HistoryPanel onNavigate={() => {}} />, fixture, "/chat");
    const rows = () => screen.getAllByRole("listitem").map((row) => row.textContent?.replace(/\d message.*/, ""));
    await waitFor(() => expect(rows()).toEqual(["Pinned", "Talk 2", "Work", "Chats", "Talk 1"]));
    await userEvent.setup().click(screen.getByRole("button", { name: "Work" }));
    await waitFor(() => expect(rows()).toEqual(["Pinned", "Talk 2", "Work", "Talk 3", "Chats", "Talk 1"]));
    shown.unmount();
    renderChat(<HistoryPanel onNavigate={() => {}} />, fixture, "/chat");
    await waitFor(() => expect(rows()).toContain("Talk 3"));
  });

  it("says in an open folder that all of its conversations are pinned, or that it has none", async () => {
    const [work, empty] = ["Work", "Empty"].map((name, index) => ({
      id: `0f0e0d0c-0b0a-4908-8706-05040302f00${index}`,
      name,
    }));
    const pinned = {
      id: ids[0] ?? "",
      title: "Talk",
      lastMessageAt: ago(1),
      messageCount: 1,
      pinned: true,
      folderId: work?.id,
    };
    const fixture = createFixture();
    fixture.shell.answer("GET /chat/history", ({ query }) =>
      query?.["folder_id"] === "any"
        ? { conversations: [pinned] }
        : { conversations: [pinned], pinned: [pinned], folders: [work, empty] },
    );
    renderChat(<HistoryPanel onNavigate={() => {}} />, fixture, "/chat");
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Work" }));
    expect(await screen.findByText("Its conversations are pinned")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Empty" }));
    expect(await screen.findByText("No conversations in this folder")).toBeTruthy();
  });

  it("says that there are no conversations yet", async () => {
    renderChat(<HistoryPanel onNavigate={() => {}} />);
    expect(await screen.findByText("No conversations yet")).toBeTruthy();
  });

  it("has a button that opens the search", async () => {
    const { user, fixture } = show();
    await user.click(await screen.findByRole("button", { name: "Search chats" }));
    expect(fixture.shell.searches).toEqual([""]);
  });
});

describe("a long history", () => {
  withThreadLayout();

  it("scrolls to the open conversation, also when another one is opened, and not when it moves", async () => {
    const fixture = createFixture();
    const idOf = (number: number) => `0f0e0d0c-0b0a-4908-8706-0504030${1000 + number}1`;
    fixture.shell.answer("GET /chat/history", () => ({
      conversations: Array.from({ length: 50 }, (_, number) => ({
        id: idOf(number),
        title: `Chat ${number}`,
        lastMessageAt: ago(number),
        messageCount: 1,
      })),
    }));
    let go: NavigateFunction | undefined;
    function Navigation() {
      go = useNavigate();
      return null;
    }
    renderChat(
      <>
        <Navigation />
        <HistoryPanel onNavigate={() => {}} />
      </>,
      fixture,
      `/chat/${idOf(40)}`,
    );
    const scroller = (await screen.findByText("Chat 40")).closest("ul")?.parentElement;
    await waitFor(() => expect(scroller?.scrollTop).toBe(41 * 52 - VIEW_PX));
    act(() => void go?.(`/chat/${idOf(45)}`));
    await waitFor(() => expect(scroller?.scrollTop).toBe(46 * 52 - VIEW_PX));
    act(() => scroller?.scrollTo({ top: 0 }));
    await settled();
    await act(async () =>
      fixture.shell.subjects.events$.next({
        name: "conversation_changed",
        data: { conversationId: idOf(2), change: "deleted" },
      }),
    );
    await settled();
    expect(scroller?.scrollTop).toBe(0);
  });
});

import { beforeEach, describe, expect, it } from "@jest/globals";
import { HttpError } from "@atrium/shared-contracts/contract";
import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { chatCommands } from "../commands/commands-module.ts";
import {
  idOf,
  isAtEnd,
  leadOf,
  log,
  longConversation,
  settled,
  withThreadLayout,
} from "../testing/long-conversation.ts";
import type { ChatFixture } from "../testing/render-chat.tsx";
import { CONVERSATION, field, forgetBrowser, showRoutes } from "../testing/show-routes.tsx";

beforeEach(forgetBrowser);
withThreadLayout();
// jsdom has no layout.
const rect = { top: 0, height: 0 } as DOMRect;
beforeEach(() => void (Range.prototype.getBoundingClientRect = () => rect));

const FIND = "GET /chat/messages/find";
const pressFind = (target: Element = document.body) => fireEvent.keyDown(target, { key: "f", ctrlKey: true });
const bar = () => screen.findByRole("search", { name: "Find in conversation" });
const input = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Find in conversation" });
const fill = (value: string) => fireEvent.change(input(), { target: { value } });
const isTold = (text: string) =>
  waitFor(() => expect(within(screen.getByRole("search")).getByRole("status").textContent).toBe(text));
const marked = () => document.querySelector("[data-found]")?.textContent;

async function show(prepare: (fixture: ChatFixture) => void = () => {}) {
  const fixture = longConversation();
  fixture.shell.answer(FIND, () => ({ messageIds: [] }));
  prepare(fixture);
  const view = showRoutes(`/chat/${CONVERSATION}`, fixture);
  await screen.findByText("Message 299");
  await isAtEnd();
  return { ...view, fixture };
}
async function open(prepare?: (fixture: ChatFixture) => void) {
  const view = await show(prepare);
  pressFind();
  await bar();
  return view;
}
const asked = ({ shell }: ChatFixture) =>
  shell.calls.filter(({ path }) => path === "/chat/messages/find").map(({ query }) => query?.["q"]);

describe("finding in a conversation", () => {
  // The first of all, as the code stays once it's there.
  it("begins with the first key pressed, which brings the code for it, and ends with Escape, where the focus was", async () => {
    const { user } = await show();
    act(() => field().focus());
    expect(pressFind(field())).toBe(false);
    await bar();
    expect(document.activeElement).toBe(input());
    expect(screen.getByRole("search").textContent).toBe("");
    // Pressed again, it's the browser's.
    expect(pressFind(input())).toBe(true);
    act(() => field().focus());
    expect(pressFind(field())).toBe(false);
    expect(document.activeElement).toBe(input());
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("search")).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  it("leaves other keys, and those in dialogs and menus, alone", async () => {
    await show();
    const keys = [
      { key: "f" },
      { key: "f", ctrlKey: true, shiftKey: true },
      { key: "f", metaKey: true },
      { key: "g", ctrlKey: true },
    ];
    for (const init of keys) expect(fireEvent.keyDown(document.body, init)).toBe(true);
    const dialog = document.body.appendChild(document.createElement("div"));
    dialog.setAttribute("role", "dialog");
    expect(pressFind(dialog)).toBe(true);
    dialog.remove();
    expect(fireEvent.keyDown(document.body, { key: "а", code: "KeyF", ctrlKey: true })).toBe(false);
    await bar();
  });

  it("goes through the messages with keys and buttons, around the ends, and says where it is", async () => {
    const { user } = await open();
    await user.type(input(), "MESSÁGE 29");
    await isTold("1 of 10");
    expect(marked()).toContain("Message 290");
    await user.keyboard("{Shift>}{Enter}{/Shift}");
    await isTold("10 of 10");
    expect(marked()).toContain("Message 299");
    await user.keyboard("{Enter}{Enter}");
    await isTold("2 of 10");
    await user.click(screen.getByRole("button", { name: "Previous result" }));
    await isTold("1 of 10");
    await user.click(screen.getByRole("button", { name: "Next result" }));
    await isTold("2 of 10");
    await user.clear(input());
    await user.type(input(), "nowhere");
    await isTold("No results");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Next result" }).disabled).toBe(true);
    expect(marked()).toBeUndefined();
    await user.clear(input());
    await isTold("");
  });

  it("finds messages that aren't loaded, and loads the one it goes to", async () => {
    const { user, fixture } = await open(({ shell }) =>
      shell.answer(FIND, () => ({ messageIds: [idOf(7), idOf(70)] })),
    );
    await user.type(input(), "message 7");
    await isTold("2 of 2");
    expect(asked(fixture)).toEqual(["message 7"]);
    await within(log()).findByText("Message 70");
    await settled();
    expect(marked()).toContain("Message 70");
    expect(leadOf("Message 70")).toBeGreaterThan(0);
    expect(leadOf("Message 70")).toBeLessThan(600);
    expect(document.activeElement).toBe(input());
    await user.keyboard("{Escape}");
    expect(marked()).toBeUndefined();
  });

  it("says how it is when there are more than the server names", async () => {
    const { user } = await open(({ shell }) => shell.answer(FIND, () => ({ messageIds: [idOf(1)], more: true })));
    await user.type(input(), "message 299");
    await isTold("2 of 2+");
  });

  it("says when there wasn't time for the oldest messages", async () => {
    const { user } = await open(({ shell }) => shell.answer(FIND, () => ({ messageIds: [idOf(1)], complete: false })));
    await user.type(input(), "message 299");
    await isTold("2 of 2. Your oldest messages weren't searched. It was taking too long.");
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  });

  it("only ever shows what was found for the text that's there", async () => {
    const slow: (() => void)[] = [];
    const { user } = await open(({ shell }) =>
      shell.answer(FIND, ({ query }) =>
        query?.["q"] === "message"
          ? new Promise((resolve) => slow.push(() => resolve({ messageIds: [idOf(1), idOf(2)] })))
          : { messageIds: [idOf(3)] },
      ),
    );
    await user.type(input(), "message");
    await waitFor(() => expect(slow).toHaveLength(1));
    await user.type(input(), " 299");
    await isTold("2 of 2");
    await act(async () => slow[0]?.());
    await settled();
    await isTold("2 of 2");
  });

  it("searches what's loaded when the server can't be asked, says so, and can try again", async () => {
    let works = false;
    const { user } = await open(({ shell }) =>
      shell.answer(FIND, () => {
        if (!works) throw new HttpError("Service unavailable", 503);
        return { messageIds: [idOf(29)] };
      }),
    );
    await user.type(input(), "message 29");
    await isTold("1 of 10. Couldn't search older messages.");
    works = true;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await isTold("2 of 11");
  });

  it("says offline that it searches what's loaded, and goes on by itself", async () => {
    const { user, fixture } = await open(({ shell }) => {
      shell.answer(FIND, () => ({ messageIds: [idOf(29)] }));
      shell.subjects.connectivity$.next("offline");
    });
    await user.type(input(), "message 29");
    await isTold("1 of 10. You're offline. Only messages loaded on this device are searched.");
    expect(asked(fixture)).toEqual([]);
    act(() => fixture.shell.subjects.connectivity$.next("online"));
    await isTold("2 of 11");
  });

  it("says that a message can't be loaded, and can try again", async () => {
    let works = false;
    const { user, fixture } = await open(({ shell }) => shell.answer(FIND, () => ({ messageIds: [idOf(249)] })));
    const older: ServerMessage = {
      id: idOf(249),
      role: "user",
      createdAt: new Date(0).toISOString(),
      content: [{ type: "text", text: "Pears" }],
      status: "complete",
    };
    fixture.shell.answer("GET /chat/messages", () => {
      if (!works) throw new HttpError("Service unavailable", 503);
      return { messages: [older] };
    });
    await user.type(input(), "pears");
    await isTold("1 of 1. Couldn't load this message.");
    works = true;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await isTold("1 of 1");
    await within(log()).findByText("Pears");
  });

  it("can be asked for by the command and the conversation's menu, which get the focus back", async () => {
    const { user, fixture } = await show();
    await act(async () => chatCommands(fixture.shell).run("find"));
    await bar();
    await user.keyboard("{Escape}");
    const menu = screen.getByRole("button", { name: /^Actions for/ });
    await user.click(menu);
    await user.click(await screen.findByRole("menuitem", { name: "Find in conversation" }));
    await bar();
    await waitFor(() => expect(document.activeElement).toBe(input()));
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(document.activeElement).toBe(menu);
  });

  it("goes through the passages of each message, from either side, and says which it is", async () => {
    const { user } = await open();
    fill("292");
    await isTold("1 of 1");
    fill("2");
    await isTold("43 of 50. 1 of 2 in this message");
    expect(screen.getByRole("search").textContent).toContain("43 of 50 · 1/2");
    expect(marked()).toContain("Message 292");
    await user.keyboard("{Enter}");
    await isTold("43 of 50. 2 of 2 in this message");
    await user.keyboard("{Enter}");
    await isTold("44 of 50");
    await user.keyboard("{Shift>}{Enter}{/Shift}");
    await isTold("43 of 50. 2 of 2 in this message");
    await user.keyboard("{Shift>}{Enter}{/Shift}");
    await isTold("43 of 50. 1 of 2 in this message");
    await user.keyboard("{Shift>}{Enter}{/Shift}");
    await isTold("42 of 50");
  });

  it("highlights the passages where the browser can, the current one in another color", async () => {
    const highlights = new Map<string, Set<Range>>();
    class Highlight extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges);
      }
    }
    class CSSStyleSheet {
      replaceSync() {}
    }
    Object.assign(globalThis, { Highlight, CSSStyleSheet, CSS: { highlights } });
    document.adoptedStyleSheets = [];
    try {
      const { user } = await open();
      await user.type(input(), "sage 29");
      await isTold("1 of 10");
      const texts = (name: string) => Array.from(highlights.get(name) ?? [], (range) => range.toString());
      expect(texts("atrium-found-current")).toEqual(["sage 29"]);
      expect(texts("atrium-found")).toHaveLength(9);
      expect(marked()).toBeUndefined();
      fill("292");
      await isTold("1 of 1");
      fill("s");
      await isTold("43 of 50. 1 of 2 in this message");
      const starts = () => Array.from(highlights.get("atrium-found-current") ?? [], ({ startOffset }) => startOffset);
      expect(starts()).toEqual([2]);
      await user.keyboard("{Enter}");
      await isTold("43 of 50. 2 of 2 in this message");
      expect(starts()).toEqual([3]);
      await user.keyboard("{Escape}");
      expect(highlights.size).toBe(0);
      expect(document.adoptedStyleSheets).toEqual([]);
    } finally {
      for (const name of ["Highlight", "CSSStyleSheet", "CSS"]) Reflect.deleteProperty(globalThis, name);
    }
  });
});

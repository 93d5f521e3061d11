import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { searchedState } from "../conversation/message-path.ts";
import {
  VIEW_PX,
  grow,
  idOf,
  isAtEnd,
  leadOf,
  log,
  longConversation,
  pathTo,
  settled,
  withThreadLayout,
} from "../testing/long-conversation.ts";
import { CONVERSATION, field, forgetBrowser, showRoutes } from "../testing/show-routes.tsx";

beforeEach(forgetBrowser);
withThreadLayout();

const highlights = new Map<string, Set<Range>>();
class Highlight extends Set<Range> {
  constructor(...ranges: Range[]) {
    super(ranges);
  }
}
class CSSStyleSheet {
  replaceSync() {}
}
/** How far below the top of its row the passage is that's shown first. jsdom has no layout. */
let below = 0;
beforeEach(() => {
  highlights.clear();
  below = 0;
  Object.assign(globalThis, { Highlight, CSSStyleSheet, CSS: { highlights } });
  document.adoptedStyleSheets = [];
  Range.prototype.getBoundingClientRect = () => ({ top: below, height: 20 }) as DOMRect;
});
afterEach(() => {
  for (const name of ["Highlight", "CSSStyleSheet", "CSS"]) Reflect.deleteProperty(globalThis, name);
});

const marked = (name: string) => Array.from(highlights.get(name) ?? [], (range) => range.toString());
const isMarked = (...texts: string[]) => waitFor(() => expect(marked("atrium-found-current")).toEqual(texts));
const told = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
const TEXT = "A café, tea and, as we said before, a cafe with a garden full of flowers, where there is cake and tea";

async function open(searched: string | undefined) {
  const message: ServerMessage = {
    id: idOf(280),
    messageId: "client-280",
    role: "user",
    createdAt: new Date(Date.UTC(2026, 0, 1, 8, 4, 40)).toISOString(),
    content: [{ type: "text", text: TEXT }],
    status: "complete",
  };
  const fixture = longConversation();
  const { request } = longConversation().shell.http;
  fixture.shell.answer("GET /chat/history", async ({ query }) => {
    const answer = await request<{ messages?: ServerMessage[] }>("GET", "/chat/history", { query: { ...query } });
    return { ...answer, messages: answer.messages?.map((each) => (each.id === message.id ? message : each)) };
  });
  const view = showRoutes(`/chat/${CONVERSATION}`, fixture);
  await screen.findByText("Message 299");
  await isAtEnd();
  act(() => fixture.shell.navigate(pathTo(280), searched === undefined ? {} : { state: searchedState(searched) }));
  await screen.findByText(TEXT);
  await waitFor(() => expect(document.activeElement?.textContent).toContain(TEXT));
  return { ...view, fixture };
}

describe("what was searched for, in the message that the search opens", () => {
  it("is marked in that message, first where its words are close together, and its place is said", async () => {
    await open("tea cake");
    await isMarked("cake");
    expect(marked("atrium-found")).toEqual(["tea", "tea"]);
    await waitFor(() => expect(told()).toContain("2 of 3 in this message"));
  });

  it("is marked as it was typed where it's so, whatever the accents, and in no other message", async () => {
    await open("CAFÉ");
    await isMarked("café");
    expect(marked("atrium-found")).toEqual(["cafe"]);
    act(() => document.body.click());
    await isMarked();
  });

  it("is scrolled to in a message that's longer than the screen", async () => {
    below = 3_000;
    await open("cake");
    await isMarked("cake");
    // It's only measured now, and what's in it may grow as it's drawn.
    act(() => grow(TEXT, 4_000));
    await settled();
    await waitFor(() => expect(Math.abs(leadOf(TEXT) - (VIEW_PX / 3 - 3_000))).toBeLessThanOrEqual(2));
    // Whoever reads on isn't brought back.
    fireEvent.wheel(log());
    act(() => log().scrollTo({ top: 1_200 }));
    fireEvent.scroll(log());
    await settled();
    expect(log().scrollTop).toBeLessThan(2_000);
    expect(marked("atrium-found-current")).toEqual(["cake"]);
  });

  it("stays marked while the person reads, until they do something else", async () => {
    await open("cake");
    await isMarked("cake");
    fireEvent.wheel(log());
    for (const key of ["PageDown", "ArrowUp", " ", "Control"]) fireEvent.keyDown(log(), { key });
    expect(marked("atrium-found-current")).toEqual(["cake"]);
    fireEvent.keyDown(field(), { key: "a" });
    await isMarked();
    expect(highlights.size).toBe(0);
    expect(told()).not.toContain("1 of 1 in this message");
  });

  it("is nothing for a link that no search made", async () => {
    await open(undefined);
    await settled();
    expect(highlights.size).toBe(0);
  });
});

import { beforeEach, describe, expect, it } from "@jest/globals";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import {
  VIEW_PX,
  asked,
  grow,
  isAtEnd,
  leadOf,
  log,
  longConversation,
  pathTo,
  settled,
  withThreadLayout,
} from "../testing/long-conversation.ts";
import { createFixture } from "../testing/render-chat.tsx";
import { CONVERSATION, answerHistory, detail, forgetBrowser, showRoutes } from "../testing/show-routes.tsx";

beforeEach(forgetBrowser);
withThreadLayout();

type Fixture = ReturnType<typeof createFixture>;
const HOME = `/chat/${CONVERSATION}`;

const kept = ({ shell }: Fixture) =>
  Object(shell.storage.read(STORAGE_KEYS.readingPlaces)?.["places"])[CONVERSATION] as
    | { readonly row: string; readonly lead: number }
    | undefined;
const keep = ({ shell }: Fixture, row: string, lead: number) =>
  shell.storage.write(STORAGE_KEYS.readingPlaces, { places: { [CONVERSATION]: { row, lead } } });

function scrollTo(top: number) {
  fireEvent.wheel(log());
  act(() => log().scrollTo({ top }));
  fireEvent.scroll(log());
}
const texts = () => screen.getAllByText(/^Message \d+$/).map(({ textContent }) => textContent);
const isAt = (text: string, lead: number) =>
  waitFor(() => expect(Math.abs(leadOf(text) - lead)).toBeLessThanOrEqual(2));

describe("the reading place", () => {
  it("is where the user left a conversation, at the same offset, after a reload", async () => {
    const fixture = longConversation();
    const { unmount } = showRoutes(HOME, fixture);
    await screen.findByText("Message 299");
    await isAtEnd();
    scrollTo(1015);
    await settled();
    const read = texts().find((text) => leadOf(text) >= 0) ?? "";
    const lead = leadOf(read);
    await waitFor(() => expect(kept(fixture)?.row).toMatch(/^client-2\d\d$/));
    unmount();
    fixture.client.clear();

    showRoutes(HOME, fixture);
    await screen.findByText(read);
    await isAt(read, lead);
    expect(document.querySelector("[data-found]")).toBeNull();
    expect(log().contains(document.activeElement)).toBe(false);
  });

  it("is the end when the user was there", async () => {
    const fixture = longConversation();
    const { unmount } = showRoutes(HOME, fixture);
    await screen.findByText("Message 299");
    scrollTo(1000);
    await waitFor(() => expect(kept(fixture)).toBeDefined());
    scrollTo(log().scrollHeight - VIEW_PX);
    await waitFor(() => expect(kept(fixture)).toBeUndefined());
    unmount();
    showRoutes(HOME, fixture);
    await screen.findByText("Message 299");
    await isAtEnd();
  });

  it("is loaded with older messages if it isn't there yet, and stays while more load above it", async () => {
    const fixture = longConversation();
    keep(fixture, "client-40", -12);
    showRoutes(HOME, fixture);
    expect(await screen.findByRole("status", { name: "Loading older messages" })).toBeTruthy();
    await screen.findByText("Message 40");
    await isAt("Message 40", -12);
    expect(asked(fixture)).toEqual(["250", "150"]);
    scrollTo(200);
    await settled();
    expect(texts()).toContain("Message 3");
  });

  it("stays where it is while messages above and below it grow", async () => {
    const fixture = longConversation();
    keep(fixture, "client-270", 30);
    showRoutes(HOME, fixture);
    await screen.findByText("Message 270");
    await isAt("Message 270", 30);
    await settled();
    act(() => grow("Message 275", 3000));
    await settled();
    await isAt("Message 270", 30);
    act(() => grow("Message 267", 500));
    await settled();
    await isAt("Message 270", 30);
  });

  it("gives way to a message that the URL asks for", async () => {
    const fixture = longConversation();
    keep(fixture, "client-260", 0);
    showRoutes(pathTo(280), fixture);
    await screen.findByText("Message 280");
    await isAt("Message 280", VIEW_PX / 3);
  });

  it("is the end, without a word, when its message is gone", async () => {
    const fixture = longConversation();
    keep(fixture, "client-gone", 0);
    showRoutes(HOME, fixture);
    await screen.findByText("Message 299");
    await isAtEnd();
    expect(fixture.shell.toasts).toEqual([]);
  });

  it("isn't forgotten when its messages couldn't be loaded, and can be tried again", async () => {
    const fixture = longConversation();
    keep(fixture, "client-40", 7);
    const { request } = longConversation().shell.http;
    let away = true;
    fixture.shell.answer("GET /chat/messages", async ({ query }) => {
      if (away) throw new Error("away");
      return request("GET", "/chat/messages", { query: { ...query } });
    });
    const { user } = showRoutes(HOME, fixture);
    expect((await screen.findByRole("alert")).textContent).toContain("Couldn't load older messages.");
    await isAtEnd();
    expect(kept(fixture)).toEqual({ row: "client-40", lead: 7 });
    away = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await screen.findByText("Message 40");
    await isAt("Message 40", 7);
  });

  it("is the one of the tab where the user read last, and there are at most 200", async () => {
    const fixture = longConversation();
    const { unmount } = showRoutes(HOME, fixture);
    await screen.findByText("Message 299");
    scrollTo(1000);
    await waitFor(() => expect(kept(fixture)).toBeDefined());
    unmount();
    // Another tab.
    const places = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`c${at}`, { row: "x", lead: 0 }]));
    fixture.shell.storage.write(STORAGE_KEYS.readingPlaces, {
      places: { ...places, [CONVERSATION]: { row: "client-270", lead: 5 } },
    });
    showRoutes(HOME, fixture);
    await screen.findByText("Message 270");
    await isAt("Message 270", 5);
    scrollTo(1100);
    await waitFor(() => expect(kept(fixture)?.row).not.toBe("client-270"));
    const stored = Object.keys(Object(fixture.shell.storage.read(STORAGE_KEYS.readingPlaces)?.["places"]));
    expect([stored.length, stored[0], stored.at(-1)]).toEqual([200, "c1", CONVERSATION]);
  });

  it("is kept with the message of a reply, whichever of the two is loaded", async () => {
    const fixture = createFixture();
    const { messages } = detail();
    answerHistory(fixture, () => detail({ messages: messages.slice(1), olderCursor: "1" }));
    fixture.shell.answer("GET /chat/messages", () => ({ messages: messages.slice(0, 1) }));
    keep(fixture, `reply:${messages[1]?.id}`, 11);
    showRoutes(HOME, fixture);
    expect(await screen.findByText("Sam")).toBeTruthy();
    expect(fixture.shell.toasts).toEqual([]);
  });

  it.each([{ row: 7, lead: 0 }, { row: "client-260", lead: "12" }, null, "client-260"])(
    "is the end when what's stored is %j",
    async (place) => {
      const fixture = longConversation();
      fixture.shell.storage.write(STORAGE_KEYS.readingPlaces, { places: { [CONVERSATION]: place } });
      showRoutes(HOME, fixture);
      await screen.findByText("Message 299");
      await isAtEnd();
    },
  );
});

import { HttpError } from "@atrium/shared-contracts/contract";
import type { FakeCall } from "@atrium/shared-contracts/testing";
import {
  CHOICE_CARD,
  PROPOSAL_CARD,
  type TemporaryPiece,
  type TemporaryRequest,
} from "@atrium/shared-contracts/wire/chat";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { createFixture } from "../testing/render-chat.tsx";
import { field, forgetBrowser, showRoutes } from "../testing/show-routes.tsx";
import { historyOf } from "./temporary-history.ts";
import { TEMPORARY_PATH } from "./temporary-path.ts";

beforeEach(forgetBrowser);
afterEach(cleanup);

const SEND = "POST /chat/temporary";
const said = () => screen.getByRole("log").textContent;
/** What's said to screen readers. */
const told = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join("");

/** A page with a temporary conversation, whose replies the test writes. */
async function begin(at = TEMPORARY_PATH) {
  const fixture = createFixture();
  const asked: FakeCall[] = [];
  const replies: PromiseWithResolvers<TemporaryPiece[]>[] = [];
  fixture.shell.answer(SEND, (call) => {
    asked.push(call);
    const reply = Promise.withResolvers<TemporaryPiece[]>();
    replies.push(reply);
    call.signal?.addEventListener("abort", () => reply.reject(new DOMException("left", "AbortError")));
    return reply.promise;
  });
  const view = showRoutes(at, fixture);
  const toggle = await screen.findByRole("switch", { name: "Temporary chat" });
  const send = async (text: string) => {
    const before = asked.length;
    await view.user.type(field(), `${text}{Enter}`);
    await waitFor(() => expect(asked).toHaveLength(before + 1));
  };
  const write = (text: string) => act(async () => asked.at(-1)?.onText?.(text));
  const end = (pieces: TemporaryPiece[]) => act(async () => replies.at(-1)?.resolve(pieces));
  const reply = async (text: string) => {
    await write(`[\n${JSON.stringify({ text })}\n,{"ended":"complete"}\n]`);
    await end([]);
  };
  const fail = (error: Error) => act(async () => replies.at(-1)?.reject(error));
  return { ...view, fixture, asked, toggle, send, write, end, reply, fail };
}
const bodyOf = (call: FakeCall | undefined) => call?.body as TemporaryRequest;

/** All that the page has left in the browser. */
async function stored(): Promise<string> {
  const databases = await indexedDB.databases();
  const contents = await Promise.all(
    databases.map(
      ({ name = "" }) =>
        new Promise<unknown[]>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.addEventListener("error", () => reject(new Error("A database can't be opened")));
          opening.addEventListener("success", () => {
            const { result: database } = opening;
            const names = [...database.objectStoreNames];
            if (names.length === 0) return resolve([]);
            const reading = database.transaction(names);
            const all = names.map((each) => reading.objectStore(each).getAll());
            reading.addEventListener("complete", () => {
              database.close();
              resolve(all.map(({ result }) => result as unknown));
            });
          });
        }),
    ),
  );
  return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), contents]);
}

describe("the switch", () => {
  it("is on the page for new conversations, says whether it's on, and takes along what's typed", async () => {
    const { user, toggle } = await begin("/new");
    expect(toggle.getAttribute("aria-checked")).toBe("false");
    await user.type(field(), "not for the drafts");
    await user.click(toggle);
    expect((await screen.findByRole("switch")).getAttribute("aria-checked")).toBe("true");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Temporary chat");
    expect(document.title).toBe("Temporary chat · Atrium");
    expect((field() as HTMLTextAreaElement).value).toBe("not for the drafts");
    expect(await stored()).not.toContain("not for the drafts");
    await user.click(screen.getByRole("switch"));
    expect((await screen.findByRole("switch")).getAttribute("aria-checked")).toBe("false");
    expect((field() as HTMLTextAreaElement).value).toBe("not for the drafts");
  });
});

describe("what's typed", () => {
  const typed = () => (field() as HTMLTextAreaElement).value;

  it("joins the draft of a new conversation, when the switch is turned off", async () => {
    const { user, fixture } = await begin("/new");
    await user.type(field(), "A draft");
    cleanup();
    const view = showRoutes(TEMPORARY_PATH, fixture);
    await view.user.click(await screen.findByRole("switch"));
    await waitFor(() => expect(typed()).toBe("A draft"));
    await view.user.click(screen.getByRole("switch"));
    await screen.findByRole("heading", { level: 1, name: "Temporary chat" });
    await view.user.type(field(), " that grew");
    await view.user.click(screen.getByRole("switch"));
    await waitFor(() => expect(typed()).toBe("A draft that grew"));
  });

  it("can be brought back after the page was left, also if nothing was sent", async () => {
    const { user, fixture } = await begin();
    await user.type(field(), "A long thought");
    const leaving = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    act(() => fixture.shell.navigate("/chat"));
    expect(fixture.shell.toasts.at(-1)?.action?.label).toBe("Bring it back");
    act(() => fixture.shell.toasts.at(-1)?.action?.run());
    await waitFor(() => expect(typed()).toBe("A long thought"));
  });

  it("is in no saved draft when the switch is turned off, until it's changed there", async () => {
    const { user } = await begin();
    await user.type(field(), "a secret thought");
    await user.click(screen.getByRole("switch"));
    await waitFor(() => expect(screen.getByRole("switch").getAttribute("aria-checked")).toBe("false"));
    expect(typed()).toBe("a secret thought");
    expect(await stored()).not.toContain("secret");
    await user.type(field(), "!");
    expect(await stored()).toContain("a secret thought!");
  });
});

describe("a temporary conversation", () => {
  it.each([
    ["with a socket", "connected", false],
    ["in HTTP-only mode", "failed", true],
  ] as const)("shows the reply as it's written, and brings along what was said, %s", async (_, status, httpOnly) => {
    const { fixture, asked, send, write, reply, end } = await begin();
    act(() => fixture.shell.subjects.connection$.next({ status, httpOnly, continuityLosses: 0 }));
    await send("First");
    expect(bodyOf(asked[0])).toMatchObject({ message: "First", history: [] });
    expect(bodyOf(asked[0])).not.toHaveProperty("follows");
    // Cut anywhere.
    await write('[\n{"node":"general"}\n,{"te');
    await write('xt":"Big "}\n,{"text":"wor');
    await waitFor(() => expect(said()).toContain("Big"));
    expect(told()).toBe("Atrium is responding");
    await write('ld"}\n,{"ended":"complete"}\n]');
    await end([]);
    await waitFor(() => expect(said()).toContain("Big world"));
    expect(told()).toBe("Response complete");
    await send("Second");
    expect(bodyOf(asked[1]).history).toEqual([
      { role: "user", text: "First" },
      { role: "assistant", text: "Big world" },
    ]);
    expect(bodyOf(asked[1]).follows).toBe(bodyOf(asked[0]).message_id);
    await reply("Done");
    expect(fixture.shell.published).toEqual([]);
    expect(fixture.shell.notifications).toEqual([]);
    expect(fixture.shell.calls.filter(({ method, path }) => method !== "GET" && path !== "/chat/temporary")).toEqual(
      [],
    );
  });

  it("leaves nothing in the browser", async () => {
    const { send, reply, user } = await begin();
    await send("my secret question");
    await reply("my secret reply");
    await user.type(field(), "my secret draft");
    expect(said()).toContain("my secret reply");
    expect(await stored()).not.toContain("secret");
  });

  it("shows what's being done for it, and folds what was done and thought", async () => {
    const { user, send, write, end, fixture } = await begin();
    await send("How's Hue?");
    const pieces: TemporaryPiece[] = [
      { begun: { kind: "reasoning", offset: 0 } },
      { reasoning: { text: "Hm ", seconds: 2 } },
      { begun: { kind: "weather", detail: "Hue", offset: 0 } },
      { done: { kind: "weather", detail: "Hue" } },
      { reasoning: { text: "well", seconds: 4 } },
    ];
    await write(`[\n${pieces.map((piece) => JSON.stringify(piece)).join("\n,")}\n`);
    expect(await screen.findByText("Checking the weather…")).toBeTruthy();
    await write(`,{"text":"Rain"}\n,{"ended":"complete"}\n]`);
    await end([]);
    await user.click(await screen.findByRole("button", { name: "Thought for 4 seconds · Checked the weather: Hue" }));
    expect(screen.getByRole("group", { name: "Reasoning" }).textContent).toBe("Hm well");
    expect(fixture.shell.calls.some(({ path }) => path.endsWith("/reasoning"))).toBe(false);
    expect(await stored()).not.toContain("Hm well");
  });

  it("has buttons for what its replies offer, which say what became of it", async () => {
    const { user, asked, send, write, end } = await begin();
    const answers = async (...pieces: TemporaryPiece[]) => {
      await write(`[\n${pieces.map((piece) => JSON.stringify(piece)).join("\n,")}\n]`);
      await end([]);
    };
    const proposal = (title: string) => ({
      card: { kind: PROPOSAL_CARD, data: { does: "cancel", head: title, lines: [], title } },
    });
    const choice = (...choices: string[]) => ({ card: { kind: CHOICE_CARD, data: { choices } } });
    await send("Cancel both");
    await answers({ text: "Both?" }, choice("confirm", "decline"), proposal("Lunch"), proposal("Walk"), {
      ended: "complete",
    });
    await user.click(await screen.findByRole("button", { name: "Adjust" }));
    expect((field() as HTMLTextAreaElement).value).toBe("Cancel both");
    await user.clear(field());
    await user.click(screen.getByRole("button", { name: "Yes, do it: Walk" }));
    await waitFor(() => expect(asked).toHaveLength(2));
    const { message_id: message } = bodyOf(asked[0]);
    expect(bodyOf(asked[1])).toMatchObject({
      message: "Yes, do it: Walk",
      act: { choice: "confirm", message, item: 1 },
      follows: message,
    });
    for (const name of ["Yes, do it all (2)", "Adjust"])
      expect(screen.getByRole("button", { name }).hasAttribute("disabled")).toBe(true);
    await answers({ text: "Done." }, choice("undo"), {
      ended: "complete",
      settled: [{ message, offer: "question", items: [1], state: "done" }],
    });
    expect(await screen.findByText("Done")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Walk/ })).toBeNull();
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(bodyOf(asked[2]).act).toEqual({ choice: "undo", message: bodyOf(asked[1]).message_id });
  });

  it("can be stopped, and keeps what was written", async () => {
    const { asked, send, write, user } = await begin();
    await send("Go");
    await write('[\n{"text":"Once upon"}\n');
    await user.click(screen.getByRole("button", { name: "Stop" }));
    expect(asked[0]?.signal?.aborted).toBe(true);
    await waitFor(() => expect(told()).toBe("Stopped"));
    expect(said()).toContain("Stopped");
    expect(said()).toContain("Once upon");
  });

  it("says why the next message has to wait, and keeps it", async () => {
    const { asked, send, write, end, user } = await begin();
    await send("Go");
    await write('[\n{"text":"Once upon"}\n');
    await user.type(field(), "And then?{Enter}");
    const why = "Wait for the reply to finish, or stop it.";
    expect(told()).toContain(why);
    expect(screen.getByRole("button", { name: "Send message" }).getAttribute("aria-disabled")).toBe("true");
    expect(asked).toHaveLength(1);
    await write(',{"ended":"complete"}\n]');
    await end([]);
    await waitFor(() => expect(screen.queryAllByText(why)).toEqual([]));
    await user.type(field(), "{Enter}");
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(bodyOf(asked[1]).message).toBe("And then?");
  });

  it("says why a reply failed, and Retry sends the same message again", async () => {
    const { asked, send, write, end, fail, reply, user } = await begin();
    await send("Go");
    await write('[\n{"text":"Half"}\n,{"ended":"failed","failure":{"code":"model_interrupted"}}\n]');
    await end([]);
    expect((await screen.findByRole("alert")).textContent).toContain("The reply was cut off.");
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(bodyOf(asked[1])).toEqual(bodyOf(asked[0]));
    await fail(new HttpError("Network connection failed", 0));
    expect((await screen.findByRole("alert")).textContent).toContain("Connection error.");
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(asked).toHaveLength(3));
    await write('[\n{"text":"Half"}\n');
    await fail(new HttpError("Network connection failed", 0));
    expect((await screen.findByRole("alert")).textContent).toContain("The reply was interrupted.");
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(asked).toHaveLength(4));
    await reply("Whole");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(said()).toContain("Whole");
  });

  it("takes no files, and says so", async () => {
    const { fixture } = await begin();
    expect(screen.queryByRole("button", { name: "Attach files" })).toBeNull();
    const drop = Object.assign(new Event("drop", { bubbles: true, cancelable: true }), {
      dataTransfer: { types: ["Files"] },
    });
    act(() => void field().dispatchEvent(drop));
    expect(drop.defaultPrevented).toBe(true);
    expect(fixture.shell.toasts.at(-1)?.title).toBe("You can't attach files in a temporary chat");
  });
});

describe("leaving a temporary conversation", () => {
  const reload = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it("by a reload asks first, once there's something to lose", async () => {
    const { send, reply } = await begin();
    expect(reload()).toBe(false);
    await send("Go");
    await reply("Gone");
    expect(reload()).toBe(true);
    cleanup();
    expect(reload()).toBe(false);
  });

  it("for another page says that it's gone, and can bring it back for a moment", async () => {
    const { fixture, asked, send, reply, user } = await begin();
    await send("Go");
    await reply("Still here");
    await user.click(screen.getByRole("switch"));
    const toast = fixture.shell.toasts.at(-1);
    expect(toast).toMatchObject({ title: "Your temporary chat is gone", durationMs: 10_000 });
    expect(screen.queryByText("Still here")).toBeNull();
    act(() => toast?.action?.run());
    expect(await screen.findByText("Still here")).toBeTruthy();
    await send("Go on");
    expect(bodyOf(asked.at(-1)).history).toHaveLength(2);
    jest.useFakeTimers();
    try {
      act(() => fixture.shell.navigate("/new"));
      act(() => {
        jest.advanceTimersByTime(10_000);
      });
      expect(asked.at(-1)?.signal?.aborted).toBe(true);
      act(() => fixture.shell.navigate(TEMPORARY_PATH));
      expect(screen.queryByRole("log")).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it("and going back to it doesn't show it again", async () => {
    const { fixture, asked, send, write, user } = await begin();
    await send("Go");
    await write('[\n{"text":"Private"}\n');
    await user.type(field(), "half a thought");
    act(() => fixture.shell.navigate("/chat"));
    act(() => fixture.shell.navigate(TEMPORARY_PATH));
    await screen.findByRole("heading", { level: 1, name: "Temporary chat" });
    expect(screen.queryByRole("log")).toBeNull();
    expect((field() as HTMLTextAreaElement).value).toBe("");
    expect(asked[0]?.signal?.aborted).toBe(true);
  });

  it("by signing out leaves nothing to bring back", async () => {
    const { fixture, send, reply } = await begin();
    await send("Go");
    await reply("Private");
    act(() => fixture.shell.subjects.auth$.complete());
    await waitFor(() => expect(screen.queryByText("Private")).toBeNull());
  });
});

it("a message brings along the last of what was said, as much as the server takes", () => {
  const exchange = (text: string, reply: string) => ({
    messageId: text,
    text,
    reply: { text: reply, cards: [], steps: [], status: "complete" as const },
  });
  const many = historyOf(Array.from({ length: 50 }, (_, index) => exchange(`q${index}`, `a${index}`)));
  expect(many).toHaveLength(40);
  expect(many.at(-1)).toEqual({ role: "assistant", text: "a49" });
  const long = historyOf([
    exchange("old", "old"),
    exchange("q", "x".repeat(40_000)),
    exchange("q2", "y".repeat(30_000)),
  ]);
  expect(long.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(48_000);
  expect(long.at(-1)?.text).toMatch(/^y+\n\[…\]\ny+$/);
  expect(historyOf([exchange("stopped", "")])).toEqual([{ role: "user", text: "stopped" }]);
});

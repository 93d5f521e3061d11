import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { CalendarEvents, TemporaryAct, TemporaryPiece } from "@atrium/shared-contracts/wire";
import { DIALOGUE } from "../../assistant/reply/reply.ts";
import { requestOf } from "../../assistant/testing/scene.ts";
import { createLog } from "../../log/log.ts";
import { signUp, startTestServer, type TestServer, type TestUser } from "../../testing/index.ts";
import { createTemporaryMemory } from "./temporary-memory.ts";
import { createTemporaryReplies } from "./temporary-replies.ts";

let server: TestServer;
let ada: TestUser;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
  ada = await signUp(server);
}, 120_000);
afterAll(() => server.close());

interface Before {
  readonly act?: TemporaryAct | undefined;
  readonly history?: readonly { readonly role: "user" | "assistant"; readonly text: string }[];
  readonly follows?: string | undefined;
}

const textOf = (pieces: readonly TemporaryPiece[]) => pieces.map(({ text = "" }) => text).join("");

/** Says something below what was said before, and resolves to the reply's pieces. */
async function say(message: string, { history = [], ...rest }: Before, message_id: string = randomUUID()) {
  const answer = await fetch(`${server.url}/api/chat/temporary`, {
    method: "POST",
    headers: { authorization: `Bearer ${ada.token}`, "content-type": "application/json" },
    body: JSON.stringify({ message, message_id, history, ...rest }),
  });
  return (await answer.json()) as TemporaryPiece[];
}

/** A temporary conversation, as the page keeps it. One of an earlier page doesn't say which message is above. */
function talk({ saysAbove = true } = {}) {
  const history: { role: "user" | "assistant"; text: string }[] = [];
  let follows: string | undefined;
  return async (message: string, message_id: string = randomUUID(), act?: TemporaryAct) => {
    const pieces = await say(message, { history, follows, act }, message_id);
    history.push({ role: "user", text: message }, { role: "assistant", text: textOf(pieces) });
    if (saysAbove) follows = message_id;
    return pieces;
  };
}

const events = async () => {
  const [from, to] = [0, 3].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  return (await ada.call<CalendarEvents>("GET", `/api/calendar?from=${from}&to=${to}`)).body.events;
};

describe("what a temporary reply offers", () => {
  it("can be chosen, and says what became of it", async () => {
    const [ask, made, asked] = [talk(), randomUUID(), randomUUID()];
    await ask("Tennis with Mo tomorrow at 19:00", made);
    const undone = await ask("Undo", randomUUID(), { choice: "undo", message: made });
    expect(textOf(undone)).toContain("Taken back");
    expect(undone.at(-1)).toEqual({
      ended: "complete",
      settled: [{ message: made, offer: "deed", state: "undone" }],
    });
    expect(await events()).toEqual([]);
    await ask("Tennis with Mo tomorrow at 19:00");
    await ask("cancel tennis with Mo", asked);
    const done = await ask("Yes", randomUUID(), { choice: "confirm", message: asked });
    expect(done.at(-1)?.settled).toEqual([{ message: asked, offer: "question", state: "done" }]);
    expect(await events()).toEqual([]);
  });

  it("can't be chosen of another conversation's reply, or one that's forgotten", async () => {
    const [ask, asked] = [talk(), randomUUID()];
    await ask("Tennis with Mo tomorrow at 19:00");
    await ask("cancel tennis with Mo", asked);
    for (const message of [asked, randomUUID()]) {
      const [{ text = "" } = {}] = (await talk()("Yes", randomUUID(), { choice: "confirm", message })).filter(
        (piece) => piece.text,
      );
      expect(text).not.toBe("");
      expect(await events()).toHaveLength(1);
    }
    await ask("Yes", randomUUID(), { choice: "confirm", message: asked });
    expect(await events()).toEqual([]);
  });
});

describe("a temporary conversation", () => {
  it("goes on as a dialogue, and does what's sent twice once", async () => {
    const ask = talk();
    await ask("Lunch with Sam tomorrow at 12:00");
    const id = randomUUID();
    for (let times = 0; times < 2; times += 1) await say("push lunch with Sam by 30 minutes", {}, id);
    expect((await events()).map(({ start }) => start.slice(11, 16))).toEqual(["12:30"]);
    await ask("cancel lunch with Sam");
    await ask("yes");
    expect(await events()).toEqual([]);
  });

  it("has its own dialogue, also if another one has got the same reply", async () => {
    const [one, other] = [talk(), talk()];
    const asked = [await one("add an event tomorrow at 5 pm"), await other("add an event tomorrow at 9 am")] as const;
    expect(textOf(asked[0])).toBe(textOf(asked[1]));
    await one("Dentist");
    expect((await events()).map(({ title, start }) => `${title} ${start.slice(11, 16)}`)).toEqual(["Dentist 17:00"]);
    await other("Yoga");
    await one("undo");
    expect((await events()).map(({ title, start }) => `${title} ${start.slice(11, 16)}`)).toEqual(["Yoga 09:00"]);
    await other("cancel yoga");
    await talk()("yes");
    expect(await events()).toHaveLength(1);
    await other("yes");
    expect(await events()).toEqual([]);
  });

  it("isn't guessed if nothing says which message is above", async () => {
    const ask = talk({ saysAbove: false });
    await ask("add an event tomorrow at 5 pm");
    await ask("Dentist");
    expect(await events()).toEqual([]);
  });
});

it("the oldest turns are forgotten, and only their person finds them", () => {
  const memory = createTemporaryMemory(2);
  for (const message of ["a", "b", "c"])
    memory.begin("ada", message).remembered.set("dialogue", Promise.resolve(message));
  expect(memory.find("ada", "a")).toBeUndefined();
  expect(memory.find("bob", "c")).toBeUndefined();
  expect(memory.ofId("bob", memory.begin("ada", "c").id)).toBeUndefined();
  expect(memory.find("ada", "c")).toBe(memory.begin("ada", "c"));
  expect([...memory.begin("ada", "c").remembered.keys()]).toEqual(["dialogue"]);
});

it("of what a turn remembers of its dialogue, the last counts, and of all else the first", async () => {
  const seen: unknown[] = [];
  const replies = createTemporaryReplies({
    assistant: {
      async *reply({ dialogue, remember }) {
        seen.push(dialogue);
        for (const value of [1, 2]) await remember(DIALOGUE, async () => value);
        for (const value of [1, 2]) seen.push(await remember("decision", async () => value));
        yield { type: "text", text: "Ok" };
      },
      recall: async () => [],
      title: async () => null,
    },
    personOf: async () => ({ person: requestOf({}).person, memory: "on", settings: requestOf({}).settings }),
    admit: async () => {},
    replyMaxCharacters: 1_000,
    log: createLog("silent"),
  });
  for (const [message_id, follows] of [["message-1"], ["message-2", "message-1"], ["message-1"]] as const) {
    const { signal } = new AbortController();
    await Array.fromAsync(await replies.reply("ada", { message: "Hi", message_id, history: [], follows }, signal));
  }
  expect(seen).toEqual([null, 1, 1, 2, 1, 1, null, 1, 1]);
});

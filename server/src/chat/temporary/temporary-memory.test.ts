import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { CalendarEvents, TemporaryPiece } from "@atrium/shared-contracts/wire";
import { signUp, startTestServer, type TestServer, type TestUser } from "../../testing/index.ts";
import { createTemporaryMemory } from "./temporary-memory.ts";

let server: TestServer;
let ada: TestUser;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
  ada = await signUp(server);
}, 120_000);
afterAll(() => server.close());

type History = { role: "user" | "assistant"; text: string }[];

/** Says something below `history`, and resolves to the reply. */
async function say(message: string, history: History, message_id: string = randomUUID()): Promise<string> {
  const answer = await fetch(`${server.url}/api/chat/temporary`, {
    method: "POST",
    headers: { authorization: `Bearer ${ada.token}`, "content-type": "application/json" },
    body: JSON.stringify({ message, message_id, history }),
  });
  const pieces = (await answer.json()) as TemporaryPiece[];
  return pieces.map(({ text = "" }) => text).join("");
}

/** A temporary conversation, as the page keeps it. */
function talk() {
  const history: History = [];
  return async (message: string, message_id?: string) => {
    const reply = await say(message, history, message_id);
    history.push({ role: "user", text: message }, { role: "assistant", text: reply });
    return reply;
  };
}

const events = async () => {
  const [from, to] = [0, 3].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  return (await ada.call<CalendarEvents>("GET", `/api/calendar?from=${from}&to=${to}`)).body.events;
};

describe("a temporary conversation", () => {
  it("goes on as a dialogue, and does what's sent twice once", async () => {
    const ask = talk();
    await ask("Lunch with Sam tomorrow at 12:00");
    const id = randomUUID();
    for (let times = 0; times < 2; times += 1) await say("push lunch with Sam by 30 minutes", [], id);
    expect((await events()).map(({ start }) => start.slice(11, 16))).toEqual(["12:30"]);
    await ask("cancel lunch with Sam");
    await ask("yes");
    expect(await events()).toEqual([]);
  });

  it("has its own dialogue", async () => {
    const ask = talk();
    await ask("Dinner with Kim tomorrow at 19:00");
    await ask("cancel dinner with Kim");
    await talk()("yes");
    expect(await events()).toHaveLength(1);
  });
});

it("the oldest turns are forgotten", () => {
  const memory = createTemporaryMemory(2);
  for (const turn of ["a", "b", "c"]) {
    memory.of(turn).set("dialogue", Promise.resolve(turn));
    memory.replied("ada", `reply ${turn}`, turn);
  }
  expect(memory.after("ada", "reply a")).toBeUndefined();
  expect(memory.after("bob", "reply c")).toBeUndefined();
  expect(memory.after("ada", undefined)).toBeUndefined();
  expect([...(memory.after("ada", "reply c")?.keys() ?? [])]).toEqual(["dialogue"]);
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { type CalendarEvents, CHOICE_CARD, type ConversationList } from "@atrium/shared-contracts/wire";
import { eq } from "drizzle-orm";
import { turns } from "../../chat/storage/tables.ts";
import { detail, ended, send, textOf } from "../../chat/testing/chat-calls.ts";
import { signUp, startTestServer, type TestServer, type TestUser } from "../../testing/index.ts";
import { NOTHING_SAID, readDialogue } from "./dialogue.ts";

let server: TestServer;
let ada: TestUser;

beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
beforeEach(async () => {
  ada = await signUp(server, "Ada");
});
afterAll(() => server.close());

/** The person's events of the next days, as titles with times. */
async function calendar(): Promise<string[]> {
  const [from, to] = [0, 20].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  const { body } = await ada.call<CalendarEvents>("GET", `/api/calendar?from=${from}&to=${to}`);
  return body.events.map(({ title, start }) => `${title} ${start.slice(11, 16)}`);
}

/** Says something in a conversation, and resolves to the reply. */
async function say(message: string, conversation_id?: string, more: object = {}) {
  const { body } = await send(ada, { message, conversation_id, ...more });
  return { ...body, text: textOf(body.reply) ?? "" };
}

const act = (choice: string, turn: string) => ({ act: { choice, turn } });

async function conversations(user: TestUser) {
  const { body } = await user.call<ConversationList>("GET", "/api/chat/history");
  return body.conversations;
}

/** What became of each of the choices that a conversation's replies have offered, in order. */
async function states(conversationId: string): Promise<unknown[]> {
  const { messages } = (await detail(ada, conversationId)).body;
  const cards = messages.flatMap(({ cards: all = [] }) => all.filter(({ kind }) => kind === CHOICE_CARD));
  return cards.map(({ data }) => data["state"] ?? "open");
}

describe("a dialogue", () => {
  it("makes a new event again in another version of the reply if it was taken back, and not twice if it wasn't", async () => {
    const { conversationId, turnId, reply } = await say("Yoga tomorrow at 10am");
    const again = (newest: string) => ada.call("POST", `/api/chat/turns/${turnId}/regenerate`, { newest });
    await again(reply.id);
    await ended(ada, conversationId);
    expect(await calendar()).toEqual(["Yoga 10:00"]);
    await say("undo", conversationId);
    expect(await calendar()).toEqual([]);
    const last = (await detail(ada, conversationId)).body.messages[1];
    await again(last?.id ?? "");
    await ended(ada, conversationId);
    expect(await calendar()).toEqual(["Yoga 10:00"]);
  });

  it("goes on over turns: what was asked is answered, and what was done is taken back", async () => {
    const { conversationId } = await say("Lunch with Sam tomorrow at 12:00");
    expect((await say("make it 13:00", conversationId)).text).toContain("I moved **Lunch with Sam**");
    expect((await say("cancel it", conversationId)).text).toContain("Should I delete");
    expect(await calendar()).toEqual(["Lunch with Sam 13:00"]);
    await say("yes", conversationId);
    expect(await calendar()).toEqual([]);
    await say("undo that", conversationId);
    expect(await calendar()).toEqual(["Lunch with Sam 13:00"]);
    await say("undo that", conversationId);
    expect(await calendar()).toEqual(["Lunch with Sam 12:00"]);
  });

  it("does what's chosen by a button, whatever the message says, once, and as long as that's open", async () => {
    const { conversationId, turnId } = await say("Lunch with Sam tomorrow at 12:00");
    const asked = await say("cancel it", conversationId);
    expect(await states(conversationId)).toEqual(["open", "open"]);
    await say("thanks", conversationId);
    await say("Ja", conversationId, act("decline", asked.turnId));
    expect(await states(conversationId)).toEqual(["open", "declined"]);
    expect((await say("Ja", conversationId, act("confirm", asked.turnId))).text).toContain("no longer open");
    expect(await calendar()).toEqual(["Lunch with Sam 12:00"]);
    const again = await say("cancel lunch with Sam", conversationId);
    const done = await say("Ja", conversationId, act("confirm", again.turnId));
    expect(await calendar()).toEqual([]);
    expect(await states(conversationId)).toEqual(["open", "declined", "done", "open"]);
    expect((await say("Ja", conversationId, act("confirm", again.turnId))).text).toContain("no longer open");
    await say("?", conversationId, act("undo", done.turnId));
    expect(await calendar()).toEqual(["Lunch with Sam 12:00"]);
    expect(await states(conversationId)).toEqual(["open", "declined", "undone", "undone"]);
    expect((await say("?", conversationId, act("undo", done.turnId))).text).toContain("taken back already");
    await say("undo that", conversationId);
    expect(await calendar()).toEqual([]);
    expect(await states(conversationId)).toEqual(["undone", "declined", "undone", "undone"]);
    expect((await say("?", conversationId, act("undo", turnId))).text).toContain("taken back already");
  });

  it("closes what nobody has answered for three messages, or what another question replaces", async () => {
    const { conversationId } = await say("Lunch with Sam tomorrow at 12:00");
    const asked = await say("cancel it", conversationId);
    await say("thanks", conversationId);
    await say("what time is it?", conversationId);
    expect(await states(conversationId)).toEqual(["open", "open"]);
    await say("thanks", conversationId);
    expect(await states(conversationId)).toEqual(["open", "closed"]);
    expect((await say("yes", conversationId, act("confirm", asked.turnId))).text).toContain("no longer open");
    await say("cancel lunch with Sam", conversationId);
    await say("cancel lunch with Sam", conversationId);
    expect(await states(conversationId)).toEqual(["open", "closed", "closed", "open"]);
    expect(await calendar()).toEqual(["Lunch with Sam 12:00"]);
  });

  it("goes on after a reply that was never begun", async () => {
    const { conversationId } = await say("Lunch with Sam tomorrow at 12:00");
    const asked = await say("cancel it", conversationId);
    const { db } = server.database;
    const { turnId } = await say("thanks", conversationId);
    await db.update(turns).set({ remembered: {} }).where(eq(turns.id, turnId));
    await say("?", conversationId, act("confirm", asked.turnId));
    expect(await calendar()).toEqual([]);
  });

  it("isn't that of another person or conversation, and refuses choices that there aren't", async () => {
    const { conversationId } = await say("Lunch with Sam tomorrow at 12:00");
    const asked = await say("cancel it", conversationId);
    const bob = await signUp(server, "Bob");
    const act = { choice: "confirm", turn: asked.turnId };
    const elsewhere = await say("hello");
    for (const [who, conversation_id] of [
      [bob, undefined],
      [ada, undefined],
      [ada, elsewhere.conversationId],
    ] as const) {
      const refused = await send(who, { message: "yes", conversation_id, act });
      expect([refused.status, refused.body]).toMatchObject([404, { code: "turn_not_found" }]);
    }
    expect(await conversations(bob)).toEqual([]);
    expect(await conversations(ada)).toHaveLength(2);
    expect((await detail(ada, elsewhere.conversationId)).body.messages).toHaveLength(2);
    expect(await calendar()).toEqual(["Lunch with Sam 12:00"]);
    for (const wrong of [
      { choice: "delete", turn: asked.turnId },
      { choice: "confirm" },
      { choice: "confirm", turn: "x" },
      "yes",
    ])
      expect((await send(ada, { message: "yes", conversation_id: conversationId, act: wrong })).status).toBe(400);
    expect(await calendar()).toEqual(["Lunch with Sam 12:00"]);
  });

  it("is that of its branch", async () => {
    const { conversationId } = await say("Lunch with Sam tomorrow at 12:00");
    const asked = await say("cancel lunch with Sam", conversationId);
    await say("thanks", conversationId, { edits: asked.turnId });
    expect((await say("yes", conversationId)).text).not.toContain("removed");
    expect(await calendar()).toEqual(["Lunch with Sam 12:00"]);
    await ada.call("POST", `/api/chat/messages/${asked.turnId}/show`);
    expect((await detail(ada, conversationId)).body.messages).toHaveLength(4);
    expect((await say("yes", conversationId)).text).toContain("removed");
    expect(await calendar()).toEqual([]);
  });

  it("tells that what another version of a message added is still there, and deletes it after a yes or by a button", async () => {
    const first = await say("Lunch with Sam tomorrow at 12:00");
    const { conversationId } = first;
    const second = await say("Lunch with Sam tomorrow at 13:00", conversationId, { edits: first.turnId });
    expect(second.text).toContain("I added **Lunch with Sam**");
    expect(second.text).toContain("What another version added is still on your calendar.");
    expect(await calendar()).toEqual(["Lunch with Sam 12:00", "Lunch with Sam 13:00"]);
    expect(await states(conversationId)).toEqual(["open", "open"]);
    await say("Yes", conversationId);
    expect(await calendar()).toEqual(["Lunch with Sam 13:00"]);
    await say("undo", conversationId);
    expect(await calendar()).toEqual(["Lunch with Sam 12:00", "Lunch with Sam 13:00"]);
    const third = await say("Lunch with Sam tomorrow at 14:00", conversationId, { edits: second.turnId });
    await say("?", conversationId, act("confirm", third.turnId));
    expect(await calendar()).toEqual(["Lunch with Sam 14:00"]);
  });

  it.each(["What do I have tomorrow?", "thanks", "Move the dentist to 15:00"])(
    "tells that, too, if the other version is no order for an event: %s",
    async (text) => {
      await say("Dentist tomorrow at 9:00");
      const first = await say("Lunch with Sam tomorrow at 12:00");
      const { conversationId } = first;
      const other = await say(text, conversationId, { edits: first.turnId });
      expect(other.text).toContain("What another version added is still on your calendar.");
      await say("Yes", conversationId);
      expect((await calendar()).map((event) => event.split(" ")[0])).toEqual(["Dentist"]);
    },
  );

  it("says nothing of what another version added, if it's about that itself", async () => {
    const first = await say("Lunch with Sam tomorrow at 12:00");
    const edits = { edits: first.turnId };
    const moved = await say("Move lunch with Sam to 13:00", first.conversationId, edits);
    expect(moved.text).not.toContain("another version");
    expect(await calendar()).toEqual(["Lunch with Sam 13:00"]);
  });

  it("says nothing of other versions whose events aren't there anymore, or where it asks something itself", async () => {
    const first = await say("Lunch with Sam tomorrow at 12:00");
    const { conversationId } = first;
    const asked = await say("Delete lunch with Sam", conversationId, { edits: first.turnId });
    expect(asked.text).not.toContain("another version");
    await ada.call("POST", `/api/chat/messages/${first.turnId}/show`);
    await say("undo", conversationId);
    const other = await say("Dinner with Sam tomorrow at 19:00", conversationId, { edits: first.turnId });
    expect(other.text).not.toContain("another version");
    expect(await calendar()).toEqual(["Dinner with Sam 19:00"]);
  });

  it("takes a series back as it was, with the dates that it left out", async () => {
    const { conversationId } = await say("Standup every day at 9:00");
    const whole = await calendar();
    for (const day of ["tomorrow", "in 2 days"]) {
      await say(`cancel standup ${day}`, conversationId);
      await say("yes", conversationId);
    }
    const some = await calendar();
    expect(some).toHaveLength(whole.length - 2);
    await say("cancel the standup", conversationId);
    await say("all of them", conversationId);
    await say("yes", conversationId);
    expect(await calendar()).toEqual([]);
    await say("undo", conversationId);
    expect(await calendar()).toEqual(some);
    await say("undo", conversationId);
    await say("undo", conversationId);
    expect(await calendar()).toEqual(whole);
  });

  it("that another version of the product has stored is forgotten", () => {
    for (const stored of [null, undefined, 1, "x", { question: 1 }, { ...NOTHING_SAID, events: [{}] }])
      expect(readDialogue(stored)).toEqual(NOTHING_SAID);
    const dialogue = { ...NOTHING_SAID, events: [{ id: "e-1", occurrence: null }] };
    expect(readDialogue(JSON.parse(JSON.stringify(dialogue)))).toEqual(dialogue);
  });
});

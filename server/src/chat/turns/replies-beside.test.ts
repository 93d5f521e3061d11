import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { CHOICE_CARD, type MessageCard, PROPOSAL_CARD } from "@atrium/shared-contracts/wire";
import { createReplyActs } from "../../assistant/model/reply-acts.ts";
import type { Assistant } from "../../assistant/reply/reply.ts";
import type { OpenDatabase } from "../../database/database.ts";
import { derivedId } from "../../ids/derived-id.ts";
import { createLog } from "../../log/log.ts";
import { openTestDatabase } from "../../testing/index.ts";
import { calendarTurns } from "../testing/calendar-turns.ts";
import type { MessageRow } from "../storage/rows.ts";
import { regenerateTurn } from "./again-store.ts";

let database: OpenDatabase;
let scene: Awaited<ReturnType<typeof calendarTurns>>;
beforeAll(async () => {
  database = await openTestDatabase(createLog("silent"));
});
afterAll(() => database.close());
beforeEach(async () => {
  scene = await calendarTurns(database);
});

const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
/** A model that adds lunch from 12 to an hour. */
const adding = (until: number): Assistant => ({
  ...scene.assistant,
  async *reply(request) {
    const cards: MessageCard[] = [];
    const acts = createReplyActs(scene.ports.calendar, request, (card) => cards.push(card));
    const event = {
      title: `Lunch ${until}`,
      start: `${tomorrow}T11:00:00.000Z`,
      end: `${tomorrow}T${until}:00:00.000Z`,
      timezone: "Europe/Berlin",
    };
    await acts.act({ does: "create", id: derivedId("lunch", request.turnId, event.title), event });
    await acts.offerElsewhere();
    await request.remember("dialogue", () => Promise.resolve(acts.dialogue()));
    for (const card of cards) yield { type: "card", card };
    yield { type: "text", text: "Done." };
  },
});
const ORDER = "Add lunch tomorrow at 12";
const titles = () => scene.ports.events.map(({ title }) => title).sort();
const statesOf = (replies: readonly MessageRow[]) =>
  replies.map(({ cards }) =>
    cards.filter(({ kind }) => kind === CHOICE_CARD).map(({ data }) => data["state"] ?? "open"),
  );

/** A turn with two replies, by these assistants. */
async function twoReplies(first: Assistant, second: Assistant) {
  const { id, conversationId } = await scene.queue(ORDER);
  await scene.run(first);
  const [reply] = await scene.replies(id);
  await regenerateTurn(database.db, scene.userId, id, reply?.id ?? "");
  await scene.run(second);
  const [one, other] = await scene.replies(id);
  if (one === undefined || other === undefined) throw new Error("There's no other reply");
  return { id, conversationId, one, other };
}
/** Says something below a reply, and resolves to the reply to it. */
async function say(text: string, conversationId: string, answers: string, more: object = {}) {
  const { id } = await scene.queue(text, { conversationId, answers, ...more });
  await scene.run(scene.assistant);
  const [reply] = await scene.replies(id);
  if (reply === undefined) throw new Error("There's no reply");
  return reply;
}

describe("a reply beside another one", () => {
  it("offers to delete what that has added, if it adds something else", async () => {
    const { id, conversationId, other } = await twoReplies(adding(12), adding(13));
    expect(titles()).toEqual(["Lunch 12", "Lunch 13"]);
    expect(other.cards.map(({ kind }) => kind)).toEqual([CHOICE_CARD, "calendar.event", CHOICE_CARD, PROPOSAL_CARD]);
    await say("Yes", conversationId, other.id, { act: { choice: "confirm", turn: id } });
    expect(titles()).toEqual(["Lunch 13"]);
  });

  it("offers nothing of that, if it adds the same", async () => {
    const { other } = await twoReplies(adding(12), adding(12));
    expect(titles()).toEqual(["Lunch 12"]);
    expect(other.cards.map(({ kind }) => kind)).toEqual([CHOICE_CARD, "calendar.event"]);
  });

  it("keeps its Undo when the other one's is used, and the other way round", async () => {
    const { id, conversationId, one, other } = await twoReplies(adding(12), adding(13));
    await say("Undo", conversationId, other.id, { act: { choice: "undo", turn: id } });
    expect(titles()).toEqual(["Lunch 12"]);
    expect(statesOf(await scene.replies(id))).toEqual([["open"], ["undone", "closed"]]);
    await say("Undo", conversationId, one.id, { act: { choice: "undo", turn: id } });
    expect(titles()).toEqual([]);
    expect(statesOf(await scene.replies(id))).toEqual([["undone"], ["undone", "closed"]]);
  });

  it("that has done the same says that it's taken back, too", async () => {
    const { id, conversationId, one } = await twoReplies(adding(12), adding(12));
    await say("Undo", conversationId, one.id, { act: { choice: "undo", turn: id } });
    expect(titles()).toEqual([]);
    expect(statesOf(await scene.replies(id))).toEqual([["undone"], ["undone"]]);
  });

  it("takes back its own, however much was done since", async () => {
    const { id, conversationId, one } = await twoReplies(adding(12), adding(13));
    let last = one.id;
    for (const hour of [14, 15, 16, 17, 18])
      last = (await say(`Add a walk tomorrow at ${hour}:00`, conversationId, last)).id;
    expect(titles()).toHaveLength(7);
    await say("Undo", conversationId, last, { act: { choice: "undo", turn: id } });
    expect(titles()).toContain("Lunch 13");
    expect(titles()).not.toContain("Lunch 12");
  });
});

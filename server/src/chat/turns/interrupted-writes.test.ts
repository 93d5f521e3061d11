import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { CHOICE_CARD, PROPOSAL_CARD } from "@atrium/shared-contracts/wire";
import { writeOnce } from "../../assistant/acts/write-once.ts";
import { takeBack } from "../../assistant/acts/writes.ts";
import { NOTHING_SAID, readDialogue } from "../../assistant/dialogue/dialogue.ts";
import type { Assistant, ReplyEvent } from "../../assistant/reply/reply.ts";
import type { OpenDatabase } from "../../database/database.ts";
import { createLog } from "../../log/log.ts";
import { openTestDatabase } from "../../testing/index.ts";
import { calendarTurns, interrupted } from "../testing/calendar-turns.ts";
import type { MessageRow } from "../storage/rows.ts";
import { continueTurn } from "./again-store.ts";
import { MAX_TRIES } from "./lease-store.ts";
import type { RunStop } from "./turn-runner.ts";
import { requestStop } from "./turn-store.ts";

let database: OpenDatabase;
let scene: Awaited<ReturnType<typeof calendarTurns>>;
beforeAll(async () => {
  database = await openTestDatabase(createLog("silent"));
});
afterAll(() => database.close());
beforeEach(async () => {
  scene = await calendarTurns(database);
});

const LUNCH = "Add lunch with Anna tomorrow at 12";
const DENTIST = {
  title: "Dentist",
  start: "2026-12-19T09:00:00.000Z",
  end: "2026-12-19T10:00:00.000Z",
  timezone: "Europe/Berlin",
};
const kindsOf = ({ cards }: MessageRow) => cards.map(({ kind }) => kind);
const titles = () => scene.ports.events.map(({ title }) => title);
const only = async (id: string): Promise<MessageRow> => {
  const [reply, ...others] = await scene.replies(id);
  if (reply === undefined || others.length > 0) throw new Error("There's another number of replies");
  return reply;
};
/** Takes back what the turn's reply has done. */
async function takeBackOf(id: string): Promise<void> {
  const { done } = readDialogue((await scene.read(id)).remembered["dialogue"]);
  const deed = done.find(({ turn }) => turn === id);
  if (deed === undefined) throw new Error("Nothing was done");
  await takeBack(scene.ports.calendar, scene.userId, deed);
}
const fails = () => {
  throw new Error("The assistant broke");
};
/** Runs the next turn, which is interrupted at the first such event after something was written. */
async function runInterrupted(type: ReplyEvent["type"], why: RunStop): Promise<boolean> {
  const broken = new AbortController();
  const isIt = (event: ReplyEvent) => event.type === type && titles().length > 0;
  return scene.run(
    interrupted(scene.assistant, isIt, () => broken.abort(why)),
    broken.signal,
  );
}

describe("what a reply has written", () => {
  it.each(["step", "card", "text"] as const)("is on its cards if it's stopped at a %s", async (type) => {
    const { id } = await scene.queue(LUNCH);
    expect(await runInterrupted(type, "stop")).toBe(true);
    expect(titles()).toEqual(["Lunch with Anna"]);
    const reply = await only(id);
    expect(reply.status).toBe("stopped");
    expect(kindsOf(reply)).toEqual([CHOICE_CARD, "calendar.event"]);
    await takeBackOf(id);
    expect(titles()).toEqual([]);
  });

  it.each(["card", "text"])("is on its cards if the assistant fails at a %s", async (type) => {
    const { id } = await scene.queue(LUNCH);
    await scene.run(interrupted(scene.assistant, (event) => event.type === type, fails));
    const reply = await only(id);
    expect(reply).toMatchObject({ status: "failed", failure: "assistant_failed" });
    expect(kindsOf(reply)).toEqual([CHOICE_CARD, "calendar.event"]);
  });

  it("is on its cards if the assistant fails before it knows what to say", async () => {
    const { id } = await scene.queue(LUNCH);
    const failing: Assistant = {
      ...scene.assistant,
      reply: ({ remember, ...request }, signal) =>
        scene.assistant.reply(
          { ...request, remember: (key, compute) => (key === "dialogue" ? fails() : remember(key, compute)) },
          signal,
        ),
    };
    await scene.run(failing);
    expect(kindsOf(await only(id))).toEqual([CHOICE_CARD, "calendar.event"]);
    await takeBackOf(id);
    expect(titles()).toEqual([]);
  });

  it("is on its cards if it was still being written when the reply was stopped", async () => {
    const { id } = await scene.queue("Something");
    const { calendar } = scene.ports;
    const written = Promise.withResolvers<void>();
    const slow: typeof calendar = {
      ...calendar,
      createEvent: async (...event) => {
        await written.promise;
        return calendar.createEvent(...event);
      },
    };
    const stop = new AbortController();
    let writing: Promise<unknown> = Promise.resolve();
    const leaving: Assistant = {
      ...scene.assistant,
      async *reply(request) {
        writing = writeOnce({ calendar: slow, request }, [{ does: "create", id, event: DENTIST }], "-late");
        setTimeout(written.resolve, 50);
        stop.abort("stop" satisfies RunStop);
        // What it knew of the dialogue by then.
        await request.remember("dialogue", () => Promise.resolve({ ...NOTHING_SAID, product: "tea" }));
        yield { type: "text", text: "On it" };
      },
    };
    await scene.run(leaving, stop.signal);
    await writing;
    expect(titles()).toEqual(["Dentist"]);
    expect(kindsOf(await only(id))).toEqual([CHOICE_CARD, "calendar.event"]);
    expect((await scene.read(id)).remembered["dialogue"]).toMatchObject({ product: "tea" });
    await takeBackOf(id);
    expect(titles()).toEqual([]);
  });

  it("is on its cards if it's stopped once its process died", async () => {
    const { id } = await scene.queue(LUNCH);
    expect(await runInterrupted("text", "shutdown")).toBe(false);
    await scene.lose(id);
    await requestStop(database.db, scene.userId, id);
    await scene.run(scene.assistant);
    const reply = await only(id);
    expect(reply.status).toBe("stopped");
    expect(kindsOf(reply)).toEqual([CHOICE_CARD, "calendar.event"]);
  });
});

describe("what a reply asks", () => {
  it.each(["step", "card", "text"] as const)("is on its cards if it's stopped at a %s", async (type) => {
    await scene.ports.calendar.createEvent(scene.userId, "dentist", DENTIST);
    const { id } = await scene.queue("Delete the dentist");
    await runInterrupted(type, "stop");
    expect(kindsOf(await only(id))).toEqual([CHOICE_CARD]);
    expect(readDialogue((await scene.read(id)).remembered["dialogue"]).question).toMatchObject({ asks: "confirm" });
  });
});

describe("a continued reply", () => {
  it("has each of its cards once", async () => {
    const { id } = await scene.queue(LUNCH);
    await runInterrupted("text", "shutdown");
    await scene.lose(id, { tries: MAX_TRIES, partial: "Done. I" });
    await scene.run(scene.assistant);
    const lost = await only(id);
    expect(lost).toMatchObject({ status: "failed", failure: "turn_lost" });
    await continueTurn(database.db, scene.userId, id, { reply: lost.id, length: lost.text.length });
    await scene.run(scene.assistant);
    const whole = await only(id);
    expect(whole.text).toMatch(/^Done\. I added/u);
    expect(kindsOf(whole)).toEqual([CHOICE_CARD, "calendar.event"]);
  });

  it("asks what it proposes now", async () => {
    const proposal = (head: string) => ({ kind: PROPOSAL_CARD, data: { does: "cancel", head, lines: [] } });
    const asks = { kind: CHOICE_CARD, data: { choices: ["confirm", "decline"] } };
    let proposed = ["one", "two"];
    const proposing: Assistant = {
      ...scene.assistant,
      async *reply() {
        yield { type: "text", text: "x" };
        for (const card of [asks, ...proposed.map(proposal)]) yield { type: "card", card };
        if (proposed.length === 2) yield { type: "failed", failure: "reply_too_long" };
      },
    };
    const { id } = await scene.queue("Something");
    await scene.run(proposing);
    const half = await only(id);
    expect(half.cards).toHaveLength(3);
    proposed = ["two", "three", "four"];
    await continueTurn(database.db, scene.userId, id, { reply: half.id, length: 1 });
    await scene.run(proposing);
    const heads = (await only(id)).cards.map(({ data }) => data["head"] ?? data["choices"]);
    expect(heads).toEqual([["confirm", "decline"], "two", "three", "four"]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { CHOICE_CARD } from "@atrium/shared-contracts/wire";
import { takeBack } from "../../assistant/acts/writes.ts";
import { readDialogue } from "../../assistant/dialogue/dialogue.ts";
import type { Assistant } from "../../assistant/reply/reply.ts";
import type { OpenDatabase } from "../../database/database.ts";
import { createLog } from "../../log/log.ts";
import { openTestDatabase } from "../../testing/index.ts";
import { calendarTurns, interrupted } from "../testing/calendar-turns.ts";
import { regenerateTurn, retryTurn } from "./again-store.ts";
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

/** Tomorrow at this hour in UTC. */
const at = (hour: number) => {
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  return `${tomorrow}T${String(hour).padStart(2, "0")}:00:00.000Z`;
};
const addDentist = () =>
  scene.ports.calendar.createEvent(scene.userId, DENTIST, {
    title: "Dentist",
    start: at(9),
    end: at(10),
    timezone: "UTC",
  });
const DENTIST = "6f1d1f0e-9d53-4d0e-9a34-0c1d3f6b7a55";
const starts = () => scene.ports.events.map(({ start }) => start);
const newest = async (id: string) => {
  const reply = (await scene.replies(id)).at(-1);
  if (reply === undefined) throw new Error("There's no reply");
  return reply;
};
async function ask(text: string): Promise<string> {
  const { id } = await scene.queue(text);
  await scene.run(scene.assistant);
  return id;
}
async function regenerate(id: string, assistant: Assistant = scene.assistant): Promise<void> {
  await regenerateTurn(database.db, scene.userId, id, (await newest(id)).id);
  await scene.run(assistant);
}
const deedOf = async (id: string) => {
  const deed = readDialogue((await scene.read(id)).remembered["dialogue"]).done.at(-1);
  if (deed === undefined) throw new Error("Nothing was done");
  return deed;
};
const takeBackOf = async (id: string) => takeBack(scene.ports.calendar, scene.userId, await deedOf(id));

describe("another reply", () => {
  it("does again what was taken back since", async () => {
    await addDentist();
    const id = await ask("Move the dentist to 3 pm");
    const moved = starts();
    expect(moved).not.toEqual([at(9)]);
    await takeBackOf(id);
    expect(starts()).toEqual([at(9)]);
    await regenerate(id);
    expect(starts()).toEqual(moved);
    await takeBackOf(id);
    expect(starts()).toEqual([at(9)]);
  });

  it.each(["Move the dentist to 3 pm", "Move the dentist an hour later"])(
    "does nothing twice, and can take back what was done: %s",
    async (order) => {
      await addDentist();
      const id = await ask(order);
      const [first] = await scene.replies(id);
      const moved = starts();
      for (const _ of [2, 3]) {
        await regenerate(id);
        expect(starts()).toEqual(moved);
      }
      expect(await newest(id)).toMatchObject({ text: first?.text, cards: first?.cards });
      await takeBackOf(id);
      expect(starts()).toEqual([at(9)]);
    },
  );

  it("does nothing twice after one that came to nothing", async () => {
    await addDentist();
    const id = await ask("Move the dentist an hour later");
    const moved = starts();
    const fails = () => {
      throw new Error("The assistant broke");
    };
    await regenerate(id, { ...scene.assistant, reply: fails });
    await regenerate(id);
    expect(starts()).toEqual(moved);
  });

  it("looks anew for what wasn't there", async () => {
    const id = await ask("Move the dentist to 3 pm");
    expect((await newest(id)).text).toContain("couldn't find");
    await addDentist();
    await regenerate(id);
    expect(starts()).not.toEqual([at(9)]);
    expect((await newest(id)).text).toContain("moved");
  });

  it("adds again what was taken back since, and only that", async () => {
    const id = await ask("Add lunch with Anna tomorrow at 12");
    await regenerate(id);
    expect(starts()).toHaveLength(1);
    await takeBackOf(id);
    await regenerate(id);
    expect(starts()).toHaveLength(1);
    expect((await newest(id)).cards.map(({ kind }) => kind)).toEqual([CHOICE_CARD, "calendar.event"]);
  });

  it("to a yes deletes again what was brought back since", async () => {
    await addDentist();
    const asked = await scene.queue("Delete the dentist");
    await scene.run(scene.assistant);
    const { id } = await scene.queue("Yes", { conversationId: asked.conversationId });
    await scene.run(scene.assistant);
    expect(starts()).toEqual([]);
    await regenerate(id);
    expect((await newest(id)).text).toContain("Dentist");
    await takeBackOf(id);
    expect(starts()).toEqual([at(9)]);
    await regenerate(id);
    expect(starts()).toEqual([]);
    await takeBackOf(id);
    expect(starts()).toEqual([at(9)]);
  });

  it("to an undo says the same while it's undone", async () => {
    const added = await scene.queue("Add lunch with Anna tomorrow at 12");
    await scene.run(scene.assistant);
    const { id } = await scene.queue("Undo that", { conversationId: added.conversationId });
    await scene.run(scene.assistant);
    const [first] = await scene.replies(id);
    expect(starts()).toEqual([]);
    await regenerate(id);
    expect((await newest(id)).text).toBe(first?.text);
  });
});

describe("a reply that failed", () => {
  const failing = () =>
    interrupted(
      scene.assistant,
      ({ type }) => type === "text",
      () => {
        throw new Error("The assistant broke");
      },
    );

  it("and is written again does nothing twice, and keeps what it did if that's stopped", async () => {
    await addDentist();
    const { id } = await scene.queue("Move the dentist an hour later");
    await scene.run(failing());
    const moved = starts();
    const [failed] = await scene.replies(id);
    await retryTurn(database.db, scene.userId, id);
    await requestStop(database.db, scene.userId, id);
    await scene.run(scene.assistant);
    expect(await newest(id)).toMatchObject({ id: failed?.id, status: "stopped", cards: failed?.cards });
    await retryTurn(database.db, scene.userId, id);
    await scene.run(scene.assistant);
    expect(starts()).toEqual(moved);
    await takeBackOf(id);
    expect(starts()).toEqual([at(9)]);
  });

  it("and is written again does what was taken back since", async () => {
    await addDentist();
    const { id } = await scene.queue("Move the dentist an hour later");
    await scene.run(failing());
    const moved = starts();
    await takeBackOf(id);
    await retryTurn(database.db, scene.userId, id);
    await scene.run(scene.assistant);
    expect(starts()).toEqual(moved);
    await takeBackOf(id);
    expect(starts()).toEqual([at(9)]);
  });
});

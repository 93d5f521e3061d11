import { afterEach, describe, expect, it } from "@jest/globals";
import { CHOICE_CARD, PROPOSAL_CARD } from "@atrium/shared-contracts/wire";
import { fakePorts, requestOf } from "../testing/scene.ts";
import { ownOrder } from "../built-in/own-order.ts";
import { recallDone } from "../built-in/recall-done.ts";
import { readDialogue } from "../dialogue/dialogue.ts";
import { type Call } from "../testing/talk-model.ts";

import {
  closeConversations,
  conversation,
  idOf,
  LUNCH,
  dinner,
  kinds,
  titlesOf,
  withEvents,
} from "../testing/model-conversation.ts";

afterEach(closeConversations);

const at = (title: string, start: string) => ({ title, start, end: start.replace(":00", ":30") });
const DINNER = at("Dinner", "2026-11-19T19:00");

describe("a plain order", () => {
  it("for a new event is carried out at once, with all its fields, and can be taken back", async () => {
    const { say, events, results } = await conversation();
    const fields = {
      location: "Café Uno",
      description: "Bring slides",
      reminders: [10, 30],
      recurrence: "RRULE:FREQ=WEEKLY",
    };
    const made = await say("Lunch with Sam every Thursday at noon", [[["create_event", { ...LUNCH, ...fields }]]]);
    expect(events).toMatchObject([
      {
        title: "Lunch with Sam",
        start: "2026-11-19T11:00:00.000Z",
        ...fields,
        recurrence: "FREQ=WEEKLY",
        source: "assistant",
      },
    ]);
    expect(results[0]).toContain('"status":"done"');
    expect(kinds(made.cards)).toEqual([CHOICE_CARD, "calendar.event"]);
    expect(made.cards[0]?.data).toEqual({ choices: ["undo"] });
    await say("Undo", [], { act: { choice: "undo", turn: made.turnId, dialogue: made.dialogue } });
    expect(events).toEqual([]);
  });

  it("is also what a suggestion of the interface asks for, in words that rules don't read", async () => {
    const { say, events } = await conversation(fakePorts(), {
      suggested: { suggests: "event", title: "Lunch with Sam", days: 1, time: "12:00" },
    });
    await say("Xyzzy", [[["create_event", LUNCH]]]);
    expect(events).toMatchObject([{ title: "Lunch with Sam" }]);
  });

  it("is taken back by words, without the model", async () => {
    const { say, events, calls } = await conversation();
    await say("Lunch with Sam tomorrow at noon", [[["create_event", LUNCH]]]);
    const asked = calls.length;
    const { text } = await say("Undo that");
    expect(text).toBe("Taken back: **Lunch with Sam**, on Thursday 19 November from 12:00 PM to 1:00 PM");
    expect([events, calls.length - asked]).toEqual([[], 0]);
  });

  it("with several new events is taken back as one", async () => {
    const { say, events } = await conversation();
    const made = await say("Lunch with Sam tomorrow at noon and dinner at 7", [
      [
        ["create_event", LUNCH],
        ["create_event", DINNER],
      ],
    ]);
    expect(events).toHaveLength(2);
    expect(kinds(made.cards).filter((kind) => kind === CHOICE_CARD)).toHaveLength(1);
    await say("Undo", [], { act: { choice: "undo", turn: made.turnId, dialogue: made.dialogue } });
    expect(events).toEqual([]);
  });

  it.each<[string, Call, ...Call[]]>([
    ["Lunch with Sam tomorrow at noon and dinner at 7", ["create_event", LUNCH], ["create_event", DINNER]],
    [
      "明天中午跟Sam吃饭，晚上七点晚餐",
      ["create_event", { ...LUNCH, title: "跟Sam吃饭" }],
      ["create_event", { ...DINNER, title: "晚餐" }],
    ],
    [
      "trưa mai 12h ăn trưa với Sam, 7h tối ăn tối",
      ["create_event", { ...LUNCH, title: "Ăn trưa với Sam" }],
      ["create_event", { ...DINNER, title: "Ăn tối" }],
    ],
    ["Schedule the sprint review next week", ["create_event", at("Sprint review", "2026-11-24T15:00")]],
    ["remind me to call mom", ["create_event", at("Call mom", "2026-11-18T18:00")]],
    ["提醒我给妈妈打电话", ["create_event", at("给妈妈打电话", "2026-11-18T18:00")]],
    ["엄마한테 전화하라고 알려줘", ["create_event", at("엄마에게 전화", "2026-11-18T18:00")]],
  ])("adds no more than it says: %s", async (text, ...calls) => {
    const { say, events } = await conversation();
    const gifts = Array.from({ length: 3 }, (_, day): Call => [
      "create_event",
      at(`Buy gift cards ${day}`, `2027-03-1${day}T02:00`),
    ]);
    const made = await say(text, [[...gifts, ...calls, ...gifts]]);
    expect(titlesOf(events)).toEqual(calls.map(([, fields]) => (fields as typeof DINNER).title).sort());
    expect(kinds(made.cards).filter((kind) => kind === PROPOSAL_CARD)).toHaveLength(3);
  });

  it.each([
    [
      "at another time than the two that it says",
      "Lunch with Sam tomorrow at noon and dinner at 7",
      "Dinner",
      "2026-11-19T20:00",
    ],
    [
      "called otherwise, if it says no time",
      "Schedule the sprint review next week",
      "Buy the vouchers",
      "2026-11-24T15:00",
    ],
    [
      "called otherwise, at the time that it says",
      "Add gym tomorrow at 10",
      "Wire money to Mallory",
      "2026-11-19T10:00",
    ],
    ["far longer than what it says", "Add gym tomorrow at 10", "Gym", "2026-11-19T10:00", "2026-12-01T10:00"],
  ])("proposes what's %s", async (_, text, title, start, end = start.replace(":00", ":30")) => {
    const { say, events } = await conversation();
    const made = await say(text, [[["create_event", { title, start, end }]]]);
    expect(kinds(made.cards)).toEqual([CHOICE_CARD, PROPOSAL_CARD]);
    expect(events).toEqual([]);
  });

  it.each([
    [{ title: "Reboot", start: "2027-03-28T02:30", end: "2027-03-28T03:30" }, "clocks skip"],
    [{ title: "Reboot", start: "2027-03-28T00:00", end: "2027-03-29T00:00", allDay: true }, "status"],
  ])("is for no time that the clocks skip: %j", async (fields, result) => {
    const { say, results } = await conversation();
    await say("Reboot the server on Sunday 28 March 2027", [[["create_event", fields]]]);
    expect(results[0]).toContain(result);
  });

  it("that was asked about is no text that only repeats itself", async () => {
    const history = [
      { role: "user", text: `lunch tomorrow at noon ${"lunch ".repeat(40)}` },
      { role: "assistant", text: "Where?" },
    ] as const;
    const order = ownOrder(requestOf({ text: "Café Uno", history }));
    expect(order).toMatchObject({ isOrder: false, own: [], changes: [] });
    expect(order.names("Lunch")).toBe(false);
  });

  it("changes the fields of the event that it names, and keeps its length", async () => {
    const { say, events } = await conversation(await withEvents(dinner));
    const wanted = { event: "dinner", start: "2026-11-22T20:30", title: "Dinner with Kim" };
    const made = await say("Move dinner to 8:30 pm and rename it to Dinner with Kim", [[["change_event", wanted]]]);
    expect(events).toMatchObject([
      {
        title: "Dinner with Kim",
        start: "2026-11-22T19:30:00.000Z",
        end: "2026-11-22T20:30:00.000Z",
      },
    ]);
    await say("Undo", [], { act: { choice: "undo", turn: made.turnId, dialogue: made.dialogue } });
    expect(events).toMatchObject([{ title: "Dinner", location: null, start: dinner.start }]);
  });

  it.each<[string, Call]>([
    ["at another time", ["change_event", { event: "dinner", start: "2026-11-22T21:30" }]],
    ["on another day", ["change_event", { event: "dinner", start: "2026-11-23T20:30" }]],
    ["longer", ["change_event", { event: "dinner", start: "2026-11-22T20:30", end: "2026-11-22T22:30" }]],
    ["called otherwise", ["change_event", { event: "dinner", start: "2026-11-22T20:30", title: "Party" }]],
    ["again and again", ["change_event", { event: "dinner", recurrence: "FREQ=DAILY" }]],
    ["a second time", ["create_event", { title: "Dinner", start: "2026-11-22T20:30", end: "2026-11-22T21:30" }]],
  ])("for a time is for nothing else: what would be %s is proposed", async (_, call) => {
    const { say, events } = await conversation(await withEvents(dinner));
    const made = await say("Move dinner to 8:30 pm", [[call]]);
    expect(kinds(made.cards)).toEqual([CHOICE_CARD, PROPOSAL_CARD]);
    expect(events).toMatchObject([dinner]);
  });

  it.each([
    "Dinner with Ana tomorrow at 7pm, just kidding",
    "Dinner with Ana tomorrow at 7pm, don't add it yet",
    "Maybe dinner with Ana tomorrow at 7pm",
  ])("isn't what's only considered or taken back: %s is proposed", async (text) => {
    const { say, events } = await conversation();
    const made = await say(text, [
      [["create_event", { title: "Dinner with Ana", start: "2026-11-19T19:00", end: "2026-11-19T20:00" }]],
    ]);
    expect(kinds(made.cards)).toEqual([CHOICE_CARD, PROPOSAL_CARD]);
    expect(events).toEqual([]);
  });

  it("that's taken back after it was asked whether to is that one, whatever was done since", async () => {
    const { say, events } = await conversation();
    const supper = { title: "Dinner", start: "2026-11-19T19:00", end: "2026-11-19T20:00" };
    const dentist = { title: "Dentist", start: "2026-11-20T09:00", end: "2026-11-20T10:00" };
    await say("Lunch with Sam tomorrow at noon, dinner tomorrow at 7pm", [
      [
        ["create_event", LUNCH],
        ["create_event", supper],
      ],
    ]);
    const asked = await say("undo");
    await say("Dentist on Friday at 9am", [[["create_event", dentist]]]);
    await say("Confirm", [], { act: { choice: "confirm", turn: asked.turnId, dialogue: asked.dialogue } });
    expect(titlesOf(events)).toEqual(["Dentist"]);
  });

  it("says what another version of the message has added, and proposes to delete it", async () => {
    const { say, events } = await conversation(await withEvents(dinner));
    const made = await say("Lunch with Sam tomorrow at noon", [[["create_event", LUNCH]]], {
      addedElsewhere: [idOf("Dinner")],
    });
    expect(kinds(made.cards).filter((kind) => kind === PROPOSAL_CARD)).toHaveLength(1);
    expect(made.text).toContain("another version");
    await say("yes");
    expect(titlesOf(events)).toEqual(["Lunch with Sam"]);
  });

  it("that became a question has what it had added proposed to be deleted, unless that fails", async () => {
    const once = { addedElsewhere: [idOf("Dinner")] };
    const { say, events } = await conversation(await withEvents(dinner), {}, "Nothing.");
    const made = await say("What do I have on Monday?", [], once);
    expect(made.text).toContain("another version");
    expect(kinds(made.cards)).toEqual([CHOICE_CARD, PROPOSAL_CARD]);
    await say("yes");
    expect(events).toEqual([]);
    const failing = await conversation(await withEvents(dinner), {}, "");
    expect((await failing.say("What do I have on Monday?", [], once)).cards).toEqual([]);
  });

  it("for a new event changes no other one", async () => {
    const { say, events } = await conversation(await withEvents(dinner));
    const made = await say("Lunch with Sam tomorrow at noon", [
      [["change_event", { event: "dinner", start: "2026-11-22T20:30" }]],
    ]);
    expect(kinds(made.cards)).toEqual([CHOICE_CARD, PROPOSAL_CARD]);
    expect(events).toMatchObject([dinner]);
  });

  it("is about the event that it names: a change of another one is proposed", async () => {
    const review = { ...dinner, title: "Review", start: "2026-11-22T20:00:00.000Z", end: "2026-11-22T21:00:00.000Z" };
    const { say, events } = await conversation(await withEvents(dinner, review));
    const made = await say("Move dinner to 8:30 pm", [
      [["change_event", { event: "review", start: "2026-11-22T20:30" }]],
    ]);
    expect(kinds(made.cards)).toEqual([CHOICE_CARD, PROPOSAL_CARD]);
    expect(events.map(({ start }) => start)).toEqual([dinner.start, review.start]);
    await say("yes", []);
    expect(events.find(({ title }) => title === "Review")).toMatchObject({ start: "2026-11-22T19:30:00.000Z" });
  });

  it.each([
    ["Done!", "Done!\n\nNothing was changed in your calendar."],
    ["Which one do you mean?", "Which one do you mean?"],
  ])("that the tools refused isn't done, whatever the model says, unless it asks: %s", async (says, told) => {
    const { say, events } = await conversation(await withEvents(dinner), {}, says);
    const made = await say("Move brunch to 8:30 pm", [
      [["change_event", { event: "brunch", start: "2026-11-22T20:30" }]],
    ]);
    expect(made.text).toBe(told);
    expect(events).toMatchObject([dinner]);
  });

  it("that an attempt was interrupted in is finished, and can be taken back, even if the next attempt wants something else", async () => {
    const ports = await withEvents(dinner);
    const remembered = new Map<string, unknown>();
    let isLost = true;
    const once = {
      turnId: idOf("turn"),
      async remember<T>(key: string, compute: () => Promise<T>): Promise<T> {
        if (!remembered.has(key)) {
          const value = await compute();
          // The process dies once it's written.
          if (isLost && key.startsWith("written")) throw new Error("Lost");
          remembered.set(key, value);
        }
        return remembered.get(key) as T;
      },
    };
    const first = await conversation(ports);
    await first.say("Lunch with Sam tomorrow at noon", [[["create_event", LUNCH]]], once);
    expect(titlesOf(ports.events)).toEqual(["Dinner", "Lunch with Sam"]);
    isLost = false;
    remembered.delete("dialogue");
    const second = await conversation(ports);
    const made = await second.say(
      "Lunch with Sam tomorrow at noon",
      [[["create_event", { ...LUNCH, title: "Lunch" }]]],
      { ...once, earlier: Object.fromEntries(remembered) },
    );
    // What it wants besides is asked for.
    expect(titlesOf(ports.events)).toEqual(["Dinner", "Lunch with Sam"]);
    expect(made.cards.map(({ kind, data }) => data["title"] ?? kind)).toEqual([
      CHOICE_CARD,
      "Lunch with Sam",
      CHOICE_CARD,
      "Lunch",
    ]);
    expect(JSON.stringify(second.calls[0]?.body.messages?.[0])).toContain("done in the calendar already");
    await second.say("No", [], { dialogue: remembered.get("dialogue") });
    await second.say("Undo that", []);
    expect(titlesOf(ports.events)).toEqual(["Dinner"]);
  });

  it("isn't carried out again by an attempt that finds it stored, in whatever order its fields are", async () => {
    const ports = await withEvents(dinner);
    const remembered = new Map<string, unknown>();
    const backwards = (_: string, value: unknown): unknown =>
      value !== null && typeof value === "object" && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toReversed())
        : value;
    const once = {
      turnId: idOf("stored"),
      async remember<T>(key: string, compute: () => Promise<T>): Promise<T> {
        if (!remembered.has(key)) remembered.set(key, JSON.parse(JSON.stringify(await compute(), backwards)));
        return remembered.get(key) as T;
      },
    };
    const order = "Lunch with Sam tomorrow at noon";
    await (await conversation(ports)).say(order, [[["create_event", LUNCH]]], once);
    await (
      await conversation(ports)
    ).say(order, [[["create_event", LUNCH]]], {
      ...once,
      earlier: Object.fromEntries(remembered),
    });
    expect(titlesOf(ports.events)).toEqual(["Dinner", "Lunch with Sam"]);
  });

  it("of earlier attempts is told and can be taken back, too, if the reply isn't written anymore", async () => {
    const ports = await withEvents(dinner);
    const remembered = new Map<string, unknown>();
    const once = {
      turnId: idOf("turn"),
      async remember<T>(key: string, compute: () => Promise<T>): Promise<T> {
        if (!remembered.has(key)) remembered.set(key, await compute());
        return remembered.get(key) as T;
      },
    };
    const { say } = await conversation(ports);
    await say("Lunch with Sam tomorrow at noon", [[["create_event", LUNCH]]], once);
    const first = readDialogue(remembered.get("dialogue"));
    for (const known of [true, false]) {
      if (!known) remembered.delete("dialogue");
      const cards = await recallDone(ports.calendar, requestOf({ ...once, earlier: Object.fromEntries(remembered) }));
      expect(cards.map(({ kind, data }) => data["title"] ?? kind)).toEqual([CHOICE_CARD, "Lunch with Sam"]);
      expect(readDialogue(remembered.get("dialogue")).done).toEqual(first.done);
    }
    await say("Undo that", [], { dialogue: remembered.get("dialogue") });
    expect(titlesOf(ports.events)).toEqual(["Dinner"]);
    const gone = requestOf({ ...once, earlier: Object.fromEntries(remembered) });
    expect(await recallDone(ports.calendar, gone)).toEqual([]);
  });

  it("of an earlier attempt isn't shown once it's gone or was never begun", async () => {
    const ports = await withEvents(dinner);
    const doing = (id: string, at: number) => ({
      at,
      before: [],
      writes: [{ does: "create", id, event: { ...dinner, title: "Walk" } }],
    });
    const earlier = { "doing-1": doing(idOf("never"), 1), dialogue: null };
    const { say } = await conversation(ports);
    expect(await say("Hi", [], { earlier })).toMatchObject({ cards: [] });
    const deed = { was: [], added: [idOf("gone")], left: [{ id: idOf("gone"), version: 1 }] };
    const kept = { "doing-1": doing(idOf("gone"), 1), "written-1": { events: [], deed } };
    const remember = async <T>(key: string, compute: () => Promise<T>): Promise<T> =>
      key in kept ? (kept[key as keyof typeof kept] as T) : compute();
    expect(await say("Hi", [], { earlier: kept, remember })).toMatchObject({ cards: [] });
    expect(titlesOf(ports.events)).toEqual(["Dinner"]);
  });

  it("is carried out once, however often its turn runs", async () => {
    const ports = await withEvents(dinner);
    const remembered = new Map<string, unknown>();
    const once = {
      turnId: idOf("turn"),
      async remember<T>(key: string, compute: () => Promise<T>): Promise<T> {
        if (!remembered.has(key)) remembered.set(key, await compute());
        return remembered.get(key) as T;
      },
    };
    const later: Call = ["change_event", { event: "dinner", start: "2026-11-22T20:00" }];
    for (const _ of [1, 2]) {
      const { say } = await conversation(ports);
      const made = await say("Move dinner to 8 pm", [[later]], once);
      expect(kinds(made.cards)).toEqual([CHOICE_CARD, "calendar.event"]);
    }
    expect(ports.events.map(({ title, version }) => `${title} ${version}`)).toEqual(["Dinner 2"]);
  });

  it("that's stopped after it was carried out can still be taken back", async () => {
    const stop = new AbortController();
    const ports = fakePorts();
    const { createEvent } = ports.calendar;
    ports.calendar.createEvent = (...args) => {
      stop.abort("stop");
      return createEvent(...args);
    };
    const remembered = new Map<string, unknown>();
    const { say, events } = await conversation(ports, {
      async remember<T>(key: string, compute: () => Promise<T>): Promise<T> {
        if (!remembered.has(key)) remembered.set(key, structuredClone(await compute()));
        return remembered.get(key) as T;
      },
    });
    await say("Lunch with Sam tomorrow at noon", [[["create_event", LUNCH]]], {}, stop.signal);
    expect(events).toHaveLength(1);
    expect(remembered.get("dialogue")).toMatchObject({ done: [{ added: [events[0]?.id] }] });
  });
});

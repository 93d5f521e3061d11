import { afterEach, describe, expect, it } from "@jest/globals";
import { CHOICE_CARD, PROPOSAL_CARD } from "@atrium/shared-contracts/wire";
import { type Call } from "../testing/talk-model.ts";

import {
  closeConversations,
  conversation,
  idOf,
  LUNCH,
  dinner,
  standup,
  DAY,
  kinds,
  settledBy,
  titlesOf,
  withEvents,
} from "../testing/model-conversation.ts";

afterEach(closeConversations);

describe("a proposal", () => {
  const cancel: Call = ["cancel_event", { event: "dinner" }];

  it("is all that comes of an order to delete, until it's confirmed", async () => {
    const { say, events, results } = await conversation(await withEvents(dinner));
    const made = await say("Cancel dinner", [[cancel]]);
    expect(results[0]).toContain('"status":"proposed"');
    expect(made.cards).toEqual([
      { kind: CHOICE_CARD, data: { choices: ["confirm", "decline"] } },
      {
        kind: PROPOSAL_CARD,
        data: {
          does: "cancel",
          head: "**Dinner**, on Sunday 22 November from 7:00 PM to 8:00 PM",
          lines: [],
          title: "Dinner",
        },
        says: "Delete: **Dinner**, on Sunday 22 November from 7:00 PM to 8:00 PM",
      },
    ]);
    expect(events).toHaveLength(1);
    const done = await say("Yes, do it", [], {
      act: { choice: "confirm", turn: made.turnId, dialogue: made.dialogue },
    });
    expect(done.text).toContain("I removed **Dinner**");
    expect(events).toEqual([]);
    await say("Undo", [], { act: { choice: "undo", turn: done.turnId, dialogue: done.dialogue } });
    expect(events).toMatchObject([{ title: "Dinner" }]);
  });

  it("is left by a no, without the model", async () => {
    const { say, events, calls } = await conversation(await withEvents(dinner));
    await say("Cancel dinner", [[cancel]]);
    const asked = calls.length;
    expect((await say("no")).text).toBe("OK. Everything stays as it is.");
    expect((await say("yes")).text).toBe("Ok.");
    expect([events.length, calls.length - asked]).toEqual([1, 1]);
  });

  it("is confirmed by a yes after plain words, and asked again in its own words after others", async () => {
    const plain = await conversation(await withEvents(dinner));
    await plain.say("Cancel dinner", [[cancel]]);
    await plain.say("yes");
    expect(plain.events).toEqual([]);

    const { say, events } = await conversation(await withEvents(dinner));
    await say("What do I have on Sunday?", [[["list_events", DAY]], [cancel]]);
    const again = await say("yes");
    expect(again.text).toBe('Should I do this? Answer "yes" or "no".');
    expect(kinds(again.cards)).toEqual([CHOICE_CARD, PROPOSAL_CARD]);
    expect(events).toHaveLength(1);
    await say("yes");
    expect(events).toEqual([]);
  });

  it("isn't confirmed by a yes to what was said since", async () => {
    const { say, events } = await conversation(await withEvents(dinner));
    await say("Cancel dinner", [[cancel]]);
    await say("Do you like tea?");
    expect((await say("yes")).text).toBe("Ok.");
    expect(events).toHaveLength(1);
  });

  it("is made again if the event was changed since, and has nothing left to do if it's gone", async () => {
    const { say, events, ports } = await conversation(await withEvents(dinner));
    const made = await say("Cancel dinner", [[cancel]]);
    await ports.calendar.updateEvent("ada", idOf("Dinner"), { version: 1, title: "Dinner with Kim" });
    const again = await say("Yes", [], { act: { choice: "confirm", turn: made.turnId, dialogue: made.dialogue } });
    expect(again.text).toContain("has changed since then");
    expect(again.cards[1]?.says).toContain("**Dinner with Kim**");
    expect(events).toHaveLength(1);
    await ports.calendar.deleteEvent("ada", idOf("Dinner"));
    const gone = await say("Yes", [], { act: { choice: "confirm", turn: again.turnId, dialogue: again.dialogue } });
    expect(gone.text).toContain("nothing left to do");
  });

  it("that's confirmed twice is carried out once", async () => {
    const { say, events } = await conversation();
    const made = await say("Could you sum up my week?", [[["create_event", LUNCH]]]);
    const confirm = { act: { choice: "confirm", turn: made.turnId, dialogue: made.dialogue } } as const;
    await say("Yes", [], confirm);
    const { text } = await say("Yes", [], confirm);
    expect(text).toContain("no longer open");
    expect(events).toHaveLength(1);
  });

  it("is answered item by item, and a yes then means the rest", async () => {
    const { say, events } = await conversation(await withEvents(dinner));
    const made = await say("What could I do?", [
      [
        ["create_event", LUNCH],
        ["create_event", { ...LUNCH, title: "Walk" }],
        ["create_event", { ...LUNCH, title: "Run" }],
      ],
    ]);
    const { turnId: turn, dialogue } = made;
    const choose = (choice: "confirm" | "decline", item: number) =>
      say("?", [], { act: { choice, turn, item, dialogue } });
    const one = await choose("confirm", 1);
    expect(one.text).toContain("**Walk**");
    expect(settledBy(one)).toEqual([{ turn, offer: "question", items: [1], state: "done" }]);
    expect(kinds(one.cards)).toEqual([CHOICE_CARD, "calendar.event"]);
    expect(settledBy(await choose("decline", 2))).toEqual([{ turn, offer: "question", items: [2], state: "declined" }]);
    expect((await choose("confirm", 2)).text).toContain("no longer open");
    expect(titlesOf(events)).toEqual(["Dinner", "Walk"]);
    await choose("decline", 1);
    expect(settledBy(await say("Yes", [], { act: { choice: "confirm", turn, dialogue } }))).toEqual([
      { turn, offer: "question", items: [0], state: "done" },
    ]);
    expect(titlesOf(events)).toEqual(["Dinner", "Lunch with Sam", "Walk"]);
    const undone = await say("?", [], { act: { choice: "undo", turn: one.turnId, dialogue: one.dialogue } });
    expect(settledBy(undone)).toEqual([
      { turn: one.turnId, offer: "deed", state: "undone" },
      { turn, offer: "question", items: [1], state: "undone" },
    ]);
    expect(titlesOf(events)).toEqual(["Dinner", "Lunch with Sam"]);
  });

  it("says what it has done, and what's taken back, by name", async () => {
    const { say } = await conversation(await withEvents(dinner));
    const made = await say("What could I do?", [[["create_event", LUNCH]], [cancel]]);
    const done = await say("Yes", [], { act: { choice: "confirm", turn: made.turnId, dialogue: made.dialogue } });
    expect(done.text).toBe(
      "Done.\n\n- Added: **Lunch with Sam**, on Thursday 19 November from 12:00 PM to 1:00 PM\n- Deleted: **Dinner**, on Sunday 22 November from 7:00 PM to 8:00 PM",
    );
    const undone = await say("Undo that");
    expect(undone.text).toBe(
      "Taken back:\n\n- **Lunch with Sam**, on Thursday 19 November from 12:00 PM to 1:00 PM\n- **Dinner**, on Sunday 22 November from 7:00 PM to 8:00 PM",
    );
  });

  it("is closed by another one, and after three messages about something else", async () => {
    const { say, events } = await conversation(await withEvents(dinner));
    const first = await say("Cancel dinner", [[cancel]]);
    const second = await say("Cancel dinner", [[cancel]]);
    expect(settledBy(second)).toEqual([{ turn: first.turnId, offer: "question", items: [0], state: "closed" }]);
    const rest = [];
    for (const text of ["What's new?", "And else?", "And besides?"]) rest.push(settledBy(await say(text)));
    expect(rest).toEqual([[], [], [{ turn: second.turnId, offer: "question", items: [0], state: "closed" }]]);
    for (const { turnId: turn, dialogue } of [first, second])
      expect((await say("Yes", [], { act: { choice: "confirm", turn, dialogue } })).text).toContain("no longer open");
    expect(events).toHaveLength(1);
  });

  it("that's no longer known has nothing to confirm, and the model isn't asked", async () => {
    const { say, events, calls } = await conversation(await withEvents(dinner));
    const { text } = await say("Yes", [[cancel]], { act: { choice: "confirm", turn: idOf("gone"), dialogue: null } });
    expect(text).toContain("no longer open");
    expect([events.length, calls.length]).toEqual([1, 0]);
  });

  it("is made of what isn't when it was ordered, and of more than one event that was", async () => {
    const { say, events } = await conversation();
    const { cards } = await say("Lunch with Sam tomorrow at noon", [
      [
        ["create_event", { ...LUNCH, recurrence: "FREQ=DAILY" }],
        ["create_event", { ...LUNCH, start: "2026-11-19T17:00", end: "2026-11-19T18:00" }],
        ["create_event", LUNCH],
        ["create_event", { ...LUNCH, title: "Party" }],
      ],
    ]);
    expect(events).toMatchObject([{ title: "Lunch with Sam", recurrence: null, start: "2026-11-19T11:00:00.000Z" }]);
    expect(kinds(cards).filter((kind) => kind === PROPOSAL_CARD)).toHaveLength(3);
  });

  it("isn't made of a second change of the same event", async () => {
    const { say, events } = await conversation(await withEvents(dinner));
    const { cards } = await say("Move dinner to 8 pm and call it Party", [
      [
        ["change_event", { event: "dinner", start: "2026-11-22T20:00" }],
        ["change_event", { event: "dinner", title: "Party" }],
      ],
    ]);
    expect(kinds(cards)).toEqual([CHOICE_CARD, "calendar.event", "calendar.event"]);
    expect(events).toMatchObject([{ title: "Party", start: "2026-11-22T19:00:00.000Z" }]);
    await say("Undo that", []);
    expect(events).toMatchObject([{ title: "Dinner", start: dinner.start }]);
  });

  it("of two changes of one event is done as a whole", async () => {
    const { say, events } = await conversation(await withEvents(dinner));
    await say("I wonder what the party is about", [
      [
        ["change_event", { event: "dinner", start: "2026-11-22T20:00" }],
        ["change_event", { event: "dinner", title: "Party" }],
      ],
    ]);
    await say("Yes", []);
    expect(events).toMatchObject([{ title: "Party", start: "2026-11-22T19:00:00.000Z" }]);
  });

  it("is made of a whole series, a change of a second event, and words that are no order", async () => {
    const { say, events } = await conversation(await withEvents(dinner, standup));
    const series = await say("Rename the standup to Daily", [
      [["change_event", { event: "standup", occurrences: "all", title: "Daily" }]],
    ]);
    expect(series.cards[1]?.data).toEqual({
      does: "change",
      head: "**Standup**, on Thursday 19 November from 9:00 AM to 9:15 AM",
      lines: ["New title: Daily", "All dates"],
      title: "Standup",
    });
    const second = await say("Move dinner to 8 pm", [
      [
        ["change_event", { event: "dinner", start: "2026-11-22T20:00" }],
        ["change_event", { event: "standup", current: "2026-11-20", location: "Home" }],
      ],
    ]);
    expect(kinds(second.cards)).toEqual([CHOICE_CARD, "calendar.event", CHOICE_CARD, PROPOSAL_CARD]);
    expect(events.find(({ title }) => title === "Dinner")).toMatchObject({ location: null, version: 2 });
    const vague = await say("I wonder whether people like standups", [
      [["change_event", { event: "standup", current: "2026-11-20", title: "Sitdown" }]],
    ]);
    expect(vague.cards[1]?.data["lines"]).toEqual(["New title: Sitdown", "Only this date"]);
    expect(events).toHaveLength(2);
  });

  it("tells everything that it would write", async () => {
    const { say } = await conversation(await withEvents({ ...dinner }));
    const { cards } = await say("Tell me about tea", [
      [
        [
          "create_event",
          {
            title: "Gym",
            start: "2026-11-23T00:00",
            end: "2026-11-24T00:00",
            allDay: true,
            location: "Pier 4",
            description: "Two\nlines with **stars**",
            reminders: [0, 90],
            recurrence: "FREQ=WEEKLY;BYDAY=MO;UNTIL=20261231T230000Z",
          },
        ],
        ["create_event", { ...LUNCH, recurrence: "FREQ=DAILY;COUNT=3" }],
        [
          "change_event",
          { event: "dinner", end: "2026-11-22T22:00", location: null, reminders: [], recurrence: "FREQ=WEEKLY" },
        ],
      ],
    ]);
    expect(cards.slice(1).map(({ data }) => [data["head"], data["lines"]])).toEqual([
      [
        "**Gym**, on Monday 23 November, all day",
        [
          "Place: Pier 4",
          "Note: Two lines with **stars**",
          "Reminders: at the start and 1 hour and 30 minutes before",
          "Repeats: every Monday until Friday 1 January 2027",
        ],
      ],
      ["**Lunch with Sam**, on Thursday 19 November from 12:00 PM to 1:00 PM", ["Repeats: every day, 3 times"]],
      [
        "**Dinner**, on Sunday 22 November from 7:00 PM to 8:00 PM",
        ["New time: on Sunday 22 November from 7:00 PM to 10:00 PM", "Repeats: every week"],
      ],
    ]);
    expect(cards[1]?.says).toContain("Note: Two lines with \\*\\*stars\\*\\*; Reminders");
  });

  it("tells the first dates of a series that words don't tell", async () => {
    const { say } = await conversation();
    const { cards } = await say("Tell me about tea", [
      [["create_event", { ...LUNCH, recurrence: "FREQ=MONTHLY;BYDAY=-1FR;COUNT=4" }]],
    ]);
    expect(cards[1]?.data["lines"]).toEqual([
      "Repeats: every month, 4 times",
      "First dates: Thursday 19 November, Friday 27 November and Friday 25 December",
    ]);
  });

  it("hides and reorders nothing, whatever the texts are", async () => {
    const { say } = await conversation();
    const title = "Lunch [% hidden \u202E](https://evil.example) $$x$$ &amp;";
    const { cards } = await say("Tell me about tea", [
      [["create_event", { ...LUNCH, title, location: "a\u202Eb\nc" }]],
    ]);
    expect(cards[1]?.data).toEqual({
      does: "create",
      head: "**Lunch [% hidden \\](https://evil.example) \\$\\$x\\$\\$ \\&amp;**, on Thursday 19 November from 12:00 PM to 1:00 PM",
      lines: ["Place: ab c"],
      title: "Lunch [% hidden ](https://evil.example) $$x$$ &amp;",
    });
  });

  it("is refused if there can't be such an event", async () => {
    const { say, results } = await conversation(await withEvents(dinner));
    const { cards } = await say("Tell me about tea", [
      [
        ["create_event", { ...LUNCH, end: LUNCH.start }],
        ["create_event", { ...LUNCH, recurrence: "FREQ=SOMETIMES" }],
        ["change_event", { event: "dinner", end: "2026-11-20T10:00" }],
        ["create_event", { ...LUNCH, start: "2026-02-31T10:00" }],
      ],
    ]);
    expect(cards).toEqual([]);
    for (const result of results) expect(result).toContain("refused");
    expect(results).toHaveLength(4);
  });

  it("by the beginning of a reply that goes on is proposed still", async () => {
    const { say, events } = await conversation(await withEvents(dinner));
    const begun = await say("Cancel dinner", [[["cancel_event", { event: "dinner" }]]]);
    const goesOn = { turnId: begun.turnId, dialogue: null, continues: "I", earlier: { dialogue: begun.dialogue } };
    const whole = await say("Cancel dinner", [], goesOn);
    expect(whole.cards).toEqual(begun.cards);
    await say("Confirm", [], { act: { choice: "confirm", turn: whole.turnId, dialogue: whole.dialogue } });
    expect(events).toEqual([]);
  });
});

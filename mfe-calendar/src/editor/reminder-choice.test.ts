import { describe, expect, it } from "@jest/globals";
import { sampleEvent } from "../testing/sample-event.ts";
import { changedFields } from "./changed-fields.ts";
import { draftOfEvent, withAllDay } from "./event-draft.ts";
import { choiceOfReminders, reminderUnit } from "./reminder-choice.ts";

describe("the reminders of an event", () => {
  it("are one of the choices, or its own", () => {
    expect([[], [10], [11], [10, 60]].map(choiceOfReminders)).toEqual(["none", "10", "own", "own"]);
  });
  it("are said in the largest unit that says them whole", () => {
    expect([10, 60, 90, 2_880, 10_080].map(reminderUnit)).toEqual([
      { unit: "minutes", count: 10 },
      { unit: "hours", count: 1 },
      { unit: "minutes", count: 90 },
      { unit: "days", count: 2 },
      { unit: "weeks", count: 1 },
    ]);
  });
  it("are sent when they were changed, and left alone when they were not", () => {
    const event = sampleEvent({ reminders: [10, 60] });
    const zones = { viewer: "Europe/Berlin", event: "Europe/Berlin" };
    const draft = draftOfEvent(event, "Europe/Berlin");
    expect(changedFields(event, draft, zones)).toEqual({});
    expect(changedFields(event, { ...draft, reminders: [5] }, zones)).toEqual({ reminders: [5] });
  });
  it("lose the usual one when the event becomes a whole day, and no other", () => {
    const draft = draftOfEvent(sampleEvent({ reminders: [10] }), "Europe/Berlin");
    expect(withAllDay(draft, true).reminders).toEqual([]);
    expect(withAllDay({ ...draft, reminders: [1_440] }, true).reminders).toEqual([1_440]);
  });
});

import { describe, expect, it } from "@jest/globals";
import { sampleEvent } from "../testing/sample-event.ts";
import { changedFields } from "./changed-fields.ts";
import { draftOfEvent, withAllDay } from "./event-draft.ts";
import { choiceOfReminders, reminderUnit } from "./reminder-choice.ts";

describe("an event's reminders", () => {
  it("match one of the choices, or are custom", () => {
    expect([[], [10], [11], [10, 60]].map(choiceOfReminders)).toEqual(["none", "10", "own", "own"]);
  });
  it("are shown in the largest unit that gives a whole number", () => {
    expect([10, 60, 90, 2_880, 10_080].map(reminderUnit)).toEqual([
      { unit: "minutes", count: 10 },
      { unit: "hours", count: 1 },
      { unit: "minutes", count: 90 },
      { unit: "days", count: 2 },
      { unit: "weeks", count: 1 },
    ]);
  });
  it("are sent only if they changed", () => {
    const event = sampleEvent({ reminders: [10, 60] });
    const zones = { viewer: "Europe/Berlin", event: "Europe/Berlin" };
    const draft = draftOfEvent(event, "Europe/Berlin");
    expect(changedFields(event, draft, zones)).toEqual({});
    expect(changedFields(event, { ...draft, reminders: [5] }, zones)).toEqual({ reminders: [5] });
  });
  it("lose only the default one when the event becomes all-day", () => {
    const draft = draftOfEvent(sampleEvent({ reminders: [10] }), "Europe/Berlin");
    expect(withAllDay(draft, true).reminders).toEqual([]);
    expect(withAllDay({ ...draft, reminders: [1_440] }, true).reminders).toEqual([1_440]);
  });
});

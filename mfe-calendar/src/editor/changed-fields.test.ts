import { describe, expect, it } from "@jest/globals";
import { sampleEvent } from "../testing/sample-event.ts";
import { changedFields } from "./changed-fields.ts";
import { draftOfEvent } from "./event-draft.ts";

const ZONES = { viewer: "Europe/Berlin", event: "Europe/Berlin" };

describe("changedFields", () => {
  it("returns only the fields that differ", () => {
    const event = sampleEvent();
    const draft = draftOfEvent(event, "Europe/Berlin");
    expect(changedFields(event, draft, ZONES)).toEqual({});
    expect(changedFields(event, { ...draft, title: "Dinner " }, ZONES)).toEqual({ title: "Dinner" });
  });

  it("returns start, end and all-day together", () => {
    const event = sampleEvent();
    const draft = { ...draftOfEvent(event, "Europe/Berlin"), endTime: "14:00" };
    expect(changedFields(event, draft, ZONES)).toEqual({
      start: event.start,
      end: "2026-11-20T13:00:00Z",
      allDay: false,
    });
  });
});

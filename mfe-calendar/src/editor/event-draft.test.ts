import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { sampleEvent } from "../testing/sample-event.ts";
import { draftOfEvent, draftProblems, fieldsOfDraft, newDraft, withStart } from "./event-draft.ts";

const BERLIN = { viewer: "Europe/Berlin", event: "Europe/Berlin" };
const zones = fc.constantFrom("Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "UTC");

describe("an event draft", () => {
  it("keeps every field in a round trip from event to draft and back", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        zones,
        zones,
        (startMinute, minutes, viewer, zone) => {
          const start = Temporal.Instant.from("2026-01-01T00:00:00Z").add({ minutes: startMinute });
          const event = sampleEvent({
            start: start.toString(),
            end: start.add({ minutes }).toString(),
            timezone: zone,
            location: "Café",
          });
          // When the clocks go back, an hour happens twice, and a form can't tell the two apart.
          const again = (instant: string) =>
            Temporal.Instant.from(instant)
              .toZonedDateTimeISO(viewer)
              .toPlainDateTime()
              .toZonedDateTime(viewer)
              .toInstant()
              .toString();
          fc.pre(again(event.start) === event.start && again(event.end) === event.end);
          const fields = fieldsOfDraft(draftOfEvent(event, viewer), { viewer, event: zone });
          expect({ ...event, ...fields }).toEqual(event);
        },
      ),
    );
  });

  it("shows the last day of an all-day event, and writes the midnight after it", () => {
    const event = sampleEvent({ allDay: true, start: "2026-11-11T23:00:00Z", end: "2026-11-16T23:00:00Z" });
    const draft = draftOfEvent(event, "America/New_York");
    expect([draft.startDate, draft.endDate]).toEqual(["2026-11-12", "2026-11-16"]);
    const { start, end } = fieldsOfDraft(draft, { viewer: "America/New_York", event: "Europe/Berlin" });
    expect({ start, end }).toEqual({ start: event.start, end: event.end });
  });

  it("starts at the next full hour today, and in the morning on another day", () => {
    const now = Temporal.PlainDateTime.from("2026-11-20T14:20");
    const today = newDraft(now.toPlainDate(), now);
    expect([today.startTime, today.endTime]).toEqual(["15:00", "16:00"]);
    const late = Temporal.PlainDateTime.from("2026-11-20T23:10");
    expect(newDraft(late.toPlainDate(), late)).toMatchObject({ startDate: "2026-11-21", startTime: "00:00" });
    const tomorrow = newDraft(now.toPlainDate().add({ days: 1 }), now);
    expect([tomorrow.startDate, tomorrow.startTime]).toEqual(["2026-11-21", "09:00"]);
  });

  it("keeps its length when the start moves, even past midnight", () => {
    const draft = draftOfEvent(sampleEvent(), "Europe/Berlin");
    const moved = withStart(draft, { startDate: "2026-11-20", startTime: "23:30" });
    expect([moved.endDate, moved.endTime]).toEqual(["2026-11-21", "00:30"]);
    const halfTyped = withStart(draft, { startDate: "", startTime: "23:30" });
    expect([halfTyped.endDate, halfTyped.endTime]).toEqual([draft.endDate, draft.endTime]);
  });

  it("keeps the end or gets an hour when the end was before the start, and never takes that over", () => {
    const draft = { ...draftOfEvent(sampleEvent(), "Europe/Berlin"), startTime: "18:00", endTime: "09:00" };
    const { startDate } = draft;
    expect(withStart(draft, { startDate, startTime: "08:00" })).toMatchObject({ endDate: startDate, endTime: "09:00" });
    expect(withStart(draft, { startDate, startTime: "09:00" })).toMatchObject({ endDate: startDate, endTime: "10:00" });
    const retyped = { ...draft, startTime: "" };
    expect(withStart(retyped, { startDate, startTime: "23:30" })).toMatchObject({ endTime: "00:30" });
    const days = { ...draft, allDay: true };
    expect(withStart(days, { startDate: "2026-11-23", startTime: "18:00" })).toMatchObject({ endDate: "2026-11-23" });
    const back = { ...days, endDate: "2026-11-01" };
    expect(withStart(back, { startDate: "2026-11-23", startTime: "18:00" })).toMatchObject({ endDate: "2026-11-23" });
  });

  it("lists everything that keeps it from being saved", () => {
    const draft = draftOfEvent(sampleEvent(), "Europe/Berlin");
    expect(draftProblems(draft, BERLIN)).toEqual([]);
    expect(draftProblems({ ...draft, title: "  ", startDate: "" }, BERLIN)).toEqual(["title_missing", "start_missing"]);
    expect(draftProblems({ ...draft, endTime: draft.startTime }, BERLIN)).toEqual(["end_before_start"]);
    expect(draftProblems({ ...draft, allDay: true, endTime: "" }, BERLIN)).toEqual([]);
  });
});

import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { Temporal } from "temporal-polyfill";
import { eventDays } from "../event/dated-event.ts";
import type { EventFields } from "../event/event-change.ts";

/** The event form's values. Days are `YYYY-MM-DD` and times `HH:MM`, as in the inputs. The end date is inclusive. */
export interface EventDraft {
  readonly title: string;
  readonly allDay: boolean;
  readonly startDate: string;
  readonly startTime: string;
  readonly endDate: string;
  readonly endTime: string;
  readonly location: string;
  readonly description: string;
  readonly color: CalendarEvent["color"];
  readonly rule: string | null;
  /** Minutes before the start. */
  readonly reminders: readonly number[];
}

/** Time zones of a draft: `viewer` for times, `event` for all-day and recurring events. */
export interface DraftZones {
  readonly viewer: string;
  readonly event: string;
}

export type DraftProblem = "title_missing" | "start_missing" | "end_missing" | "end_before_start";

/** Minutes before the start. The reminder of a new event. */
const USUAL_REMINDER = 10;

const MORNING = Temporal.PlainTime.from("09:00");

/** A draft for a new one-hour event on `day`: at the next full hour if that's today, which may be tomorrow's first one, otherwise in the morning. */
export function newDraft(day: Temporal.PlainDate, now: Temporal.PlainDateTime): EventDraft {
  const nextHour = now.round({ smallestUnit: "hour", roundingMode: "floor" }).add({ hours: 1 });
  const start = day.equals(now.toPlainDate()) ? nextHour : day.toPlainDateTime(MORNING);
  const end = start.add({ hours: 1 });
  return {
    title: "",
    allDay: false,
    startDate: dateInput(start),
    startTime: timeInput(start.toPlainTime()),
    endDate: dateInput(end),
    endTime: timeInput(end.toPlainTime()),
    location: "",
    description: "",
    color: "blue",
    rule: null,
    reminders: [USUAL_REMINDER],
  };
}

export function draftOfEvent(event: CalendarEvent, viewer: string): EventDraft {
  const start = Temporal.Instant.from(event.start).toZonedDateTimeISO(viewer);
  const end = Temporal.Instant.from(event.end).toZonedDateTimeISO(viewer);
  const days = eventDays(event, viewer);
  return {
    title: event.title,
    allDay: event.allDay,
    startDate: event.allDay ? days.first.toString() : dateInput(start.toPlainDateTime()),
    startTime: event.allDay ? timeInput(MORNING) : timeInput(start.toPlainTime()),
    endDate: event.allDay ? days.last.toString() : dateInput(end.toPlainDateTime()),
    endTime: event.allDay ? timeInput(MORNING.add({ hours: 1 })) : timeInput(end.toPlainTime()),
    location: event.location ?? "",
    description: event.description ?? "",
    color: event.color,
    rule: event.recurrence,
    reminders: event.reminders,
  };
}

/** What keeps a draft from being saved, without duplicates. */
export function draftProblems(draft: EventDraft, zones: DraftZones): readonly DraftProblem[] {
  const problems: DraftProblem[] = [];
  if (draft.title.trim() === "") problems.push("title_missing");
  const complete = (date: string, time: string) => date !== "" && (draft.allDay || time !== "");
  const hasStart = complete(draft.startDate, draft.startTime);
  const hasEnd = complete(draft.endDate, draft.endTime);
  if (!hasStart) problems.push("start_missing");
  if (!hasEnd) problems.push("end_missing");
  if (hasStart && hasEnd) {
    const { start, end } = draftSpan(draft, zones);
    if (Temporal.Instant.compare(start, end) >= 0) problems.push("end_before_start");
  }
  return problems;
}

/** The field to correct. */
export function fieldOfProblem(problem: DraftProblem, draft: EventDraft): keyof EventDraft {
  switch (problem) {
    case "title_missing":
      return "title";
    case "start_missing":
      return draft.startDate === "" ? "startDate" : "startTime";
    case "end_missing":
      return draft.endDate === "" ? "endDate" : "endTime";
    case "end_before_start":
      return draft.allDay || draft.endDate < draft.startDate ? "endDate" : "endTime";
  }
}

/** The complete event as the API expects it. The draft must have no problems. */
export function fieldsOfDraft(draft: EventDraft, zones: DraftZones): EventFields {
  const { start, end } = draftSpan(draft, zones);
  return {
    title: draft.title.trim(),
    allDay: draft.allDay,
    start: start.toString(),
    end: end.toString(),
    timezone: zones.event,
    location: draft.location.trim() || null,
    description: draft.description.trim() || null,
    color: draft.color,
    recurrence: draft.rule,
    reminders: [...draft.reminders],
  };
}

/** Sets or clears all-day. Setting it drops the default reminder, since nobody wants one ten minutes before midnight. */
export function withAllDay(draft: EventDraft, allDay: boolean): EventDraft {
  const isUsual = draft.reminders.length === 1 && draft.reminders[0] === USUAL_REMINDER;
  return { ...draft, allDay, reminders: allDay && isUsual ? [] : draft.reminders };
}

/**
 * The draft with another start. The end moves with it to keep the length. If there's no valid length to keep, the end stays if it's
 * after the new start, and is an hour later than the start otherwise. A half-typed start doesn't move the end.
 */
export function withStart(draft: EventDraft, start: Pick<EventDraft, "startDate" | "startTime">): Moments {
  const { allDay, endDate, endTime } = draft;
  const moments = { ...start, endDate, endTime };
  const before = momentOf(draft.startDate, draft.startTime, allDay);
  const from = momentOf(start.startDate, start.startTime, allDay);
  const to = momentOf(endDate, endTime, allDay);
  if (!from || !to) return moments;
  const isValid = (first: Temporal.PlainDateTime) => Temporal.PlainDateTime.compare(first, to) < (allDay ? 1 : 0);
  const hadLength = before !== undefined && isValid(before);
  if (!hadLength && isValid(from)) return moments;
  const end = from.add(hadLength ? before.until(to) : { hours: allDay ? 0 : 1 });
  return { ...moments, endDate: dateInput(end), endTime: allDay ? endTime : timeInput(end.toPlainTime()) };
}

type Moments = Pick<EventDraft, "startDate" | "startTime" | "endDate" | "endTime">;

/** Undefined while it's half typed. */
function momentOf(date: string, time: string, allDay: boolean): Temporal.PlainDateTime | undefined {
  if (date === "" || (time === "" && !allDay)) return undefined;
  return Temporal.PlainDateTime.from(allDay ? date : `${date}T${time}`);
}

function draftSpan(draft: EventDraft, zones: DraftZones) {
  if (draft.allDay) {
    const midnight = (day: Temporal.PlainDate) => day.toZonedDateTime(zones.event).toInstant();
    const last = Temporal.PlainDate.from(draft.endDate);
    return { start: midnight(Temporal.PlainDate.from(draft.startDate)), end: midnight(last.add({ days: 1 })) };
  }
  const instant = (date: string, time: string) =>
    Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zones.viewer).toInstant();
  return { start: instant(draft.startDate, draft.startTime), end: instant(draft.endDate, draft.endTime) };
}

const dateInput = (moment: Temporal.PlainDateTime) => moment.toPlainDate().toString();
const timeInput = (time: Temporal.PlainTime) => time.toString({ smallestUnit: "minute" });

import {
  type CalendarEvent,
  type CalendarEventCreate,
  type CalendarEventUpdate,
  timeZoneName,
} from "@atrium/shared-contracts/wire";
import { cleanLine } from "../text/clean-line.ts";
import { invalidEvent } from "./invalid-event.ts";
import {
  DAY_MS,
  FIRST_INSTANT,
  FIRST_YEAR,
  LAST_INSTANT,
  LAST_YEAR,
  MAX_EVENT_DAYS,
  MAX_OCCURRENCE_DAYS,
} from "./limits.ts";
import { everOccurs, lastStartOf } from "./occurrences.ts";
import type { Series, Timing } from "./occurrences.ts";
import { formatRule, parseRule } from "./recurrence-rule.ts";
import { startOfDay, zoned } from "../time/zoned-time.ts";

/** The fields of an event that a person sets; the server sets all others. */
export type EventDraft = Timing & {
  title: string;
  description: string | null;
  location: string | null;
  /** RRULE value; null for a single event. */
  recurrence: string | null;
  color: CalendarEvent["color"];
  reminders: number[];
};

/** The columns derived from an event's timing. */
export type Schedule = { endsBy: Date | null; lastStart: Date | null };

export const draftOf = (input: CalendarEventCreate): EventDraft => ({
  title: cleanLine(input.title, "title"),
  start: new Date(input.start),
  end: new Date(input.end),
  timezone: input.timezone,
  allDay: input.allDay ?? false,
  description: input.description ?? null,
  location: cleanPlace(input.location ?? null),
  recurrence: input.recurrence ?? null,
  color: input.color ?? "blue",
  reminders: input.reminders ?? [],
});

const cleanPlace = (text: string | null) => (text === null ? null : cleanLine(text, "location"));

/** `draft` with the fields from `changes` applied. */
export const changedDraft = (draft: EventDraft, changes: Omit<CalendarEventUpdate, "version">): EventDraft => ({
  title: changes.title === undefined ? draft.title : cleanLine(changes.title, "title"),
  start: changes.start === undefined ? draft.start : new Date(changes.start),
  end: changes.end === undefined ? draft.end : new Date(changes.end),
  timezone: changes.timezone ?? draft.timezone,
  allDay: changes.allDay ?? draft.allDay,
  description: changes.description === undefined ? draft.description : changes.description,
  location: changes.location === undefined ? draft.location : cleanPlace(changes.location),
  recurrence: changes.recurrence === undefined ? draft.recurrence : changes.recurrence,
  color: changes.color ?? draft.color,
  reminders: changes.reminders ?? draft.reminders,
});

/**
 * The draft, validated and in its canonical form.
 * @throws ApiError `validation_failed`, naming the field.
 */
export function checkedDraft(draft: EventDraft): EventDraft {
  const timezone = timeZoneName(draft.timezone);
  if (timezone === undefined) throw invalidEvent("timezone", "This is not a time zone of the IANA database");
  const { start, end } = draft;
  for (const [field, at] of [["start", start] as const, ["end", end] as const]) {
    if (!(at.getTime() >= FIRST_INSTANT && at.getTime() < LAST_INSTANT)) {
      throw invalidEvent(field, `Must lie in the years ${FIRST_YEAR} to ${LAST_YEAR}`);
    }
  }
  if (end <= start) throw invalidEvent("end", "Must be after the start");
  const days = draft.recurrence === null ? MAX_EVENT_DAYS : MAX_OCCURRENCE_DAYS;
  if (end.getTime() - start.getTime() > (days + 1 / 12) * DAY_MS) {
    throw invalidEvent("end", `Must be at most ${days} days after the start`);
  }
  if (draft.allDay) {
    const midnight = (at: Date) => startOfDay(zoned(at, timezone).toPlainDate(), timezone).getTime() === at.getTime();
    if (!midnight(start)) throw invalidEvent("start", "An all-day event starts at midnight of its time zone");
    if (!midnight(end)) throw invalidEvent("end", "An all-day event ends at midnight of its time zone");
  }
  const rule = draft.recurrence === null ? null : parseRule(draft.recurrence);
  if (rule !== null && !everOccurs({ ...draft, timezone }, rule)) {
    throw invalidEvent("recurrence", "No date matches this recurrence: it would never repeat");
  }
  const recurrence = rule === null ? null : formatRule(rule);
  const reminders = [...new Set(draft.reminders)].sort((a, b) => a - b);
  return { ...draft, timezone, recurrence, reminders };
}

/** When the event and all its occurrences are over. */
export function scheduleOf(draft: EventDraft): Schedule {
  if (draft.recurrence === null) return { endsBy: draft.end, lastStart: null };
  const lastStart = lastStartOf(draft, parseRule(draft.recurrence));
  if (lastStart === null) return { endsBy: null, lastStart };
  const length = draft.end.getTime() - draft.start.getTime();
  // An all-day occurrence across a clock change may be longer than the first one.
  return { endsBy: new Date(lastStart.getTime() + length + DAY_MS / 2), lastStart };
}

/** The draft as a series; undefined for a single event. */
export function seriesOf(draft: EventDraft, lastStart: Date | null, exceptions: readonly Date[]): Series | undefined {
  if (draft.recurrence === null) return undefined;
  return { ...draft, rule: parseRule(draft.recurrence), lastStart, exceptions };
}

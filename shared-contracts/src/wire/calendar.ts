import * as z from "zod/mini";
import { SEARCH_MAX_CHARACTERS, SEARCH_MAX_HITS } from "../specification/constants.ts";
import { queryNumber } from "./query.ts";
import { boundedText, id, instant } from "./text.ts";
import { timeZone } from "./time-zone.ts";

export const EVENT_COLORS = ["blue", "teal", "green", "amber", "red", "violet", "grey"] as const;

const fields = {
  title: boundedText(200),
  description: z.nullable(boundedText(5_000)),
  location: z.nullable(boundedText(200)),
  /** Instant of the start; for an all-day event midnight of the first day in `timezone`. */
  start: instant(),
  /** Instant of the end, exclusive and after the start; for an all-day event midnight after the last day in `timezone`. */
  end: instant(),
  allDay: z.boolean(),
  /** IANA time zone in which the event lives (and recurs). */
  timezone: boundedText(64),
  /** RFC 5545 RRULE value without its name, e.g. `FREQ=WEEKLY;BYDAY=MO`; null for a single event. */
  recurrence: z.nullable(boundedText(500)),
  color: z.enum(EVENT_COLORS),
  /** Minutes before the start, at most 5. */
  reminders: z.array(z.number().check(z.int(), z.gte(0), z.lte(40_320))).check(z.maxLength(5)),
};

/** One event; an occurrence of a recurring one carries `occurrenceStart`, which names it. */
export const CalendarEvent = z.object({
  id: id(),
  ...fields,
  /** Starts of occurrences that were left out. */
  exceptions: z.array(instant()),
  source: z.enum(["user", "assistant"]),
  createdAt: instant(),
  updatedAt: instant(),
  /** Grows with each edit; send it back with an edit. */
  version: z.number(),
  occurrenceStart: z.optional(instant()),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** GET /calendar: events that touch [from, to), recurrences expanded, by start. At most two years wide. */
export const CalendarQuery = z.strictObject({ from: instant(), to: instant() });
export const CalendarEvents = z.object({ events: z.array(CalendarEvent) });
export type CalendarEvents = z.infer<typeof CalendarEvents>;

/**
 * GET /calendar/search: the owner's events that hold every word of `q` in title, description or location, in any case.
 * What is still to come stands first, soonest first; then what is over, latest first. A recurring event is there once, as
 * its next occurrence, or its last. Answers `CalendarEvents`.
 */
export const CalendarSearchQuery = z.strictObject({
  q: boundedText(SEARCH_MAX_CHARACTERS),
  limit: z.optional(queryNumber(1, SEARCH_MAX_HITS)),
});

/** POST /calendar */
export const CalendarEventCreate = z.strictObject({
  title: fields.title,
  start: fields.start,
  end: fields.end,
  timezone: timeZone(),
  allDay: z.optional(fields.allDay),
  description: z.optional(fields.description),
  location: z.optional(fields.location),
  recurrence: z.optional(fields.recurrence),
  color: z.optional(fields.color),
  reminders: z.optional(fields.reminders),
});
export type CalendarEventCreate = z.infer<typeof CalendarEventCreate>;

/** PUT /calendar/{id}: changed fields and the version they were made on; 409 `event_conflict` with the current event when it moved on. */
export const CalendarEventUpdate = z.strictObject({
  version: z.number().check(z.int(), z.gte(1)),
  ...z.partial(CalendarEventCreate).shape,
});
export type CalendarEventUpdate = z.infer<typeof CalendarEventUpdate>;

/** Which occurrences of a recurring event an edit or a deletion is for; `occurrence` (its start) is needed for one and following. */
export const ScopeQuery = z.strictObject({
  scope: z.optional(z.enum(["one", "following", "all"])),
  occurrence: z.optional(instant()),
});

export const CalendarEventResponse = z.object({ event: CalendarEvent });
/** Body of the 409: the error and the event as it stands. */
export const CalendarConflict = z.object({
  message: z.string(),
  code: z.literal("event_conflict"),
  event: CalendarEvent,
});

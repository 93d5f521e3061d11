import * as z from "zod/mini";
import { SEARCH_MAX_CHARACTERS, SEARCH_MAX_HITS } from "../specification/constants.ts";
import { defineCall } from "./call.ts";
import { queryNumber } from "./query.ts";
import { boundedText, id, instant, visibleText } from "./text.ts";
import { timeZone } from "./time-zone.ts";

export const EVENT_COLORS = ["blue", "teal", "green", "amber", "red", "violet", "grey"] as const;

const fields = {
  title: boundedText(200),
  description: z.nullable(boundedText(5_000)),
  location: z.nullable(boundedText(200)),
  /** Start. For an all-day event, midnight at the start of the first day in `timezone`. */
  start: instant(),
  /** End, exclusive and after the start. For an all-day event, midnight after the last day in `timezone`. */
  end: instant(),
  allDay: z.boolean(),
  /** IANA time zone the event is in. Recurrences are computed in it. */
  timezone: boundedText(64),
  /** RFC 5545 RRULE value without the `RRULE:` prefix, e.g. `FREQ=WEEKLY;BYDAY=MO`. Null for a single event. */
  recurrence: z.nullable(boundedText(500)),
  color: z.enum(EVENT_COLORS),
  /** Minutes before the start, 0 to 40,320 (28 days). At most 5 reminders. */
  reminders: z.array(z.number().check(z.int(), z.gte(0), z.lte(40_320))).check(z.maxLength(5)),
};

/** One event. An occurrence of a recurring event has `occurrenceStart`, which identifies it. */
export const CalendarEvent = z.object({
  id: id(),
  ...fields,
  /** Starts of occurrences the series skips, because they were deleted or split off into an event of their own. */
  exceptions: z.array(instant()),
  source: z.enum(["user", "assistant"]),
  createdAt: instant(),
  updatedAt: instant(),
  /** Increases with each edit. Send it back when you edit the event. */
  version: z.number(),
  occurrenceStart: z.optional(instant()),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** A range of time, at most two years. `to` is exclusive. */
export const CalendarQuery = z.strictObject({ from: instant(), to: instant() });
export const CalendarEvents = z.object({ events: z.array(CalendarEvent) });
export type CalendarEvents = z.infer<typeof CalendarEvents>;

export const CalendarSearchQuery = z.strictObject({
  q: boundedText(SEARCH_MAX_CHARACTERS),
  limit: z.optional(queryNumber(1, SEARCH_MAX_HITS)),
});

export const CalendarEventCreate = z.strictObject({
  title: fields.title,
  start: fields.start,
  end: fields.end,
  timezone: timeZone(),
  allDay: z.optional(fields.allDay),
  description: z.optional(z.nullable(visibleText(5_000))),
  location: z.optional(fields.location),
  recurrence: z.optional(fields.recurrence),
  color: z.optional(fields.color),
  reminders: z.optional(fields.reminders),
});
export type CalendarEventCreate = z.infer<typeof CalendarEventCreate>;

/** The changed fields, and the version they're based on. */
export const CalendarEventUpdate = z.strictObject({
  version: z.number().check(z.int(), z.gte(1)),
  ...z.partial(CalendarEventCreate).shape,
});
export type CalendarEventUpdate = z.infer<typeof CalendarEventUpdate>;

/** Which occurrences of a recurring event to edit or delete. `one` and `following` need `occurrence`, the occurrence's start. */
export const ScopeQuery = z.strictObject({
  scope: z.optional(z.enum(["one", "following", "all"])),
  occurrence: z.optional(instant()),
});

export const CalendarEventResponse = z.object({ event: CalendarEvent });
/** Body of the 409: the error, and the current event. */
export const CalendarConflict = z.object({
  message: z.string(),
  code: z.literal("event_conflict"),
  event: CalendarEvent,
});

const ofEvent = { path: "/calendar/:id", params: z.strictObject({ id: id() }) } as const;

export const calendarCalls = {
  /** Events that overlap the range, recurrences expanded, sorted by start. */
  list: defineCall({ method: "GET", path: "/calendar", query: CalendarQuery, answer: CalendarEvents }),
  /**
   * The caller's events with every word of `q` in the title, description or location, ignoring case. Upcoming events come first, soonest
   * first, then past ones, latest first. A recurring event appears once: as its next occurrence, or its last if it's over.
   */
  search: defineCall({ method: "GET", path: "/calendar/search", query: CalendarSearchQuery, answer: CalendarEvents }),
  /** For a recurring event, the series. */
  get: defineCall({ ...ofEvent, method: "GET", answer: CalendarEventResponse }),
  create: defineCall({
    method: "POST",
    path: "/calendar",
    body: CalendarEventCreate,
    answer: { 201: CalendarEventResponse },
  }),
  /** If the version is outdated: 409 `event_conflict` (`CalendarConflict`). */
  update: defineCall({
    ...ofEvent,
    method: "PUT",
    query: ScopeQuery,
    body: CalendarEventUpdate,
    answer: CalendarEventResponse,
  }),
  remove: defineCall({ ...ofEvent, method: "DELETE", query: ScopeQuery }),
};

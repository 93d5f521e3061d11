import { tool, type ToolSet, zodSchema } from "ai";
import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { Temporal } from "temporal-polyfill";
import * as z from "zod/mini";
import { derivedId } from "../../../ids/derived-id.ts";
import { inOrder } from "../../acts/same-write.ts";
import type { EventChange, OccurrenceScope } from "../../reply/ports.ts";
import { inZone, isoInstant } from "../../understanding/zone.ts";
import type { ActResult } from "../reply-acts.ts";
import { meantEvent } from "./meant-event.ts";
import type { Toolbox } from "./toolbox.ts";
import { eventInstant, LocalDate, LocalTime, words } from "./tool-inputs.ts";

const NOTE_CHARACTERS = 2_000;
const REMINDERS = z.array(z.number().check(z.int(), z.gte(0), z.lte(40_320))).check(z.maxLength(5));
const RULE_PREFIX = /^RRULE:/i;
const rule = () => words(500).check(z.overwrite((text) => text.replace(RULE_PREFIX, "")));

const details = {
  location: z.optional(z.nullable(words(200))),
  description: z.optional(z.nullable(words(NOTE_CHARACTERS))),
  reminders: z.optional(REMINDERS),
  recurrence: z.optional(z.nullable(rule())),
};
/** Of which event: by what it's called or its id, and its start if that's known. */
const which = {
  event: words(200),
  current: z.optional(z.union([LocalTime, LocalDate])),
  occurrences: z.optional(z.enum(["one", "following", "all"])),
};

const WHICH =
  "`event` is what the user calls it, or its id from list_events; `current` its present local start or day, if known. Of a recurring event, `occurrences` says which ones; `one` and `following` need `current`.";
const DETAILS =
  "`reminders` are minutes before the start. `recurrence` is an RRULE value, such as FREQ=WEEKLY;BYDAY=MO.";

const REFUSED = { "too-many": { refused: "Too many changes for one reply: the user has to confirm these first." } };

/** What the model hears of what it ordered: nothing that's stored. */
function told(result: ActResult, done: object) {
  if (result.kind === "too-many") return REFUSED["too-many"];
  return result.kind === "done"
    ? { status: "done", ...done }
    : { status: "proposed", note: "The user has to confirm it with the buttons below your reply. It isn't done." };
}

const CREATE_EVENT = zodSchema(
  z.object({
    title: words(200),
    start: LocalTime,
    end: LocalTime,
    allDay: z.optional(z.boolean()),
    ...details,
  }),
);
const CHANGE_EVENT = zodSchema(
  z.object({
    ...which,
    title: z.optional(words(200)),
    start: z.optional(LocalTime),
    end: z.optional(LocalTime),
    allDay: z.optional(z.boolean()),
    ...details,
  }),
);
const CANCEL_EVENT = zodSchema(z.object(which));

export const WRITING_TOOLS: ReadonlySet<string> = new Set(["create_event", "change_event", "cancel_event"]);

/** The tools that write to the calendar, or propose to. */
export const calendarWriting = (tools: Toolbox): ToolSet => {
  const { request, acts, zone } = tools;
  return {
    create_event: tool({
      description: `Puts an event into the user's calendar. Only when the user asks for it. For an all-day event, the times are midnights, the end after its last day. ${DETAILS}`,
      inputSchema: CREATE_EVENT,
      execute: async ({ start, end, allDay, location, description, reminders, recurrence, title }) => {
        const event = {
          title,
          start: eventInstant(start, zone, { isDay: allDay === true }),
          end: eventInstant(end, zone, { isDay: allDay === true }),
          timezone: zone,
          ...(allDay === true ? { allDay } : {}),
          ...(location ? { location } : {}),
          ...(description ? { description } : {}),
          ...(reminders === undefined || reminders.length === 0 ? {} : { reminders }),
          ...(recurrence ? { recurrence } : {}),
        };
        // What another attempt or version of the reply makes anew has the same id only if it's the same.
        const id = derivedId("turn-event", request.turnId, inOrder(event));
        return told(await acts.act({ does: "create", id, event }), { title, start, end });
      },
    }),
    change_event: tool({
      description: `Changes an event of the user: only what's given. A new \`start\` alone keeps the length. ${WHICH} ${DETAILS} Null takes something away.`,
      inputSchema: CHANGE_EVENT,
      execute: async ({ event: called, current, occurrences, ...wanted }) => {
        const event = await meantEvent(tools, { called, current, occurrences });
        if ("refused" in event) return event;
        const change = changeOf(event, wanted, zone);
        if (Object.keys(change).length === 0) return { refused: "Nothing was given to change." };
        const result = await acts.act({ does: "change", event, scope: scopeOf(event, occurrences), change });
        return told(result, { changed: Object.keys(wanted) });
      },
    }),
    cancel_event: tool({
      description: `Proposes to delete an event of the user. ${WHICH}`,
      inputSchema: CANCEL_EVENT,
      execute: async ({ event: called, current, occurrences }) => {
        const event = await meantEvent(tools, { called, current, occurrences });
        if ("refused" in event) return event;
        return told(await acts.act({ does: "cancel", event, scope: scopeOf(event, occurrences) }), {});
      },
    }),
  };
};

const scopeOf = (event: CalendarEvent, scope: OccurrenceScope["scope"] = "one"): OccurrenceScope | undefined =>
  event.recurrence === null ? undefined : { scope, occurrence: event.occurrenceStart };

type Wanted = Omit<EventChange, "version" | "timezone" | "color">;

/** The change in instants, without what stays as it is. */
function changeOf(event: CalendarEvent, { start, end, ...rest }: Wanted, zone: string): Omit<EventChange, "version"> {
  const at = (time: string) => eventInstant(time, zone, { isDay: rest.allDay ?? event.allDay });
  const begins = start === undefined ? undefined : at(start);
  const ends = end !== undefined ? at(end) : begins === undefined ? undefined : endAfter(event, begins, zone);
  const wanted = { ...rest, ...(begins && { start: begins }), ...(ends && { end: ends }) };
  const differing = Object.entries(wanted).filter(
    ([field, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(event[field as keyof Wanted]),
  );
  return Object.fromEntries(differing);
}

/** The end of an event as long as now, in days on the clock for one that's all day. */
function endAfter(event: CalendarEvent, begins: string, zone: string): string {
  const [from, to, at] = [event.start, event.end, begins].map((each) => inZone(new Date(each), zone));
  if (from === undefined || to === undefined || at === undefined) return event.end;
  if (!event.allDay)
    return isoInstant(at.add({ milliseconds: Date.parse(event.end) - Date.parse(event.start) }).toInstant());
  const days = from.toPlainDate().until(to.toPlainDate(), { largestUnit: "days" }).days;
  return isoInstant(Temporal.PlainDate.from(at.toPlainDate()).add({ days }).toZonedDateTime(zone).toInstant());
}

import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { isUuid } from "../../../ids/uuid.ts";
import { derivedId } from "../../../ids/derived-id.ts";
import { findEvents, titleMatches, withoutRepeats } from "../../search/event-search.ts";
import type { OccurrenceScope } from "../../reply/ports.ts";
import type { Toolbox } from "./toolbox.ts";
import { toldEvent } from "./told-event.ts";
import { endOf, instantAt, startOf } from "./tool-inputs.ts";

interface Called {
  /** Words of its title, or its id. */
  readonly called: string;
  /** Its local start, or its day. */
  readonly current: string | undefined;
  /** Of a recurring event. */
  readonly occurrences: OccurrenceScope["scope"] | undefined;
}

type Refused = { readonly refused: string; readonly events?: readonly object[] };

/** The one event that the model means, an occurrence of a recurring one as such, or why there's none. */
export async function meantEvent(tools: Toolbox, of: Called): Promise<CalendarEvent | Refused> {
  const { request, acts, zone } = tools;
  const { called, current, occurrences } = of;
  // A second attempt means the same one, whatever the first has made of it.
  const key = derivedId("meant", called, current ?? "", occurrences ?? "");
  const found = await request.remember(`meant-${key}`, () => search(tools, of));
  const [event, ...others] = withoutRepeats(found);
  if (event === undefined) return { refused: "There is no such event." };
  if (others.length > 0) {
    acts.hear();
    const events = withoutRepeats(found).map((each) => toldEvent(each, zone));
    return { refused: "Several events fit. Ask the user which one is meant.", events: events.slice(0, SEVERAL) };
  }
  if (event.recurrence === null) return event;
  if (current === undefined && occurrences !== "all")
    return { refused: "The event repeats. Ask the user which of its dates are meant, or all." };
  return event;
}

const SEVERAL = 10;

async function search(
  { ports, request, wording, zone }: Toolbox,
  { called, current }: Called,
): Promise<readonly CalendarEvent[]> {
  const { userId } = request;
  const matches = (event: CalendarEvent) => (isUuid(called) ? event.id === called : titleMatches(event.title, called));
  if (current !== undefined) {
    const isDay = !current.includes("T");
    const from = isDay ? startOf(current, zone) : instantAt(current, zone);
    const to = isDay ? endOf(current, zone) : new Date(Date.parse(from) + 60_000).toISOString();
    const there = await ports.calendar.listEvents(userId, { from, to });
    return there.filter(
      (event) => matches(event) && (isDay || event.allDay || Date.parse(event.start) === Date.parse(from)),
    );
  }
  const { now } = wording;
  if (!isUuid(called)) return findEvents(ports.calendar, { userId, now, words: called, when: null, days: null });
  const row = await ports.calendar.getEvent(userId, called);
  if (row === null || row.recurrence === null) return row === null ? [] : [row];
  const ahead = { userId, now, words: "", when: null, days: null };
  return (await findEvents(ports.calendar, ahead)).filter(({ id }) => id === called);
}

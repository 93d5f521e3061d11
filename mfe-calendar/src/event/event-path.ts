import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { eventDays } from "./dated-event.ts";

type Addressed = Pick<CalendarEvent, "id" | "start" | "end" | "allDay" | "timezone"> & {
  readonly occurrenceStart?: string | undefined;
};

/** Path that opens an event or occurrence in the calendar, on its day in the viewer's `zone`. */
export function eventPath(event: Addressed, zone: string): string {
  const address = new URLSearchParams({ date: eventDays(event, zone).first.toString(), event: event.id });
  if (event.occurrenceStart) address.set("occurrence", event.occurrenceStart);
  return `/calendar?${address}`;
}

/** Path that opens the editor for a new event. */
export const NEW_EVENT_PATH = "/calendar?new=event";

import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { firstCharacters } from "@atrium/shared-contracts/wire";
import { localTime } from "./tool-inputs.ts";

const NOTE_CHARACTERS = 500;

/** The parts of an event that the model gets to read. Times are local. */
export const toldEvent = (event: CalendarEvent, zone: string) => ({
  id: event.id,
  title: event.title,
  start: localTime(event.start, zone),
  end: localTime(event.end, zone),
  ...(event.allDay ? { allDay: true } : {}),
  ...(event.recurrence === null ? {} : { recurrence: event.recurrence }),
  ...(event.location === null ? {} : { location: event.location }),
  ...(event.description === null ? {} : { description: firstCharacters(event.description, NOTE_CHARACTERS) }),
  ...(event.reminders.length === 0 ? {} : { reminders: event.reminders }),
});

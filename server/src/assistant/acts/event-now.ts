import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { CalendarPort } from "../reply/ports.ts";

/** An event as it is now, or one occurrence of a series by its start; null when that's gone. */
export async function eventNow(
  calendar: CalendarPort,
  userId: string,
  { id, occurrence }: { readonly id: string; readonly occurrence: string | null },
): Promise<CalendarEvent | null> {
  if (occurrence === null) return calendar.getEvent(userId, id);
  const to = new Date(Date.parse(occurrence) + 1).toISOString();
  const there = await calendar.listEvents(userId, { from: occurrence, to });
  return there.find((event) => event.id === id && event.occurrenceStart === occurrence) ?? null;
}

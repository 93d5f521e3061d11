import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { CalendarPort } from "../reply/ports.ts";
import type { Write } from "./write.ts";
import { changedAlready } from "./writes.ts";

export interface StillToDo {
  /** What's left, with the events as they are now. */
  readonly writes: readonly Write[];
  /** Whether an event that's left was changed since. */
  readonly isChanged: boolean;
}

/** What of these writes is still to do. What was done since, or is about an event that's gone, isn't. */
export async function stillToDo(calendar: CalendarPort, userId: string, writes: readonly Write[]): Promise<StillToDo> {
  const left: Write[] = [];
  let isChanged = false;
  for (const write of writes) {
    if (write.does === "create") {
      if ((await calendar.getEvent(userId, write.id)) === null) left.push(write);
      continue;
    }
    const event = await current(calendar, userId, write.event);
    if (event === null) continue;
    const isSame = event.version === write.event.version;
    if (!isSame && write.does === "change" && (await changedAlready(calendar, userId, write)) !== undefined) continue;
    isChanged ||= !isSame;
    left.push({ ...write, event });
  }
  return { writes: left, isChanged };
}

/** The event, or the occurrence that it is. */
async function current(
  calendar: CalendarPort,
  userId: string,
  { id, occurrenceStart }: CalendarEvent,
): Promise<CalendarEvent | null> {
  if (occurrenceStart === undefined) return calendar.getEvent(userId, id);
  const to = new Date(Date.parse(occurrenceStart) + 1).toISOString();
  const there = await calendar.listEvents(userId, { from: occurrenceStart, to });
  return there.find((event) => event.id === id && event.occurrenceStart === occurrenceStart) ?? null;
}

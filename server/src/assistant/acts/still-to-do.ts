import type { CalendarPort } from "../reply/ports.ts";
import { changedInPlace } from "./changed-already.ts";
import { eventNow } from "./event-now.ts";
import type { Deed, Write } from "./write.ts";

export interface StillToDo {
  /** What's left, with the events as they are now. */
  readonly writes: readonly Write[];
  /** Whether an event that's left was changed since. */
  readonly isChanged: boolean;
}

/**
 * What of these writes is still to do. What was done since, or is about an event that's gone, isn't. `done` is what the assistant has done: an event
 * as that left it doesn't count as changed.
 */
export async function stillToDo(
  calendar: CalendarPort,
  userId: string,
  { writes, done }: { readonly writes: readonly Write[]; readonly done: readonly Deed[] },
): Promise<StillToDo> {
  const known = done.flatMap((deed) => deed.left);
  const left: Write[] = [];
  let isChanged = false;
  for (const write of writes) {
    if (write.does === "create") {
      if ((await calendar.getEvent(userId, write.id)) === null) left.push(write);
      continue;
    }
    const { id, occurrenceStart: occurrence = null } = write.event;
    const event = await eventNow(calendar, userId, { id, occurrence });
    if (event === null) continue;
    const isSame = event.version === write.event.version;
    if (!isSame && write.does === "change" && (await changedInPlace(calendar, userId, write)) !== undefined) continue;
    isChanged ||= !isSame && !known.some((each) => each.id === event.id && each.version === event.version);
    left.push({ ...write, event });
  }
  return { writes: left, isChanged };
}

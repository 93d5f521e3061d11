import type { Write } from "../../acts/write.ts";
import { ToBeProposed } from "../../acts/write-once.ts";
import { daysOffIn } from "../../understanding/orders/days-off.ts";
import { readReference } from "../../understanding/orders/reference.ts";
import type { Scene } from "./scene.ts";
import { eventsOf, meantEvents } from "./spoken-events.ts";

/**
 * Follows a text that leaves a day out of the series that was spoken of last: "but not on December 24". Does nothing for any other text.
 * @throws ToBeProposed with what's left out
 */
export async function leaveOutDay(scene: Scene): Promise<void> {
  const { calendar, request, reading, table, dialogue } = scene;
  const days = dialogue.events.length === 1 ? daysOffIn(request.text, reading, table) : null;
  if (days === null) return;
  const events = await request.remember("leftOut", async () => {
    const [series] = await eventsOf(calendar, request.userId, dialogue.events);
    if (series === undefined || series.recurrence === null) return [];
    const of = { userId: request.userId, now: reading.now, events: [] };
    const there = await meantEvents(calendar, { ...readReference(days, reading, table), isPlural: true }, of);
    return there.filter(({ id }) => id === series.id);
  });
  const writes = events.flatMap((event): Write[] => {
    const { occurrenceStart: occurrence } = event;
    return occurrence === undefined ? [] : [{ does: "cancel", event, scope: { scope: "one", occurrence } }];
  });
  if (writes.length > 0) throw new ToBeProposed(writes);
}

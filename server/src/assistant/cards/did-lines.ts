import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { Write } from "../acts/write.ts";
import type { Wording } from "../wording/wording.ts";
import { datedWords } from "./event-words.ts";

/** What writes have done, a line each. `events`: the new and changed ones as they are now, in that order. */
export function didLines(writes: readonly Write[], events: readonly CalendarEvent[], wording: Wording): string[] {
  const after = [...events];
  return writes.map((each) => {
    // Those that were deleted aren't among the events.
    const shown = each.does === "cancel" ? each.event : (after.shift() ?? each.event);
    const span = { title: shown.title, start: shown.start, end: shown.end, allDay: shown.allDay ?? false };
    return wording.t(`did.${each.does}`, { what: datedWords(span, wording) });
  });
}

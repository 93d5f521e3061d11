import type { CalendarEventCreate } from "@atrium/shared-contracts/wire";
import { checkedDraft, draftOf, scheduleOf, seriesOf } from "./event-draft.ts";
import { MAX_WINDOW_MS } from "./limits.ts";
import { occurrencesBetween } from "./occurrences.ts";

/** The first starts of a recurring event, at most so many, within two years. None of a single event. @throws ApiError `validation_failed` */
export function firstDates(
  event: Pick<CalendarEventCreate, "start" | "end" | "timezone" | "allDay" | "recurrence">,
  most: number,
): Date[] {
  const draft = checkedDraft(draftOf({ ...event, title: "-" }));
  const series = seriesOf(draft, scheduleOf(draft).lastStart, []);
  if (series === undefined) return [];
  const until = new Date(draft.start.getTime() + MAX_WINDOW_MS);
  return occurrencesBetween(series, draft.start, until)
    .slice(0, most)
    .map(({ start }) => start);
}

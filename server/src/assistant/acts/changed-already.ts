import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { CalendarPort } from "../reply/ports.ts";
import type { ChangeWrite } from "./write.ts";

type Change = Pick<ChangeWrite, "event" | "scope" | "change">;

const holds = (event: CalendarEvent, wanted: object) =>
  Object.entries(wanted).every(
    ([field, value]) => JSON.stringify(event[field as keyof CalendarEvent]) === JSON.stringify(value),
  );

/** What the changed occurrences have in common. How often there are any is written in several ways. */
function wantedOf({ event, change }: Change) {
  const { start = event.start, end = event.end, recurrence: _, ...others } = change;
  return { title: event.title, ...others, start, end };
}

/** The event if it was changed since the change was asked for, and is as that would make it. It's the same event then, under its id. */
export async function changedInPlace(
  calendar: CalendarPort,
  userId: string,
  write: Change,
): Promise<CalendarEvent | undefined> {
  const { event, scope, change } = write;
  const current = await calendar.getEvent(userId, event.id);
  if (current === null || current.version === event.version) return undefined;
  if (scope === undefined || event.recurrence === null) return holds(current, change) ? current : undefined;
  if (scope.scope === "one") return undefined;
  const there = await shownAs(calendar, userId, write);
  return there.some(({ id }) => id === event.id) ? current : undefined;
}

/** The events that a change may have split off a series: one of its occurrences, or a series of what followed, which nothing ties to it but that it ended. */
async function splitFrom(calendar: CalendarPort, userId: string, write: Change): Promise<CalendarEvent[]> {
  const { event, scope } = write;
  if (event.recurrence === null || scope?.occurrence === undefined || scope.scope === "all") return [];
  const cut = Date.parse(scope.occurrence);
  if (scope.scope === "one") {
    const parts = await calendar.splitOff(userId, event.id);
    return parts.flatMap((part) =>
      Date.parse(part.of.start) === cut && holds(part.event, wantedOf(write)) ? [part.event] : [],
    );
  }
  const to = new Date(cut + 1).toISOString();
  const rest = await calendar.listEvents(userId, { from: scope.occurrence, to });
  if (rest.some(({ id, occurrenceStart }) => id === event.id && Date.parse(occurrenceStart ?? "") === cut)) return [];
  const there = (await shownAs(calendar, userId, write)).filter(({ id }) => id !== event.id);
  const series = await Promise.all(there.map(({ id }) => calendar.getEvent(userId, id)));
  return series.flatMap((each) => (each === null || each.recurrence === null ? [] : [each]));
}

async function shownAs(calendar: CalendarPort, userId: string, write: Change): Promise<CalendarEvent[]> {
  const wanted = wantedOf(write);
  const there = await calendar.listEvents(userId, { from: wanted.start, to: wanted.end });
  return there.filter((each) => holds(each, wanted));
}

/**
 * The event if it's as the change would make it: of a series, the one that has the changed occurrences. `alike` are events that were so before, which
 * says nothing of this change.
 */
export async function changedAlready(
  calendar: CalendarPort,
  userId: string,
  write: Change,
  alike: readonly string[] = [],
): Promise<CalendarEvent | undefined> {
  const inPlace = await changedInPlace(calendar, userId, write);
  if (inPlace !== undefined) return inPlace;
  const split = await splitFrom(calendar, userId, write);
  return split.find(({ id }) => !alike.includes(id));
}

/** The events that are as a change would make them before it's made, though they aren't the one that it's about. */
export async function alikeBefore(
  calendar: CalendarPort,
  userId: string,
  { event, ...write }: Change,
): Promise<string[]> {
  if (write.scope?.scope === "one") return (await splitFrom(calendar, userId, { event, ...write })).map(({ id }) => id);
  if (write.scope?.scope !== "following") return [];
  const there = await shownAs(calendar, userId, { event, ...write });
  return there.flatMap(({ id }) => (id === event.id ? [] : [id]));
}

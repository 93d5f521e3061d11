import type { CalendarEvent, CalendarEventCreate } from "@atrium/shared-contracts/wire";

/** Which occurrences of a recurring event to change. */
export type Scope = "one" | "following" | "all";

/** The fields of an event the user can change. */
export type EventFields = Pick<CalendarEvent, keyof CalendarEventCreate>;

/** True if changing `target` with `scope` also changes `event`. */
export function reaches(target: CalendarEvent, scope: Scope | undefined, event: CalendarEvent): boolean {
  if (event.id !== target.id) return false;
  if (scope === "all" || !target.occurrenceStart || !event.occurrenceStart) return true;
  const [at, from] = [Date.parse(event.occurrenceStart), Date.parse(target.occurrenceStart)];
  return scope === "following" ? at >= from : at === from;
}

/** Applies a change before the server has responded. Other occurrences in scope move by the same amount. */
export function patchEvents(
  events: readonly CalendarEvent[],
  target: CalendarEvent,
  scope: Scope | undefined,
  changes: Partial<EventFields>,
): CalendarEvent[] {
  const shifted = (instant: string, from: string, to: string | undefined) =>
    to === undefined ? instant : new Date(Date.parse(instant) + Date.parse(to) - Date.parse(from)).toISOString();
  return events.map((event) =>
    reaches(target, scope, event)
      ? {
          ...event,
          ...changes,
          start: shifted(event.start, target.start, changes.start),
          end: shifted(event.end, target.end, changes.end),
        }
      : event,
  );
}

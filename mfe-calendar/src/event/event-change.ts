import type { CalendarEvent } from "@atrium/shared-contracts";
import { type DraftZones, type EventDraft, draftOfEvent, fieldsOfDraft } from "./event-draft.ts";

/** Which occurrences of a recurring event a change is for. */
export type Scope = "one" | "following" | "all";

export type EventFields = ReturnType<typeof fieldsOfDraft>;

/** The fields that a person changed, and only those: what someone else changed meanwhile in the others stays. */
export function changedFields(base: CalendarEvent, draft: EventDraft, zones: DraftZones): Partial<EventFields> {
  const before = fieldsOfDraft(draftOfEvent(base, zones.viewer), zones);
  const after = fieldsOfDraft(draft, zones);
  const changed = Object.entries(after).filter(([name, value]) => !isSame(before[name as keyof EventFields], value));
  // Start and end belong together: one alone could contradict the other as the server has it.
  const names = new Set(changed.map(([name]) => name));
  if (names.has("start") || names.has("end") || names.has("allDay")) {
    changed.push(["start", after.start], ["end", after.end], ["allDay", after.allDay]);
  }
  return Object.fromEntries(changed);
}

const isSame = (a: EventFields[keyof EventFields], b: EventFields[keyof EventFields]) =>
  a === b || (Array.isArray(a) && Array.isArray(b) && a.join() === b.join());

/** True when a change of `scope` to `target` reaches `event`. */
export function reaches(target: CalendarEvent, scope: Scope | undefined, event: CalendarEvent): boolean {
  if (event.id !== target.id) return false;
  if (scope === "all" || !target.occurrenceStart || !event.occurrenceStart) return true;
  const [at, from] = [Date.parse(event.occurrenceStart), Date.parse(target.occurrenceStart)];
  return scope === "following" ? at >= from : at === from;
}

/** Shows a change before the server has answered. Times of other occurrences move by the same amount. */
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

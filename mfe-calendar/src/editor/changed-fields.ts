import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { EventFields } from "../event/event-change.ts";
import { type DraftZones, type EventDraft, draftOfEvent, fieldsOfDraft } from "./event-draft.ts";

/** Only the fields the user changed, so a save keeps changes made elsewhere to the other fields. */
export function changedFields(base: CalendarEvent, draft: EventDraft, zones: DraftZones): Partial<EventFields> {
  const before = fieldsOfDraft(draftOfEvent(base, zones.viewer), zones);
  const after = fieldsOfDraft(draft, zones);
  const changed = Object.entries(after).filter(([name, value]) => !isSame(before[name as keyof EventFields], value));
  // Start and end go together: one alone could conflict with the other on the server.
  const names = new Set(changed.map(([name]) => name));
  if (names.has("start") || names.has("end") || names.has("allDay")) {
    changed.push(["start", after.start], ["end", after.end], ["allDay", after.allDay]);
  }
  return Object.fromEntries(changed);
}

const isSame = (a: EventFields[keyof EventFields], b: EventFields[keyof EventFields]) =>
  a === b || (Array.isArray(a) && Array.isArray(b) && a.join() === b.join());

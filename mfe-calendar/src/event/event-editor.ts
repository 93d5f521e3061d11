import type { CalendarEvent } from "@atrium/shared-contracts";
import { Temporal } from "temporal-polyfill";
import { type DraftZones, type EventDraft, draftOfEvent, newDraft } from "./event-draft.ts";

/** What is being edited: an event to be, or one (or one occurrence) as it was when it was opened. */
export type EditorTarget =
  | { readonly kind: "new" }
  | {
      readonly kind: "existing";
      readonly event: CalendarEvent;
      /** The version that a save overwrites. */
      readonly version: number;
    };

/** Why the last save did not go through. */
export type EditorFailure =
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "conflict"; readonly current: CalendarEvent };

interface Open {
  readonly target: EditorTarget;
  readonly draft: EventDraft;
  readonly zones: DraftZones;
  readonly failure?: EditorFailure;
}
export type Editor =
  | { readonly step: "closed" }
  | ({ readonly step: "editing" | "choosing_scope" | "confirming_delete" } & Open);

export type OpenEditor = Exclude<Editor, { readonly step: "closed" }>;

export const CLOSED: Editor = { step: "closed" };

/** Opens the editor for a new event on `day`. */
export function editNew(day: Temporal.PlainDate, zone: string): OpenEditor {
  const draft = newDraft(day, Temporal.Now.plainDateTimeISO(zone));
  return { step: "editing", target: { kind: "new" }, draft, zones: { viewer: zone, event: zone } };
}

/** Opens the editor for an event; what happens to it keeps to the zone in which it lives. */
export function editEvent(event: CalendarEvent, zone: string): OpenEditor {
  return {
    step: "editing",
    target: { kind: "existing", event, version: event.version },
    draft: draftOfEvent(event, zone),
    zones: { viewer: zone, event: event.timezone },
  };
}

/** Opens the editor again as it was left, saying why the save did not go through. */
export function editAgain({ target, draft, zones }: OpenEditor, failure: EditorFailure): OpenEditor {
  return { step: "editing", target, draft, zones, failure };
}

/** Keeps what was typed and lays it over the event as it stands now. */
export function overwriting(editor: OpenEditor, current: CalendarEvent): OpenEditor {
  const { target, draft, zones } = editor;
  if (target.kind === "new") return editor;
  return { step: "editing", target: { ...target, version: current.version }, draft, zones };
}

/** True when a save or a deletion has to say which occurrences it is for. */
export function needsScope(target: EditorTarget): boolean {
  return target.kind === "existing" && target.event.recurrence !== null && target.event.occurrenceStart !== undefined;
}

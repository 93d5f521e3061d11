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
  /** The draft as it was when the editor was opened. */
  readonly opened: EventDraft;
  readonly zones: DraftZones;
  readonly failure?: EditorFailure;
}
export type Editor =
  | { readonly step: "closed" }
  | ({ readonly step: "editing" | "choosing_scope" | "confirming_delete" | "confirming_discard" } & Open);

export type OpenEditor = Exclude<Editor, { readonly step: "closed" }>;

export const CLOSED: Editor = { step: "closed" };

/** Opens the editor for a new event on `day`. */
export function editNew(day: Temporal.PlainDate, zone: string): OpenEditor {
  const draft = newDraft(day, Temporal.Now.plainDateTimeISO(zone));
  return { step: "editing", target: { kind: "new" }, draft, opened: draft, zones: { viewer: zone, event: zone } };
}

/** Opens the editor for an event; what happens to it keeps to the zone in which it lives. */
export function editEvent(event: CalendarEvent, zone: string): OpenEditor {
  const draft = draftOfEvent(event, zone);
  return {
    step: "editing",
    target: { kind: "existing", event, version: event.version },
    draft,
    opened: draft,
    zones: { viewer: zone, event: event.timezone },
  };
}

/** Opens the editor again as it was left, saying why the save did not go through. */
export function editAgain({ target, draft, opened, zones }: OpenEditor, failure: EditorFailure): OpenEditor {
  return { step: "editing", target, draft, opened, zones, failure };
}

/** Keeps what was typed and lays it over the event as it stands now. */
export function overwriting(editor: OpenEditor, current: CalendarEvent): OpenEditor {
  const { target, draft, opened, zones } = editor;
  if (target.kind === "new") return editor;
  return { step: "editing", target: { ...target, version: current.version }, draft, opened, zones };
}

/** True when a save or a deletion has to say which occurrences it is for. */
export function needsScope(target: EditorTarget): boolean {
  return target.kind === "existing" && target.event.recurrence !== null && target.event.occurrenceStart !== undefined;
}

/** True when closing would lose what somebody typed. */
export const isChanged = ({ draft, opened }: OpenEditor): boolean =>
  Object.entries(draft).some(([field, value]) => String(value) !== String(opened[field as keyof EventDraft]));

/** What a wish to close the editor leads to: closed, or first the question whether to discard what was typed. */
export const askedToClose = (open: OpenEditor): Editor =>
  isChanged(open) ? { ...open, step: "confirming_discard" } : CLOSED;

import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { Temporal } from "temporal-polyfill";
import { type DraftZones, type EventDraft, draftOfEvent, newDraft } from "./event-draft.ts";

/** What is being edited: a new event, or an existing one (or one occurrence) as it was when opened. */
export type EditorTarget =
  | { readonly kind: "new" }
  | {
      readonly kind: "existing";
      readonly event: CalendarEvent;
      /** The version a save overwrites. */
      readonly version: number;
    };

/** Why the last save failed. */
export type EditorFailure =
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "conflict"; readonly current: CalendarEvent };

interface Open {
  readonly target: EditorTarget;
  readonly draft: EventDraft;
  /** The draft as it was when the editor opened. */
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

/** Opens the editor for an existing event. All-day and recurring events stay in the event's own time zone. */
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

/** Reopens the editor as it was, with the reason the save failed. */
export function editAgain({ target, draft, opened, zones }: OpenEditor, failure: EditorFailure): OpenEditor {
  return { step: "editing", target, draft, opened, zones, failure };
}

/** Keeps the draft and bases it on the event's current version, so a save overwrites that. */
export function overwriting(editor: OpenEditor, current: CalendarEvent): OpenEditor {
  const { target, draft, opened, zones } = editor;
  if (target.kind === "new") return editor;
  return { step: "editing", target: { ...target, version: current.version }, draft, opened, zones };
}

/** True if the user has to choose which occurrences to save or delete. */
export function needsScope(target: EditorTarget): boolean {
  return target.kind === "existing" && target.event.recurrence !== null && target.event.occurrenceStart !== undefined;
}

/** True if closing would lose changes. */
export const isChanged = ({ draft, opened }: OpenEditor): boolean =>
  Object.entries(draft).some(([field, value]) => String(value) !== String(opened[field as keyof EventDraft]));

/** The state after the user tries to close: closed, or asking whether to discard changes if there are any. */
export const askedToClose = (open: OpenEditor): Editor =>
  isChanged(open) ? { ...open, step: "confirming_discard" } : CLOSED;

import { randomUUID } from "node:crypto";
import type { CalendarEventUpdate } from "@atrium/shared-contracts/wire";
import type { Transaction } from "../database/database.ts";
import { ApiError } from "../errors/api-error.ts";
import { changedDraft, checkedDraft } from "./event-draft.ts";
import type { EventDraft } from "./event-draft.ts";
import { columnsOf, draftOfRow, exceptionsOf } from "./event-row.ts";
import type { EventRow } from "./event-row.ts";
import { moveDetached, deleteDetached, deleteEvent, insertEvent, updateEvent } from "./event-store.ts";
import { invalidEvent } from "./invalid-event.ts";
import { MAX_EXCEPTIONS } from "./limits.ts";
import { occurrenceAt } from "./occurrences.ts";
import type { Occurrence, Series } from "./occurrences.ts";
import { formatRule } from "./recurrence-rule.ts";
import { isFirst, movedSeries, ruleFrom, ruleUntil } from "./series-edit.ts";

export type Changes = Omit<CalendarEventUpdate, "version">;
export type RecurringRow = { row: EventRow; series: Series };

/** @throws ApiError `occurrence_not_found` when the series has no such occurrence. */
export function namedOccurrence({ series }: RecurringRow, start: Date): Occurrence {
  const found = occurrenceAt(series, start);
  if (found === undefined) throw new ApiError("occurrence_not_found");
  return found;
}

const occurrenceDraft = (row: EventRow, occurrence: Occurrence): EventDraft => ({ ...draftOfRow(row), ...occurrence });

/** Edits every occurrence; given an `occurrence`, the changes are relative to that one. */
export async function editAll(tx: Transaction, { row, series }: RecurringRow, changes: Changes, start?: Date) {
  const occurrence = start === undefined ? series : namedOccurrence({ row, series }, start);
  const from = { ...draftOfRow(row), start: occurrence.start, end: occurrence.end };
  const to = checkedDraft(changedDraft(from, changes));
  const moved = movedSeries({ draft: draftOfRow(row), exceptions: exceptionsOf(row) }, from, to);
  const exceptions = moved.exceptions.map((at) => at.toISOString());
  return updateEvent(tx, row.id, { ...columnsOf(checkedDraft(moved.draft)), exceptions });
}

/** Turns the occurrence into a separate event and excludes it from the series. */
export async function editOne(tx: Transaction, recurring: RecurringRow, changes: Changes, start: Date) {
  const { row } = recurring;
  const occurrence = namedOccurrence(recurring, start);
  if (typeof changes.recurrence === "string") {
    throw invalidEvent("recurrence", "One occurrence cannot repeat: edit all, or this and the following");
  }
  const draft = checkedDraft({ ...changedDraft(occurrenceDraft(row, occurrence), changes), recurrence: null });
  await leaveOut(tx, row, start);
  const detached = { id: randomUUID(), userId: row.userId, source: row.source, seriesId: row.id, seriesStart: start };
  return inserted(tx, { ...detached, ...columnsOf(draft) });
}

/** Ends the series before the occurrence, and continues it in a new series. */
export async function editFollowing(tx: Transaction, recurring: RecurringRow, changes: Changes, start: Date) {
  const { row, series } = recurring;
  if (isFirst(series, start)) return editAll(tx, recurring, changes, start);
  const occurrence = namedOccurrence(recurring, start);
  const rest = { ...occurrenceDraft(row, occurrence), recurrence: formatRule(ruleFrom(series, start)) };
  const later = exceptionsOf(row).filter((at) => at >= start);
  const moved = movedSeries({ draft: rest, exceptions: later }, rest, checkedDraft(changedDraft(rest, changes)));
  await endBefore(tx, recurring, start);
  const next = await inserted(tx, {
    id: randomUUID(),
    userId: row.userId,
    source: row.source,
    exceptions: moved.exceptions.map((at) => at.toISOString()),
    ...columnsOf(checkedDraft(moved.draft)),
  });
  await moveDetached(tx, row.id, start, next.id);
  return next;
}

export async function removeOne(tx: Transaction, recurring: RecurringRow, start: Date): Promise<void> {
  namedOccurrence(recurring, start);
  await leaveOut(tx, recurring.row, start);
}

export async function removeFollowing(tx: Transaction, recurring: RecurringRow, start: Date): Promise<void> {
  const { row, series } = recurring;
  namedOccurrence(recurring, start);
  await deleteDetached(tx, row.id, start);
  if (isFirst(series, start)) await deleteEvent(tx, row.id);
  else await endBefore(tx, recurring, start);
}

async function leaveOut(tx: Transaction, row: EventRow, start: Date): Promise<void> {
  if (row.exceptions.length >= MAX_EXCEPTIONS) {
    throw invalidEvent("occurrence", `A series can leave out at most ${MAX_EXCEPTIONS} occurrences`);
  }
  await updateEvent(tx, row.id, { exceptions: [...row.exceptions, start.toISOString()].sort() });
}

async function endBefore(tx: Transaction, { row, series }: RecurringRow, cut: Date): Promise<void> {
  const draft = { ...draftOfRow(row), recurrence: formatRule(ruleUntil(series.rule, cut)) };
  const exceptions = row.exceptions.filter((at) => new Date(at) < cut);
  await updateEvent(tx, row.id, { ...columnsOf(draft), exceptions });
}

async function inserted(tx: Transaction, values: Parameters<typeof insertEvent>[1]): Promise<EventRow> {
  const row = await insertEvent(tx, values);
  if (row === undefined) throw new Error(`The new event's id ${values.id} is taken`);
  return row;
}

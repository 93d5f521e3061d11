import { HttpError, type ShellApi } from "@atrium/shared-contracts/contract";
import { calendarCalls, CalendarConflict, type CalendarEvent } from "@atrium/shared-contracts/wire";
import { keepPreviousData, queryOptions } from "@atrium/shared-ui/query";
import { type EventFields, type Scope } from "../event/event-change.ts";

/** Key prefix of every list of events; the span follows. */
export const EVENTS_KEY = ["mfe-calendar", "events"] as const;

/** Events that overlap a span, recurrences expanded. The previous month stays visible while the next one loads. */
export function eventsQuery(shell: ShellApi, span: { readonly from: string; readonly to: string }) {
  return queryOptions({
    queryKey: [...EVENTS_KEY, span.from, span.to],
    queryFn: ({ signal }) => shell.http.call(calendarCalls.list, { query: span, signal }),
    placeholderData: keepPreviousData,
    // The assistant may have changed the calendar since it was last open.
    staleTime: 0,
  });
}

/** Fetches one event. For a recurring event, the series. */
export async function fetchEvent(shell: ShellApi, id: string, signal?: AbortSignal): Promise<CalendarEvent> {
  const answer = await shell.http.call(calendarCalls.get, { params: { id }, signal });
  return answer.event;
}

export function createEvent(shell: ShellApi, fields: EventFields) {
  return shell.http.call(calendarCalls.create, { body: fields });
}

/**
 * Changes an event, or the occurrences of a recurring event in `scope`. Times are for `target`; with scope `all`, the whole series
 * moves by the same amount.
 */
export function updateEvent(
  shell: ShellApi,
  target: CalendarEvent,
  version: number,
  scope: Scope | undefined,
  changes: Partial<EventFields>,
) {
  return shell.http.call(calendarCalls.update, {
    params: { id: target.id },
    query: scopeQuery(target, scope),
    body: { version, ...changes },
  });
}

export function deleteEvent(shell: ShellApi, target: CalendarEvent, scope: Scope | undefined) {
  return shell.http.call(calendarCalls.remove, { params: { id: target.id }, query: scopeQuery(target, scope) });
}

/** The current event, if a call failed because the event had changed. Otherwise undefined. */
export function conflictOf(error: unknown): CalendarEvent | undefined {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined;
  const conflict = CalendarConflict.safeParse(error.body);
  return conflict.success ? conflict.data.event : undefined;
}

const scopeQuery = ({ occurrenceStart }: CalendarEvent, scope: Scope | undefined) => ({
  scope,
  occurrence: scope && occurrenceStart,
});

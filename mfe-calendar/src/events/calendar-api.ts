import { type CalendarEvent, HttpError, type ShellApi } from "@atrium/shared-contracts";
import { CalendarConflict, CalendarEventResponse, CalendarEvents } from "@atrium/shared-contracts/wire";
import { keepPreviousData, queryOptions } from "@atrium/shared-ui/query";
import { type EventFields, type Scope } from "../event/event-change.ts";

/** Every list of events; their keys continue with the span. */
export const EVENTS_KEY = ["mfe-calendar", "events"] as const;

/** Events that touch a span, recurrences expanded. The month before stays in sight while the next one comes. */
export function eventsQuery(shell: ShellApi, span: { readonly from: string; readonly to: string }) {
  return queryOptions({
    queryKey: [...EVENTS_KEY, span.from, span.to],
    queryFn: ({ signal }) =>
      shell.http.request("GET", "/calendar", { query: { ...span }, schema: CalendarEvents, signal }),
    placeholderData: keepPreviousData,
    // The assistant may have changed the calendar since it was last open.
    staleTime: 0,
  });
}

/** One event; of a recurring one the series. */
export async function fetchEvent(shell: ShellApi, id: string, signal?: AbortSignal): Promise<CalendarEvent> {
  const path = `/calendar/${encodeURIComponent(id)}`;
  const answer = await shell.http.request("GET", path, {
    schema: CalendarEventResponse,
    ...(signal ? { signal } : {}),
  });
  return answer.event;
}

export function createEvent(shell: ShellApi, fields: EventFields) {
  return shell.http.request("POST", "/calendar", { body: fields, schema: CalendarEventResponse });
}

/**
 * Changes an event, or of a recurring one the occurrences of `scope`. Times are those of `target`: with scope all the series
 * moves by as much.
 */
export function updateEvent(
  shell: ShellApi,
  target: CalendarEvent,
  version: number,
  scope: Scope | undefined,
  changes: Partial<EventFields>,
) {
  return shell.http.request("PUT", pathOf(target), {
    query: scopeQuery(target, scope),
    body: { version, ...changes },
    schema: CalendarEventResponse,
  });
}

export function deleteEvent(shell: ShellApi, target: CalendarEvent, scope: Scope | undefined) {
  return shell.http.request("DELETE", pathOf(target), { query: scopeQuery(target, scope) });
}

/** The event as it stands, when a call was refused because the event had moved on. */
export function conflictOf(error: unknown): CalendarEvent | undefined {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined;
  const conflict = CalendarConflict.safeParse(error.body);
  return conflict.success ? conflict.data.event : undefined;
}

const pathOf = ({ id }: CalendarEvent) => `/calendar/${encodeURIComponent(id)}`;

const scopeQuery = ({ occurrenceStart }: CalendarEvent, scope: Scope | undefined) => ({
  scope,
  occurrence: scope && occurrenceStart,
});

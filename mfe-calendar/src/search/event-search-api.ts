import type { ShellApi } from "@atrium/shared-contracts/contract";
import { calendarCalls, type CalendarEvent } from "@atrium/shared-contracts/wire";

/** How many events to request. */
const LIMIT = 10;

/** Fetches the events that match `q`, upcoming ones first. */
export async function searchEvents(shell: ShellApi, q: string, signal: AbortSignal): Promise<readonly CalendarEvent[]> {
  const { events } = await shell.http.call(calendarCalls.search, { query: { q, limit: LIMIT }, signal });
  return events;
}

import type { ShellApi } from "@atrium/shared-contracts/contract";
import { calendarCalls, type CalendarEvent } from "@atrium/shared-contracts/wire";

/** Fetches the events that overlap a span, recurrences expanded. */
export async function fetchEvents(
  shell: ShellApi,
  span: { readonly from: string; readonly to: string },
  signal: AbortSignal,
): Promise<readonly CalendarEvent[]> {
  const answer = await shell.http.call(calendarCalls.list, { query: span, signal });
  return answer.events;
}

import type { CalendarEvent, CalendarEventCreate } from "@atrium/shared-contracts/wire";
import type { TestUser } from "../../testing/index.ts";

export const lunch: CalendarEventCreate = {
  title: "Lunch",
  start: "2026-05-04T10:00:00Z",
  end: "2026-05-04T11:00:00Z",
  timezone: "Europe/Berlin",
};
export const weekly = { ...lunch, title: "Stand-up", recurrence: "FREQ=WEEKLY;BYDAY=MO" };

/** Creates an event as this user. Throws when it's refused. */
export async function created(user: TestUser, input: object): Promise<CalendarEvent> {
  const { status, body } = await user.call<{ event: CalendarEvent }>("POST", "/api/calendar", input);
  if (status !== 201) throw new Error(`The event was refused: ${JSON.stringify(body)}`);
  return body.event;
}

/** The path for a range of days. */
export const window = (from: string, to: string) => `/api/calendar?from=${from}T00:00:00Z&to=${to}T00:00:00Z`;

/** The user's events in a range of days. */
export async function listed(user: TestUser, from: string, to: string): Promise<CalendarEvent[]> {
  const { status, body } = await user.call<{ events: CalendarEvent[] }>("GET", window(from, to));
  if (status !== 200) throw new Error(`The events were refused: ${JSON.stringify(body)}`);
  return body.events;
}

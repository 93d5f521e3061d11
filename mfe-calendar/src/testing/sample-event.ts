import type { CalendarEvent } from "@atrium/shared-contracts/wire";

/** A one-hour event in Berlin on Friday, November 20, 2026, as the server returns it. Pass only what matters to the test. */
export function sampleEvent(changes: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: "6b0f7d52-6f0a-4a35-9f5e-1f6f7a0c1d01",
    title: "Lunch with Sam",
    description: null,
    location: null,
    start: "2026-11-20T11:00:00Z",
    end: "2026-11-20T12:00:00Z",
    allDay: false,
    timezone: "Europe/Berlin",
    recurrence: null,
    color: "blue",
    reminders: [10],
    exceptions: [],
    source: "user",
    createdAt: "2026-11-01T08:00:00Z",
    updatedAt: "2026-11-01T08:00:00Z",
    version: 3,
    ...changes,
  };
}

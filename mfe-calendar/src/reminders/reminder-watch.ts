import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { LATE_MS, type Reminder, isDue, remindersOf } from "./reminder.ts";
import type { ToldReminders } from "./told-reminders.ts";

/** How often to refetch the events, to pick up what other devices add. Milliseconds. */
export const REFRESH_MS = 5 * 60_000;
/** The longest time between a reminder and its event: 40,320 minutes. In milliseconds. */
const AHEAD_MS = 40_320 * 60_000;
/** Within this time, several tabs may show the same reminder: each in its panel, while the shell plays one sound. Milliseconds. */
const SAME_MOMENT_MS = 2_000;

export interface ReminderWatchDeps {
  /** Events that overlap a span. `from` and `to` are ISO 8601. */
  fetchEvents(
    span: { readonly from: string; readonly to: string },
    signal: AbortSignal,
  ): Promise<readonly CalendarEvent[]>;
  readonly told: ToldReminders;
  tell(reminder: Reminder, now: number): void;
}

export interface ReminderWatch {
  /** Refetches the events now, e.g. after a change or when the computer wakes up. */
  refresh(): void;
  /** Shows due reminders now. Call it on waking, because a timer that slept with the computer fires too late. */
  check(): void;
  stop(): void;
}

/** Shows each reminder once, at its time. Starts immediately. */
export function createReminderWatch({ fetchEvents, told, tell }: ReminderWatchDeps): ReminderWatch {
  const end = new AbortController();
  const done = new Set<string>();
  let reminders: readonly Reminder[] = [];
  let next: ReturnType<typeof setTimeout> | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;

  function check(): void {
    if (end.signal.aborted) return;
    clearTimeout(next);
    const now = Date.now();
    const due = reminders.filter((reminder) => isDue(reminder, now) && !done.has(reminder.key));
    if (due.length > 0) {
      for (const { key } of due) done.add(key);
      // Hundreds may be due at once, so storage is read and written once for all of them.
      const before = told.all();
      const fresh = due.filter(({ key }) => before[key] === undefined);
      if (fresh.length > 0)
        told.note(
          fresh.map(({ key }) => key),
          now,
        );
      for (const reminder of due) if (now - (before[reminder.key] ?? now) <= SAME_MOMENT_MS) tell(reminder, now);
    }
    const coming = reminders.find(({ at }) => at > now);
    if (coming && coming.at - now < REFRESH_MS * 2) next = setTimeout(check, coming.at - now);
  }

  async function refresh(): Promise<void> {
    clearTimeout(later);
    later = setTimeout(() => void refresh(), REFRESH_MS);
    const mine = (asked += 1);
    const now = Date.now();
    const span = { from: new Date(now - LATE_MS).toISOString(), to: new Date(now + AHEAD_MS).toISOString() };
    try {
      const events = await fetchEvents(span, end.signal);
      if (end.signal.aborted || mine !== asked) return;
      reminders = remindersOf(events);
    } catch (error) {
      if (end.signal.aborted) return;
      console.warn("Reminders are those known before: the events did not load", error);
    }
    check();
  }

  void refresh();
  return {
    refresh: () => void refresh(),
    check,
    stop() {
      end.abort();
      clearTimeout(next);
      clearTimeout(later);
    },
  };
}

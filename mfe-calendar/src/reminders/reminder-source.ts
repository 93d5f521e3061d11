import type { NotificationEmitter, ShellApi } from "@atrium/shared-contracts/contract";
import { filter, pairwise } from "@atrium/shared-contracts/rx";
import { calendarChanges } from "../events/calendar-changes.ts";
import { shellLocale } from "../time/shell-locale.ts";
import { reminderNotification } from "./reminder-text.ts";
import { createReminderWatch } from "./reminder-watch.ts";
import { fetchEvents } from "./reminders-api.ts";
import { createToldReminders } from "./told-reminders.ts";

/** Turns due reminders into notifications, whichever page is open. */
export function reminderSource(shell: ShellApi): NotificationEmitter {
  const told = createToldReminders(shell.storage);
  const watch = createReminderWatch({
    fetchEvents: (span, signal) => fetchEvents(shell, span, signal),
    told,
    tell: (reminder, now) => shell.notify(reminderNotification(reminder, now, shellLocale(shell))),
  });
  const subscriptions = [
    shell.realtime.events$.subscribe(({ name }) => {
      // The assistant may have created an event.
      if (name === "message_response") watch.refresh();
    }),
    calendarChanges(shell).subscribe(watch.refresh),
    shell.connectivity$
      .pipe(
        pairwise(),
        filter(([, state]) => state === "online"),
      )
      .subscribe(() => wake()),
  ];
  const wake = () => {
    watch.check();
    watch.refresh();
  };
  const lookedAt = () => {
    if (document.visibilityState === "visible") wake();
  };
  document.addEventListener("visibilitychange", lookedAt);
  return {
    stop() {
      watch.stop();
      for (const subscription of subscriptions) subscription.unsubscribe();
      document.removeEventListener("visibilitychange", lookedAt);
    },
  };
}

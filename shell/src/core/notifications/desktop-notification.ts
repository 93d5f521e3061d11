import type { Notification as Entry } from "./notification-list.ts";

/** The same for two tabs that report the same event, so that the desktop shows only one. */
export const subjectOf = ({ source, title, message, path = "" }: Entry): string =>
  [source, path, title, message].join("\n");

/**
 * Shows a desktop notification if the browser allows it. `follow` is called when it's clicked, after this tab is focused. Returns a function that
 * removes it, or undefined when nothing is shown. `gone` is called when it leaves the desktop for any reason.
 */
export function showOnDesktop(entry: Entry, follow: () => void, gone: () => void): (() => void) | undefined {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return undefined;
  try {
    const shown = new Notification(entry.title, { body: entry.message, tag: subjectOf(entry) });
    shown.addEventListener("click", () => {
      globalThis.focus();
      shown.close();
      follow();
    });
    shown.addEventListener("close", gone);
    return () => shown.close();
  } catch (error) {
    // Mobile browsers have the constructor but only let service workers use it.
    console.warn("This browser shows no desktop notifications for a page", error);
    return undefined;
  }
}

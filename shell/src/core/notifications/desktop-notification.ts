import type { Notification as Entry } from "./notification-list.ts";

/** What two tabs that tell of the same thing have in common: the desktop shows one of them. */
export const subjectOf = ({ source, title, message, path = "" }: Entry): string =>
  [source, path, title, message].join("\n");

/**
 * Shows it on the person's desktop, where the browser may. `follow` is called when it is clicked, after this tab came to the front. Returns the
 * way to take it back; undefined when nothing is shown. `gone` is called when it left the desktop, however it did.
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
    // Browsers of phones have the constructor but allow it to service workers alone.
    console.warn("This browser shows no desktop notifications for a page", error);
    return undefined;
  }
}

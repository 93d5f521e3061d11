import type { Settings } from "@atrium/shared-contracts/wire";
import { chime } from "./chime.ts";
import type { Notification as Entry } from "./notification-list.ts";

/** Tells a person who is not looking: by the desktop and a sound, as far as settings and browser allow. The panel has the entry in any case. */
export function announce(entry: Entry, allowed: Settings["notifications"], open: (path: string) => void): void {
  if (!allowed.enabled) return;
  if (allowed.sound) chime();
  if (!allowed.desktop || !document.hidden || !("Notification" in globalThis)) return;
  if (Notification.permission !== "granted") return;
  const shown = new Notification(entry.title, { body: entry.message, tag: entry.id });
  shown.addEventListener("click", () => {
    globalThis.focus();
    shown.close();
    if (entry.path !== undefined) open(entry.path);
  });
}

import type { Notification } from "../../core/notifications/notification-list.ts";
import { type SidebarEntry, activeEntry } from "../navigation/navigation-entries.ts";

/** The icon of the feature that raised a notification: of its page that the notification opens, else of its last one. Undefined if it has no page. */
export function sourceIcon(
  entries: readonly SidebarEntry[],
  { source, path }: Pick<Notification, "source" | "path">,
): string | undefined {
  const own = entries.filter(({ featureId }) => featureId === source);
  const opened = path === undefined ? undefined : activeEntry(own, path.split(/[?#]/)[0] ?? path);
  return (opened ?? own.at(-1))?.icon;
}

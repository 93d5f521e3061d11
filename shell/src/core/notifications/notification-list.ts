import type { NotificationInput } from "@atrium/shared-contracts/contract";
import { NOTIFICATION_BADGE_CAP } from "@atrium/shared-contracts/spec";

export interface Notification extends NotificationInput {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
  readonly isRead: boolean;
  /** ID of the feature that raised it, or "shell". */
  readonly source: string;
}

export interface NotificationList {
  /** Newest first. */
  readonly entries: readonly Notification[];
  /** Number of unread ones dropped for lack of room since the person last read or cleared all. */
  readonly leftOut: number;
}

export const NO_NOTIFICATIONS: NotificationList = { entries: [], leftOut: 0 };

/** Maximum number kept. */
export const NOTIFICATIONS_KEPT = 1_000;

/** New ones go on top, unread. When there are too many, the oldest read one goes; an unread one goes only when all are unread. */
export function add({ entries, leftOut }: NotificationList, added: Omit<Notification, "isRead">): NotificationList {
  const all = [{ ...added, isRead: false }, ...entries];
  if (all.length <= NOTIFICATIONS_KEPT) return { entries: all, leftOut };
  const read = all.findLast(({ isRead }) => isRead);
  const dropped = read ?? oldestOfLoudest(all);
  return { entries: all.filter((item) => item !== dropped), leftOut: read ? leftOut : leftOut + 1 };
}

/** A feature that keeps raising notifications pushes out its own, not others'. */
function oldestOfLoudest(entries: readonly Notification[]): Notification | undefined {
  const counts = new Map<string, number>();
  for (const { source } of entries) counts.set(source, (counts.get(source) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return entries.findLast(({ source }) => counts.get(source) === most);
}

export const markAsRead = ({ entries, leftOut }: NotificationList, id: string): NotificationList => ({
  entries: entries.map((item) => (item.id === id && !item.isRead ? { ...item, isRead: true } : item)),
  leftOut,
});

export const markAllAsRead = ({ entries }: NotificationList): NotificationList => ({
  entries: entries.map((item) => (item.isRead ? item : { ...item, isRead: true })),
  leftOut: 0,
});

export const remove = ({ entries, leftOut }: NotificationList, id: string): NotificationList => ({
  entries: entries.filter((item) => item.id !== id),
  leftOut,
});

export const unreadCount = ({ entries }: NotificationList): number => entries.filter((item) => !item.isRead).length;

/** Text of the bell's badge; undefined when there is nothing unread. */
export function badgeText(unread: number): string | undefined {
  if (unread === 0) return undefined;
  return unread > NOTIFICATION_BADGE_CAP ? `${NOTIFICATION_BADGE_CAP}+` : String(unread);
}

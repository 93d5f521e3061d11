import { NOTIFICATION_BADGE_CAP, type NotificationInput } from "@atrium/shared-contracts";

export interface Notification extends NotificationInput {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
  readonly isRead: boolean;
  /** Id of the feature that raised it, or "shell". */
  readonly source: string;
}
export type NotificationList = readonly Notification[];

/** More than this are not kept: the oldest go. */
export const NOTIFICATIONS_KEPT = 200;
/** More than this of one source are not kept: a feature that raises without end pushes out its own, not those of the others. */
export const NOTIFICATIONS_KEPT_OF_ONE_SOURCE = 50;

/** New ones go to the top, unread. */
export function add(list: NotificationList, added: Omit<Notification, "isRead">): NotificationList {
  const others = list.filter(({ source }) => source !== added.source).length;
  const full = list.length - others >= NOTIFICATIONS_KEPT_OF_ONE_SOURCE;
  const oldest = full ? list.findLast(({ source }) => source === added.source) : undefined;
  const kept = oldest ? list.filter((item) => item !== oldest) : list;
  return [{ ...added, isRead: false }, ...kept].slice(0, NOTIFICATIONS_KEPT);
}

export const markAsRead = (list: NotificationList, id: string): NotificationList =>
  list.map((item) => (item.id === id && !item.isRead ? { ...item, isRead: true } : item));

export const markAllAsRead = (list: NotificationList): NotificationList =>
  list.map((item) => (item.isRead ? item : { ...item, isRead: true }));

export const remove = (list: NotificationList, id: string): NotificationList => list.filter((item) => item.id !== id);

export const unreadCount = (list: NotificationList): number => list.filter((item) => !item.isRead).length;

/** Text of the bell's badge; undefined when there is nothing unread. */
export function badgeText(unread: number): string | undefined {
  if (unread === 0) return undefined;
  return unread > NOTIFICATION_BADGE_CAP ? `${NOTIFICATION_BADGE_CAP}+` : String(unread);
}

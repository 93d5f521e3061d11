import { NOTIFICATION_BADGE_CAP, type NotificationInput } from "@atrium/shared-contracts";

export interface Notification extends NotificationInput {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
  readonly isRead: boolean;
}
export type NotificationList = readonly Notification[];

/** More than this are not kept: the oldest go. */
export const NOTIFICATIONS_KEPT = 500;

/** New ones go to the top, unread. */
export function add(list: NotificationList, input: NotificationInput, id: string, timestamp: number): NotificationList {
  return [{ ...input, id, timestamp, isRead: false }, ...list].slice(0, NOTIFICATIONS_KEPT);
}

export const markAsRead = (list: NotificationList, id: string): NotificationList =>
  list.map((item) => (item.id === id ? { ...item, isRead: true } : item));

export const markAllAsRead = (list: NotificationList): NotificationList =>
  list.map((item) => (item.isRead ? item : { ...item, isRead: true }));

export const remove = (list: NotificationList, id: string): NotificationList => list.filter((item) => item.id !== id);

export const unreadCount = (list: NotificationList): number => list.filter((item) => !item.isRead).length;

/** Text of the bell's badge; undefined when there is nothing unread. */
export function badgeText(unread: number): string | undefined {
  if (unread === 0) return undefined;
  return unread > NOTIFICATION_BADGE_CAP ? `${NOTIFICATION_BADGE_CAP}+` : String(unread);
}

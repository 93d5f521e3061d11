import type { NotificationInput } from "@atrium/shared-contracts";
import { BehaviorSubject, type Observable } from "@atrium/shared-contracts/rx";
import {
  type Notification,
  type NotificationList,
  add,
  markAllAsRead,
  markAsRead,
  remove,
} from "./notification-list.ts";

export interface NotificationStore {
  readonly list$: Observable<NotificationList>;
  add(input: NotificationInput): Notification;
  markAsRead(id: string): void;
  markAllAsRead(): void;
  remove(id: string): void;
  clear(): void;
}

/** In memory only: a reload or a sign-out empties it. */
export function createNotificationStore(now: () => number = Date.now): NotificationStore {
  const list = new BehaviorSubject<NotificationList>([]);
  return {
    list$: list.asObservable(),
    add(input) {
      list.next(add(list.value, input, crypto.randomUUID(), now()));
      return list.value[0] as Notification;
    },
    markAsRead: (id) => list.next(markAsRead(list.value, id)),
    markAllAsRead: () => list.next(markAllAsRead(list.value)),
    remove: (id) => list.next(remove(list.value, id)),
    clear: () => list.next([]),
  };
}

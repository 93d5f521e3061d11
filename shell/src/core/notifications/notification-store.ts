import type { NotificationInput } from "@atrium/shared-contracts/contract";
import { BehaviorSubject, type Observable, Subject } from "@atrium/shared-contracts/rx";
import {
  type Notification,
  NO_NOTIFICATIONS,
  type NotificationList,
  add,
  markAllAsRead,
  markAsRead,
  remove,
} from "./notification-list.ts";

export interface NotificationStore {
  readonly list$: Observable<NotificationList>;
  /** Emits each one as it's added; doesn't replay. */
  readonly added$: Observable<Notification>;
  /** `source`: ID of the feature that raises it; default "shell". */
  add(input: NotificationInput, source?: string): void;
  markAsRead(id: string): void;
  markAllAsRead(): void;
  remove(id: string): void;
  clear(): void;
}

/** In memory only: a reload or sign-out empties it. */
export function createNotificationStore(now: () => number = Date.now): NotificationStore {
  const list = new BehaviorSubject<NotificationList>(NO_NOTIFICATIONS);
  const added = new Subject<Notification>();
  return {
    list$: list.asObservable(),
    added$: added.asObservable(),
    add(input, source = "shell") {
      const entry = { ...input, id: crypto.randomUUID(), timestamp: now(), source };
      list.next(add(list.value, entry));
      added.next({ ...entry, isRead: false });
    },
    markAsRead: (id) => list.next(markAsRead(list.value, id)),
    markAllAsRead: () => list.next(markAllAsRead(list.value)),
    remove: (id) => list.next(remove(list.value, id)),
    clear: () => list.next(NO_NOTIFICATIONS),
  };
}

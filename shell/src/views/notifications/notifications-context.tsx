import { type ReactNode, createContext, useContext } from "react";
import type { NotificationStore } from "../../core/notifications/notification-store.ts";

const NotificationsContext = createContext<NotificationStore | null>(null);

export function NotificationsProvider(props: { readonly store: NotificationStore; readonly children: ReactNode }) {
  return <NotificationsContext value={props.store}>{props.children}</NotificationsContext>;
}

/** The session's notifications. Throws outside a NotificationsProvider. */
export function useNotifications(): NotificationStore {
  const store = useContext(NotificationsContext);
  if (!store) throw new Error("useNotifications must be used within a NotificationsProvider");
  return store;
}

import { lazyOverlay } from "../lazy-code/lazy-overlay.tsx";
import { NotificationAnnouncer } from "./notification-announcer.tsx";

export const notificationDrawer = lazyOverlay(() =>
  import(/* webpackChunkName: "overlays" */ "./notification-drawer.tsx").then(
    ({ NotificationDrawer }) => NotificationDrawer,
  ),
);

/** The notifications: announced as they arrive, and shown in a drawer. */
export function NotificationPanel({ open, onClose }: { readonly open: boolean; onClose(): void }) {
  return (
    <>
      <NotificationAnnouncer />
      <notificationDrawer.Overlay open={open} onClose={onClose} />
    </>
  );
}

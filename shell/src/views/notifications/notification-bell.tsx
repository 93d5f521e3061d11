import { Badge, Icon, IconButton, rem, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { NO_NOTIFICATIONS, badgeText, unreadCount } from "../../core/notifications/notification-list.ts";
import { useNotifications } from "./notifications-context.tsx";

/** Opens the notifications and shows the unread count, capped at 99+. */
export function NotificationBell({ onOpen }: { onOpen(): void }) {
  const { t } = useTranslation("shell");
  const { list$ } = useNotifications();
  const unread = unreadCount(useObservable(list$, NO_NOTIFICATIONS));
  const badge = badgeText(unread);
  return (
    <IconButton
      size="small"
      aria-haspopup="dialog"
      aria-label={badge === undefined ? t("notifications.title") : t("notifications.bell", { unread: badge })}
      onClick={onOpen}
      sx={{ width: { xs: rem(44), md: rem(40) }, height: { xs: rem(44), md: rem(40) } }}
    >
      <Badge
        badgeContent={badge}
        color="error"
        sx={{ "& .MuiBadge-badge": { fontSize: "0.625rem", height: "1rem", minWidth: "1rem", px: 0.5 } }}
      >
        <Icon name="bell" />
      </Badge>
    </IconButton>
  );
}

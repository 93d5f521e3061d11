import { Box, Icon, IconButton, Tooltip, rem, useObservable } from "@atrium/shared-ui";
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
    <Tooltip title={t("notifications.title")}>
      <IconButton
        size="small"
        aria-haspopup="dialog"
        aria-label={badge === undefined ? t("notifications.title") : t("notifications.bell", { unread: badge })}
        onClick={onOpen}
        sx={{ width: { xs: rem(44), md: rem(40) }, height: { xs: rem(44), md: rem(40) } }}
      >
        <Icon name="bell" />
        {badge !== undefined && (
          <Box component="span" sx={BADGE}>
            {badge}
          </Box>
        )}
      </IconButton>
    </Tooltip>
  );
}

/** At the bell's upper corner, growing toward its middle. */
const BADGE = {
  position: "absolute",
  top: rem(3),
  insetInlineStart: "calc(50% + 1px)",
  display: "grid",
  placeItems: "center",
  minWidth: "1rem",
  height: "1rem",
  px: 0.5,
  borderRadius: 99,
  bgcolor: "error.main",
  color: "error.contrastText",
  fontSize: "0.625rem",
  fontWeight: 600,
  lineHeight: 1,
} as const;

import { Box, Button, Icon, ListItem, Typography, VisuallyHidden, relativeTime } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link } from "@atrium/shared-ui/router";
import { useId, useRef } from "react";
import type { Notification } from "../../core/notifications/notification-list.ts";
import { useZone } from "../host/use-zone.ts";
import { useNotifications } from "./notifications-context.tsx";

const LOOK = {
  info: { icon: "info", color: "info.main" },
  success: { icon: "success", color: "success.main" },
  warning: { icon: "warning", color: "warning.main" },
  error: { icon: "alert", color: "error.main" },
} as const satisfies Record<Notification["type"], { icon: string; color: string }>;

const REMOVES = "data-removes";

/** The Remove button of an item's row. */
export const removeButtonOf = (row: Element) => row.querySelector<HTMLElement>(`[${REMOVES}]`);

interface NotificationItemProps {
  readonly item: Notification;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Called when the person opens the notification's page. */
  onFollow(): void;
  onRemove(id: string, row: Element | null): void;
}

export function NotificationItem({ item, now, onFollow, onRemove }: NotificationItemProps) {
  const { t, i18n } = useTranslation("shell");
  const timeZone = useZone();
  const store = useNotifications();
  const row = useRef<HTMLLIElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const { icon, color } = LOOK[item.type];
  const age = relativeTime(item.timestamp, now);
  const moment = new Date(item.timestamp);
  const title = (
    <Typography
      id={titleId}
      variant="body2"
      component="span"
      sx={{ fontWeight: item.isRead ? 450 : 650, overflowWrap: "anywhere" }}
    >
      {item.title}
    </Typography>
  );
  return (
    <ListItem
      ref={row}
      alignItems="flex-start"
      sx={{
        gap: 1.5,
        px: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: "divider",
        ...(!item.isRead && { bgcolor: "action.hover" }),
      }}
    >
      <Box sx={{ color, display: "flex", pt: 0.25 }}>
        <Icon name={icon} />
      </Box>
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        {!item.isRead && <VisuallyHidden>{t("notifications.unreadItem")}</VisuallyHidden>}
        {item.path === undefined ? (
          title
        ) : (
          <Box
            component={Link}
            to={item.path}
            onClick={() => {
              store.markAsRead(item.id);
              onFollow();
            }}
            sx={{ color: "text.primary" }}
          >
            {title}
          </Box>
        )}
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
          {item.message}
        </Typography>
        <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, mt: 0.5, ml: -0.75 }}>
          {!item.isRead && (
            <Button
              size="small"
              aria-describedby={titleId}
              sx={{ minHeight: { xs: 44, sm: 30 } }}
              onClick={() => {
                remove.current?.focus();
                store.markAsRead(item.id);
              }}
            >
              {t("notifications.markAsRead")}
            </Button>
          )}
          <Button
            ref={remove}
            {...{ [REMOVES]: "" }}
            size="small"
            color="inherit"
            aria-describedby={titleId}
            sx={{ minHeight: { xs: 44, sm: 30 } }}
            onClick={() => onRemove(item.id, row.current)}
          >
            {t("notifications.remove")}
          </Button>
          <Box sx={{ flexGrow: 1 }} />
          <Typography
            variant="caption"
            color="text.secondary"
            component="time"
            dateTime={moment.toISOString()}
            title={moment.toLocaleString(i18n.language, { timeZone })}
          >
            {age.unit === "now" ? t("time.now") : t(`time.${age.unit}`, { count: age.value })}
          </Typography>
        </Box>
      </Box>
    </ListItem>
  );
}

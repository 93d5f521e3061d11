import { Box, Button, Typography, VisuallyHidden, rem, relativeTime } from "@atrium/shared-ui";
import { ListItem } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link } from "@atrium/shared-ui/router";
import { useId, useRef } from "react";
import type { Notification } from "../../core/notifications/notification-list.ts";
import { useZone } from "../host/use-zone.ts";
import { NotificationIcon } from "./notification-icon.tsx";
import { useNotifications } from "./notifications-context.tsx";

const REMOVES = "data-removes";

/** The Remove button of an item's row. */
export const removeButtonOf = (row: Element) => row.querySelector<HTMLElement>(`[${REMOVES}]`);

/** Makes a control's click area the whole row. */
const WHOLE_ROW = { position: "static", "&::after": { content: '""', position: "absolute", inset: 0 } } as const;
/** Keeps a control above the one that has the whole row. */
const ABOVE_ROW = { position: "relative", zIndex: 1 } as const;

interface NotificationItemProps {
  readonly item: Notification;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Called when the person opens the notification's page. */
  onFollow(): void;
  onRemove(id: string, row: Element | null): void;
}

/** A notification. A click anywhere on it opens its page; without a page, it marks it as read. */
export function NotificationItem({ item, now, onFollow, onRemove }: NotificationItemProps) {
  const { t } = useTranslation("shell");
  const store = useNotifications();
  const row = useRef<HTMLLIElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const { path } = item;
  const isInert = path === undefined && item.isRead;
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
        position: "relative",
        gap: 1.75,
        px: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: "divider",
        ...(!isInert && { "&:hover": { bgcolor: "action.hover" } }),
      }}
    >
      <NotificationIcon item={item} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Box sx={{ display: "flex", alignItems: "baseline", gap: 1 }}>
          <Box sx={{ minWidth: 0, flexGrow: 1 }}>
            {!item.isRead && <VisuallyHidden>{t("notifications.unreadItem")}</VisuallyHidden>}
            {path === undefined ? (
              title
            ) : (
              <Box
                component={Link}
                to={path}
                onClick={() => {
                  store.markAsRead(item.id);
                  onFollow();
                }}
                sx={{ ...WHOLE_ROW, color: "text.primary", textDecoration: "none" }}
              >
                {title}
              </Box>
            )}
          </Box>
          <Age timestamp={item.timestamp} now={now} />
          {!item.isRead && (
            <Box sx={{ flexShrink: 0, width: rem(8), height: rem(8), borderRadius: "50%", bgcolor: "primary.main" }} />
          )}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
          {item.message}
        </Typography>
        <Box sx={{ display: "flex", gap: 0.5, mt: 0.5, marginInlineStart: -0.625 }}>
          {!item.isRead && (
            <Button
              size="small"
              aria-describedby={titleId}
              sx={path === undefined ? WHOLE_ROW : ABOVE_ROW}
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
            sx={{ ...ABOVE_ROW, color: "text.secondary" }}
            onClick={() => onRemove(item.id, row.current)}
          >
            {t("notifications.remove")}
          </Button>
        </Box>
      </Box>
    </ListItem>
  );
}

function Age({ timestamp, now }: { readonly timestamp: number; readonly now: number }) {
  const { t, i18n } = useTranslation("shell");
  const timeZone = useZone();
  const age = relativeTime(timestamp, now);
  const moment = new Date(timestamp);
  return (
    <Typography
      variant="caption"
      color="text.secondary"
      component="time"
      dateTime={moment.toISOString()}
      title={moment.toLocaleString(i18n.language, { timeZone })}
      sx={{ flexShrink: 0 }}
    >
      {age.unit === "now" ? t("time.now") : t(`time.${age.unit}`, { count: age.value })}
    </Typography>
  );
}

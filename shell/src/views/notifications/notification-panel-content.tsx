import { Box, Button, EmptyState, Icon, IconButton, Typography, rem, useNow, useObservable } from "@atrium/shared-ui";
import { List } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect, useRef, useState } from "react";
import { NOTIFICATIONS_KEPT, NO_NOTIFICATIONS, unreadCount } from "../../core/notifications/notification-list.ts";
import { NotificationItem, removeButtonOf } from "./notification-item.tsx";
import { useNotifications } from "./notifications-context.tsx";

/** Rows rendered at first and with each "show more": a thousand at once would block the page. */
const PAGE_SIZE = 50;

/** Header and list. A button that disappears with its action first moves the focus to the next sensible one. */
export function NotificationPanelContent({ titleId, onClose }: { readonly titleId: string; onClose(): void }) {
  const { t } = useTranslation("shell");
  const store = useNotifications();
  const list = useObservable(store.list$, NO_NOTIFICATIONS);
  const { entries, leftOut } = list;
  const unread = unreadCount(list);
  const now = useNow();
  const close = useRef<HTMLButtonElement>(null);
  const clear = useRef<HTMLButtonElement>(null);

  const [shown, setShown] = useState(PAGE_SIZE);
  const rows = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const first = rows.current?.children[shown - PAGE_SIZE];
    if (shown > PAGE_SIZE && first) removeButtonOf(first)?.focus();
  }, [shown]);

  const remove = (id: string, row: Element | null) => {
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    (neighbour ? removeButtonOf(neighbour) : close.current)?.focus();
    store.remove(id);
  };
  return (
    <>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, pl: 2, pr: 1, pt: 1.5 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography id={titleId} variant="h3" component="h2">
            {t("notifications.title")}
          </Typography>
          <Typography variant="caption" color="text.secondary" component="p">
            {t("notifications.unread", { unread })}
          </Typography>
        </Box>
        <IconButton ref={close} aria-label={t("notifications.close")} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      {entries.length > 0 && (
        <Box sx={{ display: "flex", gap: 1, px: 1.25, py: 1, borderBottom: 1, borderColor: "divider" }}>
          {unread > 0 && (
            <Button
              size="small"
              onClick={() => {
                clear.current?.focus();
                store.markAllAsRead();
              }}
            >
              {t("notifications.markAllRead")}
            </Button>
          )}
          <Button
            ref={clear}
            size="small"
            color="inherit"
            // At the other end, so it never moves to where Mark all read was.
            sx={{ marginInlineStart: "auto" }}
            onClick={() => {
              close.current?.focus();
              store.clear();
            }}
          >
            {t("notifications.clearAll")}
          </Button>
        </Box>
      )}
      {entries.length === 0 ? (
        <EmptyState icon="bell" title={t("notifications.none")}>
          {t("notifications.allCaughtUp")}
        </EmptyState>
      ) : (
        <Box sx={{ overflowY: "auto", overscrollBehavior: "contain" }}>
          <List disablePadding aria-labelledby={titleId} ref={rows}>
            {entries.slice(0, shown).map((item) => (
              <NotificationItem key={item.id} item={item} now={now} onFollow={onClose} onRemove={remove} />
            ))}
          </List>
          {entries.length > shown && (
            <Button fullWidth sx={{ minHeight: rem(44) }} onClick={() => setShown(shown + PAGE_SIZE)}>
              {t("notifications.more")}
            </Button>
          )}
          {leftOut > 0 && (
            <Typography variant="body2" color="text.secondary" sx={{ px: 2, py: 1.5 }}>
              {t("notifications.leftOut", { count: leftOut, kept: NOTIFICATIONS_KEPT })}
            </Typography>
          )}
        </Box>
      )}
    </>
  );
}

import { Box, Button, EmptyState, Icon, IconButton, List, Typography, useNow, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useRef } from "react";
import { NotificationItem, removeButtonOf } from "./notification-item.tsx";
import { unreadCount } from "./notification-list.ts";
import { useNotifications } from "./notifications-context.tsx";

const TOUCH = { minHeight: { xs: 44, sm: 30 } } as const;

/** Head and list. A button that goes away with what it did hands the focus to the next sensible one first. */
export function NotificationPanelContent({ titleId, onClose }: { readonly titleId: string; onClose(): void }) {
  const { t } = useTranslation("shell");
  const store = useNotifications();
  const list = useObservable(store.list$, []);
  const unread = unreadCount(list);
  const now = useNow();
  const close = useRef<HTMLButtonElement>(null);
  const clear = useRef<HTMLButtonElement>(null);

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
        <IconButton
          ref={close}
          aria-label={t("notifications.close")}
          onClick={onClose}
          sx={{ width: { xs: "2.75rem", sm: "2.25rem" }, height: { xs: "2.75rem", sm: "2.25rem" } }}
        >
          <Icon name="close" />
        </IconButton>
      </Box>
      <Box sx={{ display: "flex", gap: 1, px: 1.25, py: 1, borderBottom: 1, borderColor: "divider" }}>
        <Button
          size="small"
          disabled={unread === 0}
          sx={TOUCH}
          onClick={() => {
            clear.current?.focus();
            store.markAllAsRead();
          }}
        >
          {t("notifications.markAllRead")}
        </Button>
        <Button
          ref={clear}
          size="small"
          color="inherit"
          disabled={list.length === 0}
          sx={TOUCH}
          onClick={() => {
            close.current?.focus();
            store.clear();
          }}
        >
          {t("notifications.clearAll")}
        </Button>
      </Box>
      {list.length === 0 ? (
        <EmptyState icon="bell" title={t("notifications.none")}>
          {t("notifications.allCaughtUp")}
        </EmptyState>
      ) : (
        <List disablePadding aria-labelledby={titleId} sx={{ overflowY: "auto", overscrollBehavior: "contain" }}>
          {list.map((item) => (
            <NotificationItem key={item.id} item={item} now={now} onFollow={onClose} onRemove={remove} />
          ))}
        </List>
      )}
    </>
  );
}

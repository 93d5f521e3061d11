import { NOTIFICATION_PANEL_WIDTH_PX } from "@atrium/shared-contracts";
import { Box, Button, Drawer, EmptyState, Icon, IconButton, List, Typography, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId } from "react";
import { NotificationItem } from "./notification-item.tsx";
import { unreadCount } from "./notification-list.ts";
import { useNotifications } from "./notifications-context.tsx";
import { useNow } from "./use-now.ts";

/** The notifications, in a drawer at the right: 400 px, the whole width on phones. The page behind does not scroll. */
export function NotificationPanel({ open, onClose }: { readonly open: boolean; onClose(): void }) {
  const { t } = useTranslation("shell");
  const store = useNotifications();
  const list = useObservable(store.list$, []);
  const unread = unreadCount(list);
  const now = useNow();
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-modal": true,
          "aria-labelledby": titleId,
          sx: { width: { xs: "100%", sm: NOTIFICATION_PANEL_WIDTH_PX }, bgcolor: "background.default" },
        },
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, px: 2, pt: 2 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography id={titleId} variant="h3" component="h2">
            {t("notifications.title")}
          </Typography>
          <Typography variant="caption" color="text.secondary" component="p" role="status">
            {t("notifications.unread", { unread })}
          </Typography>
        </Box>
        <IconButton aria-label={t("notifications.close")} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      <Box sx={{ display: "flex", gap: 1, px: 1.25, py: 1, borderBottom: 1, borderColor: "divider" }}>
        <Button size="small" disabled={unread === 0} onClick={() => store.markAllAsRead()}>
          {t("notifications.markAllRead")}
        </Button>
        <Button size="small" color="inherit" disabled={list.length === 0} onClick={() => store.clear()}>
          {t("notifications.clearAll")}
        </Button>
      </Box>
      {list.length === 0 ? (
        <EmptyState icon="bell" title={t("notifications.none")}>
          {t("notifications.allCaughtUp")}
        </EmptyState>
      ) : (
        <List disablePadding sx={{ overflow: "auto" }}>
          {list.map((item) => (
            <NotificationItem key={item.id} item={item} now={now} onFollow={onClose} />
          ))}
        </List>
      )}
    </Drawer>
  );
}

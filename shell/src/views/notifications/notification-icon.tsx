import { Box, Icon, rem } from "@atrium/shared-ui";
import type { Notification } from "../../core/notifications/notification-list.ts";
import { useHost } from "../host/host-context.tsx";
import { navigationEntries } from "../navigation/navigation-entries.ts";
import { sourceIcon } from "./source-icon.ts";

const LOOK = {
  info: { icon: "info", color: "info.main" },
  success: { icon: "success", color: "success.main" },
  warning: { icon: "warning", color: "warning.main" },
  error: { icon: "alert", color: "error.main" },
} as const satisfies Record<Notification["type"], { icon: string; color: string }>;

/** The source's icon, with the type's at its corner; the type's alone if the source has none. */
export function NotificationIcon({ item }: { readonly item: Notification }) {
  const { features } = useHost();
  const { icon, color } = LOOK[item.type];
  const source = sourceIcon(navigationEntries(features.manifests), item);
  return (
    <Box
      sx={{
        position: "relative",
        flexShrink: 0,
        width: rem(36),
        height: rem(36),
        display: "grid",
        placeItems: "center",
        borderRadius: "50%",
        bgcolor: "action.selected",
        color: source === undefined ? color : "text.primary",
      }}
    >
      <Icon name={source ?? icon} />
      {source !== undefined && (
        <Box
          sx={{
            position: "absolute",
            insetInlineEnd: rem(-4),
            bottom: rem(-4),
            display: "flex",
            p: "1px",
            borderRadius: "50%",
            bgcolor: "background.default",
            color,
          }}
        >
          <Icon name={icon} size={16} />
        </Box>
      )}
    </Box>
  );
}

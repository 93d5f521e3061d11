import { NOTIFICATION_PANEL_WIDTH_PX } from "@atrium/shared-contracts/spec";
import { Drawer, rem } from "@atrium/shared-ui";
import { useId } from "react";
import drawerTexts from "../../core/language/locales/en/drawer.json" with { type: "json" };
import { addEnglish } from "../../core/language/texts.ts";
import { NotificationPanelContent } from "./notification-panel-content.tsx";

addEnglish(drawerTexts);

/** The notifications, in a drawer on the right: 400 px wide, full width on phones. The page behind doesn't scroll. */
export function NotificationDrawer({ open, onClose }: { readonly open: boolean; onClose(): void }) {
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
          sx: {
            width: { xs: "100%", sm: rem(NOTIFICATION_PANEL_WIDTH_PX) },
            maxWidth: "100%",
            bgcolor: "background.default",
            pt: "env(safe-area-inset-top, 0px)",
            pb: "env(safe-area-inset-bottom, 0px)",
          },
        },
      }}
    >
      <NotificationPanelContent titleId={titleId} onClose={onClose} />
    </Drawer>
  );
}

import { SIDEBAR_WIDTH_PX } from "@atrium/shared-contracts/spec";
import { Drawer, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { SidebarContent, type SidebarOpenings } from "./sidebar-content.tsx";

interface SidebarDrawerProps extends SidebarOpenings {
  readonly open: boolean;
  onClose(): void;
}

/** The sidebar on phones: a drawer over the page. */
export function SidebarDrawer({ open, onClose, ...openings }: SidebarDrawerProps) {
  const { t } = useTranslation("shell");
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          "aria-label": t("sidebar.label"),
          sx: {
            width: rem(SIDEBAR_WIDTH_PX.mobileDrawer),
            maxWidth: "calc(100vw - 32px)",
            bgcolor: "background.default",
          },
        },
      }}
    >
      <SidebarContent {...openings} collapsed={false} onClose={onClose} onNavigate={onClose} />
    </Drawer>
  );
}

import { SIDEBAR_WIDTH_PX } from "@atrium/shared-contracts/spec";
import { Box, rem, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { collapsedStore } from "../../core/sidebar/collapsed.ts";
import { useHost } from "../host/host-context.tsx";
import { SidebarContent, type SidebarOpenings } from "./sidebar-content.tsx";

/** The sidebar on desktops: 288 px wide, or 64 px when collapsed. */
export function Sidebar(openings: SidebarOpenings) {
  const { t } = useTranslation("shell");
  const store = collapsedStore(useHost().storage);
  const collapsed = useObservable(store.collapsed$, store.collapsed);
  return (
    <Box
      component="aside"
      aria-label={t("sidebar.label")}
      sx={{
        "@media print": { display: "none" },
        flexShrink: 0,
        width: rem(collapsed ? SIDEBAR_WIDTH_PX.collapsed : SIDEBAR_WIDTH_PX.expanded),
        height: "100%",
        overflow: "hidden",
        borderRight: 1,
        borderColor: "divider",
        bgcolor: "background.surface",
        transition: (theme) => theme.transitions.create("width"),
      }}
    >
      <SidebarContent {...openings} collapsed={collapsed} onToggle={store.toggle} onNavigate={() => undefined} />
    </Box>
  );
}

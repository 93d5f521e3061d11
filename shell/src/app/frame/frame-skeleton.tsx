import { SIDEBAR_WIDTH_PX } from "@atrium/shared-contracts/spec";
import { Box, Skeleton, VisuallyHidden, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useLocation } from "@atrium/shared-ui/router";
import { readCollapsed } from "../../core/sidebar/collapsed.ts";
import { HOME_COLUMN } from "../../views/home/home-column.ts";
import { HomeStartSkeleton } from "../../views/home/home-start-skeleton.tsx";
import { useHost } from "../../views/host/host-context.tsx";
import { TOP_BAR_HEIGHT } from "../../views/sidebar/top-bar-height.ts";

interface FrameSkeletonProps {
  /** Leaves out the status for screen readers, because no texts have loaded yet. Default false. */
  readonly silent?: boolean;
}

/** The frame's outline while the stored session is being restored: each part sits where the real frame puts it. */
export function FrameSkeleton({ silent = false }: FrameSkeletonProps) {
  const { t } = useTranslation("shell");
  const { storage } = useHost();
  const { pathname } = useLocation();
  return (
    <Box aria-busy sx={{ display: "flex", flexDirection: { xs: "column", md: "row" }, height: "100dvh" }}>
      {!silent && <VisuallyHidden role="status">{t("frame.loading")}</VisuallyHidden>}
      <TopBarShape />
      <SidebarShape collapsed={readCollapsed(storage)} />
      <Box sx={{ flex: 1, minWidth: 0 }}>{pathname === "/" ? <HomeShape /> : <PageShape />}</Box>
    </Box>
  );
}

function PageShape() {
  return (
    <Box sx={{ p: { xs: 2, md: 4 }, display: "grid", gap: 1.5, alignContent: "start" }}>
      <Skeleton variant="rounded" width="32%" height={32} sx={{ mb: 2 }} />
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" height={48} width="92%" />
    </Box>
  );
}

function HomeShape() {
  return (
    <Box sx={HOME_COLUMN}>
      <Skeleton variant="rounded" width="50%" sx={{ height: "2.1rem" }} />
      <HomeStartSkeleton />
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { md: "1fr 1fr" } }}>
        <Skeleton variant="rounded" sx={{ height: "9rem" }} />
        <Skeleton variant="rounded" sx={{ height: "9rem" }} />
      </Box>
    </Box>
  );
}

function TopBarShape() {
  return (
    <Box
      sx={{
        display: { xs: "flex", md: "none" },
        flexShrink: 0,
        height: TOP_BAR_HEIGHT,
        alignItems: "center",
        gap: 2,
        px: 2,
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <Skeleton variant="rounded" width={20} height={20} />
      <Skeleton variant="rounded" width={72} height={20} />
      <Skeleton variant="circular" width={24} height={24} sx={{ ml: "auto" }} />
    </Box>
  );
}

/** Home plus the number of entries that the product's own features have, apart from the main action. */
const ENTRIES = [1, 2, 3, 4];

function SidebarShape({ collapsed }: { readonly collapsed: boolean }) {
  const width = collapsed ? 24 : "100%";
  return (
    <Box
      sx={{
        display: { xs: "none", md: "flex" },
        flexDirection: "column",
        flexShrink: 0,
        width: rem(collapsed ? SIDEBAR_WIDTH_PX.collapsed : SIDEBAR_WIDTH_PX.expanded),
        borderRight: 1,
        borderColor: "divider",
        bgcolor: "background.surface",
        alignItems: collapsed ? "center" : "stretch",
      }}
    >
      <Box sx={{ height: 64, px: collapsed ? 0 : 2.5, display: "flex", alignItems: "center" }}>
        <Skeleton variant="rounded" width={collapsed ? 24 : 86} height={24} />
      </Box>
      <Box
        sx={{
          flex: 1,
          px: collapsed ? 0 : 1.5,
          display: "grid",
          alignContent: "start",
          justifyItems: collapsed ? "center" : "stretch",
          gap: 0.25,
        }}
      >
        {!collapsed && <Skeleton variant="rounded" height={40} sx={{ mb: 0.75 }} />}
        <Skeleton variant="rounded" width={collapsed ? 40 : "100%"} height={40} sx={{ mb: 0.75 }} />
        {ENTRIES.map((entry) => (
          <Box key={entry} sx={{ height: 40, px: collapsed ? 0 : 1.5, display: "flex", alignItems: "center" }}>
            <Skeleton variant="rounded" width={width} height={20} />
          </Box>
        ))}
      </Box>
      <Box sx={{ height: 72, px: collapsed ? 0 : 2, display: "flex", alignItems: "center", gap: 1.5 }}>
        <Skeleton variant="circular" width={32} height={32} />
        {!collapsed && <Skeleton variant="rounded" width={120} height={28} />}
      </Box>
    </Box>
  );
}

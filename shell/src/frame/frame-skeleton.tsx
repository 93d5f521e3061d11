import { SIDEBAR_WIDTH_PX } from "@atrium/shared-contracts";
import { Box, Skeleton, VisuallyHidden } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useHost } from "../host/host-context.tsx";
import { readCollapsed } from "../sidebar/collapsed.ts";

interface FrameSkeletonProps {
  /** Says nothing to a screen reader: there are no texts yet to say it in. Default false. */
  readonly silent?: boolean;
}

/** The frame's shape while the stored session is being restored. */
export function FrameSkeleton({ silent = false }: FrameSkeletonProps) {
  const { t } = useTranslation("shell");
  const { storage } = useHost();
  const collapsed = readCollapsed(storage);
  return (
    <Box aria-busy sx={{ display: "flex", flexDirection: { xs: "column", md: "row" }, height: "100dvh" }}>
      {!silent && <VisuallyHidden role="status">{t("frame.loading")}</VisuallyHidden>}
      <Box
        sx={{
          flexShrink: 0,
          width: { xs: "100%", md: collapsed ? SIDEBAR_WIDTH_PX.collapsed : SIDEBAR_WIDTH_PX.expanded },
          height: { xs: 56, md: "100%" },
          borderRight: { md: 1 },
          borderBottom: { xs: 1, md: 0 },
          borderColor: { xs: "divider", md: "divider" },
          p: 2,
          display: "flex",
          flexDirection: { xs: "row", md: "column" },
          gap: 1.5,
        }}
      >
        <Skeleton variant="rounded" height={28} width={collapsed ? 28 : 96} sx={{ mb: { md: 2 } }} />
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} variant="rounded" height={28} sx={{ display: { xs: "none", md: "block" } }} />
        ))}
      </Box>
      <Box sx={{ flex: 1, p: { xs: 2, md: 4 }, display: "grid", gap: 1.5, alignContent: "start" }}>
        <Skeleton variant="rounded" width="32%" height={32} sx={{ mb: 2 }} />
        <Skeleton variant="rounded" height={48} />
        <Skeleton variant="rounded" height={48} width="92%" />
      </Box>
    </Box>
  );
}

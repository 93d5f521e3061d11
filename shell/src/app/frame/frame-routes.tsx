import { SHELL_ROUTES } from "@atrium/shared-contracts/spec";
import { Box } from "@atrium/shared-ui";
import { useLocation } from "@atrium/shared-ui/router";
import { useEffect } from "react";
import { FeatureRegion } from "../../federation/region/feature-region.tsx";
import { FeatureSkeleton } from "../../federation/region/feature-skeleton.tsx";
import { featureOfPath } from "../../federation/routes/route-feature.ts";
import { PartBoundary } from "../../views/boundary/part-boundary.tsx";
import { useHost } from "../../views/host/host-context.tsx";
import { OfflineBar } from "../../views/offline/offline-bar.tsx";
import { useRefetchWhenBack } from "../../views/offline/use-refetch-when-back.ts";
import { homePage, publicPage } from "./own-pages.ts";

/** Renders the current path inside the frame, with a bar below it while the connection is lost. */
export function FrameRoutes() {
  useRefetchWhenBack();
  usePageViews();
  const { features } = useHost();
  const { pathname } = useLocation();
  return (
    <Box sx={{ height: "100%", display: "flex", flexDirection: "column" }}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <PartBoundary part="content" shows="page" place={featureOfPath(features.manifests, pathname)?.id ?? pathname}>
          <Region />
        </PartBoundary>
      </Box>
      <PartBoundary part="offline bar" shows="nothing">
        <OfflineBar keepsMessages />
      </PartBoundary>
    </Box>
  );
}

/** Keeps a feature mounted while the path moves between its own routes. */
function Region() {
  const { features } = useHost();
  const { pathname } = useLocation();
  if (pathname === "/") return <homePage.Page fallback={<FeatureSkeleton />} />;
  const manifest = featureOfPath(features.manifests, pathname);
  if (manifest) return <FeatureRegion key={manifest.id} featureId={manifest.id} expose={manifest.routesExpose} />;
  return (
    <Box tabIndex={0} sx={{ height: "100%", overflow: "auto", outlineOffset: "-2px !important" }}>
      <publicPage.Page fallback={<FeatureSkeleton />} />
    </Box>
  );
}

/** Counts page views by feature or by the shell's own page, never by URL: a URL may identify a conversation. */
function usePageViews(): void {
  const { features, telemetry } = useHost();
  const { pathname } = useLocation();
  const own = SHELL_ROUTES.exact.find((path) => path === pathname) ?? "unknown";
  const page = featureOfPath(features.manifests, pathname)?.id ?? own;
  useEffect(() => telemetry.track("page_view", { page }), [page, telemetry]);
}

import { SHELL_ROUTES } from "@atrium/shared-contracts/spec";
import { Box } from "@atrium/shared-ui";
import { useLocation } from "@atrium/shared-ui/router";
import { useEffect } from "react";
import { FeatureRegion } from "../../federation/region/feature-region.tsx";
import { RegionHolder } from "../../federation/region/region-holder.tsx";
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
          <Pages />
        </PartBoundary>
      </Box>
      <PartBoundary part="offline bar" shows="nothing">
        <OfflineBar keepsMessages />
      </PartBoundary>
    </Box>
  );
}

/** A boundary for each page that stays when its page leaves. Keeps a feature mounted while the path moves between its own routes. */
function Pages() {
  const { features } = useHost();
  const { pathname } = useLocation();
  const current = featureOfPath(features.manifests, pathname);
  const isHome = pathname === "/";
  const isPublic = !isHome && !current;
  return (
    <>
      <PartBoundary part="home page" shows="page" place={String(isHome)}>
        {isHome && <homePage.Page fallback={<FeatureSkeleton />} />}
      </PartBoundary>
      {features.manifests.map(({ id, routesExpose }) => (
        <RegionHolder key={id} featureId={id} shown={id === current?.id}>
          {() => <FeatureRegion featureId={id} expose={routesExpose} />}
        </RegionHolder>
      ))}
      <PartBoundary part="public page" shows="page" place={isPublic ? pathname : ""}>
        {isPublic && (
          <Box tabIndex={0} sx={{ height: "100%", overflow: "auto", outlineOffset: "-2px !important" }}>
            <publicPage.Page fallback={<FeatureSkeleton />} />
          </Box>
        )}
      </PartBoundary>
    </>
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

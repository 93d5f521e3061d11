import { Box } from "@atrium/shared-ui";
import { useLocation } from "@atrium/shared-ui/router";
import { FeatureRegion } from "../federation/feature-region.tsx";
import { FeatureSkeleton } from "../federation/feature-skeleton.tsx";
import { featureOfPath } from "../federation/route-feature.ts";
import { HomePage } from "../home/home-page.tsx";
import { useHost } from "../host/host-context.tsx";
import { publicPage } from "./own-pages.ts";

/** What the path shows inside the frame. A feature stays mounted while the path moves among its own routes. */
export function FrameRoutes() {
  const { features } = useHost();
  const { pathname } = useLocation();
  if (pathname === "/") return <HomePage />;
  const manifest = featureOfPath(features.manifests, pathname);
  if (manifest) return <FeatureRegion key={manifest.id} featureId={manifest.id} expose={manifest.routesExpose} />;
  return (
    <Box tabIndex={0} sx={{ height: "100%", overflow: "auto", outlineOffset: "-2px !important" }}>
      <publicPage.Page fallback={<FeatureSkeleton />} />
    </Box>
  );
}

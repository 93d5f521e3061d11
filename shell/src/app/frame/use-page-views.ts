import { SHELL_ROUTES } from "@atrium/shared-contracts";
import { useLocation } from "@atrium/shared-ui/router";
import { useEffect } from "react";
import { featureOfPath } from "../../federation/routes/route-feature.ts";
import { useHost } from "../../views/host/host-context.tsx";

/** Counts pages by feature, or by the shell's own page: never by address, which may name a conversation. */
export function usePageViews(): void {
  const { features, telemetry } = useHost();
  const { pathname } = useLocation();
  const own = SHELL_ROUTES.exact.find((path) => path === pathname) ?? "unknown";
  const page = featureOfPath(features.manifests, pathname)?.id ?? own;
  useEffect(() => telemetry.track("page_view", { page }), [page, telemetry]);
}

import { Box, Divider, useObservable } from "@atrium/shared-ui";
import { useLocation } from "@atrium/shared-ui/router";
import { localized } from "../../core/language/language-choice.ts";
import { FeatureRegion } from "../../federation/region/feature-region.tsx";
import { panelsAt } from "../../federation/routes/route-feature.ts";
import { useHost } from "../host/host-context.tsx";

/** Panels that features show below the navigation while the path is theirs. */
export function SidebarPanels({ onNavigate }: { onNavigate(): void }) {
  const { features, language } = useHost();
  const current = useObservable(language.language$, language.language);
  const { pathname } = useLocation();
  return panelsAt(features.manifests, pathname).map((filling) => (
    <Box
      key={`${filling.featureId} ${filling.id}`}
      component="section"
      aria-label={filling.label ? localized(filling.label, current) : undefined}
      sx={{ flex: 1, minHeight: 0, display: "flex", flexDirection: "column" }}
    >
      <Divider sx={{ mx: 2, mt: 1.5, mb: 1 }} />
      <Box sx={{ flex: 1, minHeight: 0, overflow: "hidden" }}>
        <FeatureRegion featureId={filling.featureId} expose={filling.expose} compact props={{ onNavigate }} />
      </Box>
    </Box>
  ));
}

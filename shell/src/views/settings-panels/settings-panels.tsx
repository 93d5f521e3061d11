import type { ShellApi } from "@atrium/shared-contracts";
import { Box, Typography, useObservable } from "@atrium/shared-ui";
import { localized } from "../../core/language/language-choice.ts";
import type { FeatureSource } from "../../federation/loading/feature-code.ts";
import { FeatureRegion } from "../../federation/region/feature-region.tsx";
import { type FilledSlot, fillingsOf } from "../../federation/routes/route-feature.ts";
import { useHost } from "../host/host-context.tsx";

/** Where a panel stands that names no tab. */
const DEFAULT_TAB = "preferences";

/** The component behind `ShellApi.settingsPanels`: what features add to one tab of the settings, each under its label. */
export function createSettingsPanels(features: FeatureSource): ShellApi["settingsPanels"] {
  const panels = fillingsOf(features.manifests, "settings.panel");
  return function SettingsPanels({ tab }) {
    return panels
      .filter((panel) => (panel.tab ?? DEFAULT_TAB) === tab)
      .map((panel) => <Panel key={`${panel.featureId} ${panel.id}`} panel={panel} />);
  };
}

function Panel({ panel }: { readonly panel: FilledSlot }) {
  const { language } = useHost();
  const current = useObservable(language.language$, language.language);
  const heading = panel.label && localized(panel.label, current);
  return (
    <Box component="section" aria-label={heading} sx={{ mb: 5 }}>
      {heading && (
        <Typography variant="h3" component="h2">
          {heading}
        </Typography>
      )}
      <FeatureRegion featureId={panel.featureId} expose={panel.expose} compact />
    </Box>
  );
}

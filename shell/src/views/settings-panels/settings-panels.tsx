import { Box, Typography } from "@atrium/shared-ui";
import { Slot } from "../../slots/slot.tsx";

/** Where a panel stands that names no tab. */
const DEFAULT_TAB = "preferences";

/** The component behind `ShellApi.settingsPanels`: what features add to one tab of the settings, each under its label. */
export function SettingsPanels({ tab }: { readonly tab: string }) {
  return (
    <Slot name="settings.panel" props={{}} where={(panel) => (panel.tab ?? DEFAULT_TAB) === tab}>
      {(view, heading) => (
        <Box component="section" aria-label={heading} sx={{ mb: 5 }}>
          {heading && (
            <Typography variant="h3" component="h2">
              {heading}
            </Typography>
          )}
          {view}
        </Box>
      )}
    </Slot>
  );
}

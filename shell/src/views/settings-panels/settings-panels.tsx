import { Box, Typography } from "@atrium/shared-ui";
import { Slot } from "../../slots/slot.tsx";

/** The tab for panels that don't name one. */
const DEFAULT_TAB = "preferences";

/** The component behind `ShellApi.settingsPanels`: features' panels on one settings tab, each under its label. */
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

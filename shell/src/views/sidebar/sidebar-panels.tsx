import { Box } from "@atrium/shared-ui";
import { useLocation } from "@atrium/shared-ui/router";
import { isShownAt } from "../../slots/fillings.ts";
import { Slot } from "../../slots/slot.tsx";

/** Features' panels below the navigation, each shown on its own paths. */
export function SidebarPanels({ onNavigate }: { onNavigate(): void }) {
  const { pathname } = useLocation();
  return (
    <Slot name="sidebar.panel" props={{ onNavigate }} where={(panel) => isShownAt(panel, pathname)}>
      {(view, label) => (
        <Box
          component="section"
          aria-label={label}
          sx={{ flex: 1, minHeight: 0, display: "flex", flexDirection: "column" }}
        >
          <Box component="hr" sx={{ mx: 2, mt: 1.5, mb: 1, border: 0, borderTop: 1, borderColor: "divider" }} />
          <Box sx={{ flex: 1, minHeight: 0, overflow: "hidden" }}>{view}</Box>
        </Box>
      )}
    </Slot>
  );
}

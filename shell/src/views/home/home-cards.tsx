import { Box, Typography } from "@atrium/shared-ui";
import { useHost } from "../host/host-context.tsx";
import { fillingsOf } from "../../slots/fillings.ts";
import { Slot } from "../../slots/slot.tsx";
import { columns } from "./columns.ts";

/** Cards that features put on the home page. Those in a row have the same height. */
export function HomeCards() {
  const { features } = useHost();
  if (fillingsOf(features.manifests, "home.card").length === 0) return null;
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: columns(2, "15rem") },
      }}
    >
      <Slot name="home.card" props={{}}>
        {(view, label) => (
          <Box
            component="section"
            sx={{ border: 1, borderColor: "divider", borderRadius: 1, overflow: "hidden", minWidth: 0 }}
          >
            {label && (
              <Typography variant="h4" component="h2" sx={{ px: 2, pt: 2 }}>
                {label}
              </Typography>
            )}
            {view}
          </Box>
        )}
      </Slot>
    </Box>
  );
}

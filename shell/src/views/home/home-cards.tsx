import { Box, Typography, useObservable } from "@atrium/shared-ui";
import { localized } from "../../core/language/language-choice.ts";
import { FeatureRegion } from "../../federation/region/feature-region.tsx";
import { fillingsOf } from "../../federation/routes/route-feature.ts";
import { useHost } from "../host/host-context.tsx";
import { columns } from "./columns.ts";

/** The same for all, and before and after a card has what it shows: nothing below it moves. */
const CARD_HEIGHT = "15.5rem";

/** Cards that features put on the home page, each in a region of its own. */
export function HomeCards() {
  const { features, language } = useHost();
  const current = useObservable(language.language$, language.language);
  const cards = fillingsOf(features.manifests, "home.card");
  if (cards.length === 0) return null;
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: columns(2, "15rem") } }}>
      {cards.map(({ featureId, id, expose, label }) => (
        <Box
          key={`${featureId} ${id}`}
          component="section"
          sx={{
            height: CARD_HEIGHT,
            display: "flex",
            flexDirection: "column",
            border: 1,
            borderColor: "divider",
            borderRadius: 1,
            overflow: "hidden",
            minWidth: 0,
          }}
        >
          {label && (
            <Typography variant="h4" component="h2" sx={{ px: 2, pt: 2 }}>
              {localized(label, current)}
            </Typography>
          )}
          <Box sx={{ flex: 1, minHeight: 0, overflow: "auto" }}>
            <FeatureRegion featureId={featureId} expose={expose} compact />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

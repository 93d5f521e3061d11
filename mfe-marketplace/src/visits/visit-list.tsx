import type { ProductVisit } from "@atrium/shared-contracts/wire";
import { Box, Typography, useViewerZone } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { VisitedProduct } from "./visited-product.tsx";
import { TEXTS } from "../locales/translations.ts";
import { durationText } from "./duration-text.ts";

/** Visits, newest first, with product, time, source and length. */
export function VisitList({ visits }: { readonly visits: readonly ProductVisit[] }) {
  const { t, i18n } = useTranslation(TEXTS);
  const timeZone = useViewerZone();
  if (visits.length === 0) return null;
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short", timeZone });
  return (
    <Box component="section">
      <Typography variant="subtitle2" component="h2" gutterBottom>
        {t("visits.list")}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0 }}>
        {visits.map((visit) => (
          <Box
            component="li"
            key={visit.id}
            sx={{
              position: "relative",
              display: "grid",
              gridTemplateColumns: { xs: "minmax(0, 1fr) auto", md: "minmax(0, 1fr) 190px 110px 90px" },
              columnGap: 2,
              alignItems: "baseline",
              py: 1,
              borderTop: 1,
              borderColor: "divider",
              fontSize: "0.875rem",
            }}
          >
            <VisitedProduct id={visit.productId} name={visit.productName} />
            <Typography
              variant="caption"
              color="textSecondary"
              component="time"
              dateTime={visit.visitedAt}
              sx={{ gridRow: { xs: 2, md: 1 }, gridColumn: { xs: 1, md: 2 } }}
            >
              {when.format(new Date(visit.visitedAt))}
            </Typography>
            <Typography variant="caption" color="textSecondary" sx={{ textAlign: { xs: "end", md: "start" } }}>
              {t(`source.${visit.source}`)}
            </Typography>
            <Typography
              variant="caption"
              color="textSecondary"
              sx={{ textAlign: "end", fontVariantNumeric: "tabular-nums" }}
            >
              {visit.durationMs === null ? "–" : durationText(visit.durationMs, i18n.language)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

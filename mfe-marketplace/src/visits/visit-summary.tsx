import type { VisitStats } from "@atrium/shared-contracts/wire";
import { Box, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { VisitedProduct } from "./visited-product.tsx";
import { TEXTS } from "../locales/translations.ts";
import { DayBars } from "./day-bars.tsx";
import { durationText } from "./duration-text.ts";

/** A period's statistics: totals, visits by day, and the most viewed products. */
export function VisitSummary({ stats }: { readonly stats: VisitStats }) {
  const { t, i18n } = useTranslation(TEXTS);
  const locale = i18n.language;
  const mean = stats.meanDurationMs === null ? "–" : durationText(stats.meanDurationMs, locale);
  return (
    <Box
      component="section"
      aria-label={t("visits.summary")}
      sx={{ display: "flex", flexDirection: "column", gap: 3, mb: 4 }}
    >
      <Box component="dl" sx={{ m: 0, display: "flex", flexWrap: "wrap", columnGap: 6, rowGap: 2 }}>
        <Total name={t("visits.total")} value={stats.visits.toLocaleString(locale)} />
        <Total name={t("visits.products")} value={stats.uniqueProducts.toLocaleString(locale)} />
        <Total name={t("visits.mean")} value={mean} />
      </Box>
      <DayBars days={stats.byDay} />
      {stats.topProducts.length > 0 && (
        <Box>
          <Typography variant="subtitle2" component="h2" gutterBottom>
            {t("visits.top")}
          </Typography>
          <Box component="ol" sx={{ listStyle: "none", p: 0, m: 0 }}>
            {stats.topProducts.slice(0, 5).map(({ productId, name, visits }) => (
              <Box
                component="li"
                key={productId}
                sx={{ position: "relative", display: "flex", gap: 2, py: { xs: 1.5, md: 0.5 }, fontSize: "0.875rem" }}
              >
                <VisitedProduct id={productId} name={name} />
                <Box component="span" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
                  {t("visits.count", { count: visits, formatted: visits.toLocaleString(locale) })}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

function Total({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <Box sx={{ display: "flex", flexDirection: "column-reverse" }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {name}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, fontSize: "1.5rem", fontWeight: 650, letterSpacing: "-0.02em", lineHeight: 1.25 }}
      >
        {value}
      </Typography>
    </Box>
  );
}

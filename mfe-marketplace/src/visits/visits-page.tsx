import { Alert, Box, Button, EmptyState, PageHeader, Skeleton, useShell } from "@atrium/shared-ui";
import { ToggleButton, ToggleButtonGroup } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useInfiniteQuery, useQuery } from "@atrium/shared-ui/query";
import { Link } from "@atrium/shared-ui/router";
import { useState } from "react";
import { TEXTS } from "../translations.ts";
import { VisitList } from "./visit-list.tsx";
import { PERIOD_DAYS, type PeriodDays, lastDays } from "./visit-period.ts";
import { VisitSummary } from "./visit-summary.tsx";
import { visitStatsQuery, visitsQuery } from "./visits-api.ts";

/** The person's own visits to products: how many, by day, and which. */
export function VisitsPage() {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const [{ days, period }, setPeriod] = useState(() => periodOf(30));
  const stats = useQuery(visitStatsQuery(shell, period));
  const visits = useInfiniteQuery(visitsQuery(shell, period));
  const failed = stats.error ?? visits.error;
  const list = visits.data?.pages.flatMap((page) => page.visits) ?? [];
  const retry = () => {
    void stats.refetch();
    void visits.refetch();
  };
  return (
    <Box sx={{ height: "100%", overflowY: "auto" }}>
      <PageHeader
        title={t("visits.title")}
        subtitle={t("visits.subtitle")}
        actions={
          <ToggleButtonGroup
            exclusive
            size="small"
            value={days}
            aria-label={t("visits.period")}
            onChange={(_event, chosen: PeriodDays | null) => chosen && setPeriod(periodOf(chosen))}
          >
            {PERIOD_DAYS.map((each) => (
              <ToggleButton key={each} value={each} sx={{ textTransform: "none", px: 1.5 }}>
                {t("visits.days", { count: each })}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        }
      />
      <Box sx={{ px: { xs: 2, md: 4 }, pb: 4, maxWidth: 1080 }}>
        {failed && (
          <Alert
            severity="error"
            sx={{ mb: 2 }}
            action={
              <Button size="small" color="inherit" onClick={retry}>
                {t("retry")}
              </Button>
            }
          >
            {t("visits.loadFailed")} {failed.message}
          </Alert>
        )}
        {stats.isPending && <Skeleton variant="rounded" height={260} />}
        {stats.data && stats.data.visits > 0 && <VisitSummary stats={stats.data} period={period} />}
        {stats.data?.visits === 0 && (
          <EmptyState
            icon="history"
            title={t("visits.empty")}
            action={
              <Button component={Link} to="/marketplace">
                {t("visits.browse")}
              </Button>
            }
          >
            {t("visits.emptyHint")}
          </EmptyState>
        )}
        <VisitList visits={list} />
        {visits.hasNextPage && (
          <Button
            variant="outlined"
            color="inherit"
            loading={visits.isFetchingNextPage}
            onClick={() => void visits.fetchNextPage()}
            sx={{ mt: 2, borderColor: "divider" }}
          >
            {t("loadMore")}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const periodOf = (days: PeriodDays) => ({ days, period: lastDays(days, Date.now()) });

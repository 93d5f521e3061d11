import { Box, LoadFailed, Button, EmptyState, PageHeader, Skeleton, useShell, useViewerZone } from "@atrium/shared-ui";
import { ToggleButton, ToggleButtonGroup } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useInfiniteQuery, useQuery } from "@atrium/shared-ui/query";
import { Link } from "@atrium/shared-ui/router";
import { useMemo, useState } from "react";
import { useKeptScroll } from "../scroll/use-kept-scroll.ts";
import { TEXTS } from "../locales/translations.ts";
import { VisitList } from "./visit-list.tsx";
import { PERIOD_DAYS, type PeriodDays, lastDays } from "./visit-period.ts";
import { VisitSummary } from "./visit-summary.tsx";
import { visitStatsQuery, visitsQuery } from "./visits-api.ts";

/** The user's product visits: totals, by day, and as a list. */
export function VisitsPage() {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const zone = useViewerZone();
  const [{ days, now }, setChosen] = useState<Chosen>(() => ({ days: 30, now: Date.now() }));
  const period = useMemo(() => lastDays(days, now, zone), [days, now, zone]);
  const stats = useQuery(visitStatsQuery(shell, period, zone));
  const visits = useInfiniteQuery(visitsQuery(shell, period));
  const scroller = useKeptScroll(visits.isSuccess && stats.isSuccess);
  const failed = stats.error ?? visits.error;
  const list = visits.data?.pages.flatMap((page) => page.visits) ?? [];
  const retry = () => {
    void stats.refetch();
    void visits.refetch();
  };
  return (
    <Box ref={scroller} sx={{ height: "100%", overflowY: "auto" }}>
      <Box sx={{ maxWidth: 1200, mx: "auto" }}>
        <PageHeader
          title={t("visits.title")}
          subtitle={t("visits.subtitle")}
          actions={
            <ToggleButtonGroup
              exclusive
              size="small"
              value={days}
              aria-label={t("visits.period")}
              onChange={(_event, chosen: PeriodDays | null) => chosen && setChosen({ days: chosen, now: Date.now() })}
            >
              {PERIOD_DAYS.map((each) => (
                <ToggleButton key={each} value={each} sx={{ textTransform: "none", px: 1.5 }}>
                  {t("visits.days", { count: each })}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          }
        />
        <Box sx={{ px: { xs: 2, md: 4 }, pb: 4 }}>
          {failed && (
            <LoadFailed sx={{ mb: 2 }} retry={t("retry")} onRetry={retry}>
              {t("visits.loadFailed")} {failed.message}
            </LoadFailed>
          )}
          {stats.isPending && <Skeleton variant="rounded" height={260} />}
          {stats.data && stats.data.visits > 0 && <VisitSummary stats={stats.data} />}
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
    </Box>
  );
}

interface Chosen {
  readonly days: PeriodDays;
  /** When it was chosen, so the period doesn't shift on every render. Milliseconds since the epoch. */
  readonly now: number;
}

import type { FeedbackType } from "@atrium/shared-contracts/wire";
import { Box, Button, DialogContent, EmptyState, Icon } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useInfiniteQuery, useQuery } from "@atrium/shared-ui/query";
import { useState } from "react";
import { useHost } from "../host/host-context.tsx";
import { FeedbackEntryRow } from "./feedback-entry-row.tsx";
import { FeedbackFilter } from "./feedback-filter.tsx";
import { FeedbackRowsSkeleton } from "./feedback-history-skeleton.tsx";
import { feedbackHistory, feedbackStats } from "./feedback-queries.ts";

/** The person's feedback: counted and filtered by type, newest first, more on demand. */
export function FeedbackHistory() {
  const { t } = useTranslation("shell");
  const { http } = useHost();
  const [type, setType] = useState<FeedbackType | undefined>(undefined);
  const stats = useQuery(feedbackStats(http));
  const history = useInfiniteQuery(feedbackHistory(http, type));

  // Pages overlap if something was sent in between: show entries that came twice only once.
  const entries = [
    ...new Map(history.data?.pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values(),
  ];
  const retry = () => {
    if (stats.isError) void stats.refetch();
    if (history.isFetchNextPageError) void history.fetchNextPage();
    else if (history.isError) void history.refetch();
  };
  const retryButton = (
    <Button variant="outlined" startIcon={<Icon name="retry" size={16} />} onClick={retry}>
      {t("feedback.history.retry")}
    </Button>
  );
  return (
    <DialogContent sx={{ minHeight: 320 }}>
      <FeedbackFilter value={type} stats={stats.data} onChange={setType} />
      {history.isPending && <FeedbackRowsSkeleton />}
      {history.isError && entries.length === 0 && (
        <Box role="alert">
          <EmptyState icon="warning" title={t("feedback.history.failed")} action={retryButton} />
        </Box>
      )}
      {history.isSuccess && entries.length === 0 && (
        <EmptyState icon="message" title={t(type ? "feedback.history.noneOfType" : "feedback.history.none")}>
          {!type && t("feedback.history.noneHint")}
        </EmptyState>
      )}
      {entries.length > 0 && (
        <Box component="ul" aria-label={t("feedback.history.title")} sx={{ listStyle: "none", m: 0, p: 0 }}>
          {entries.map((entry) => (
            <FeedbackEntryRow key={entry.id} entry={entry} />
          ))}
        </Box>
      )}
      {history.isFetchNextPageError && (
        <Box role="alert" sx={{ display: "flex", alignItems: "center", gap: 2, pt: 2 }}>
          <Box sx={{ flexGrow: 1, typography: "body2" }}>{t("feedback.history.moreFailed")}</Box>
          {retryButton}
        </Box>
      )}
      {history.hasNextPage && !history.isFetchNextPageError && (
        <Button
          fullWidth
          color="inherit"
          loading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
          sx={{ mt: 1 }}
        >
          {t("feedback.history.more")}
        </Button>
      )}
    </DialogContent>
  );
}

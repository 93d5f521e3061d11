import { Box, DialogContent, Skeleton, VisuallyHidden } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";

/** Rows shaped like feedback entries. */
export function FeedbackRowsSkeleton() {
  const { t } = useTranslation("shell");
  return (
    <Box aria-busy>
      <VisuallyHidden role="status">{t("feedback.history.loading")}</VisuallyHidden>
      {["80%", "55%", "70%"].map((width) => (
        <Box key={width} sx={{ py: 1.5 }}>
          <Skeleton width={140} height={18} />
          <Skeleton width={width} height={22} />
        </Box>
      ))}
    </Box>
  );
}

/** The whole view, while its code loads. */
export function FeedbackHistorySkeleton() {
  return (
    <DialogContent sx={{ minHeight: 320 }}>
      <Box sx={{ display: "flex", gap: 1, mb: 1 }}>
        {[56, 72, 112].map((width) => (
          <Skeleton key={width} variant="rounded" width={width} height={32} />
        ))}
      </Box>
      <FeedbackRowsSkeleton />
    </DialogContent>
  );
}

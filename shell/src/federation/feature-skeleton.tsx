import { Box, Skeleton, VisuallyHidden } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";

/** The place of a feature while its code arrives: a page's heading and lines, or the lines of a small region. */
export function FeatureSkeleton({ compact = false }: { readonly compact?: boolean }) {
  const { t } = useTranslation("shell");
  return (
    <Box aria-busy sx={{ p: compact ? 2 : { xs: 2, md: 4 }, display: "grid", gap: 1.5, alignContent: "start" }}>
      <VisuallyHidden role="status">{t("feature.loading")}</VisuallyHidden>
      {!compact && <Skeleton variant="rounded" width="32%" height={32} sx={{ mb: 2 }} />}
      {(compact ? ["90%", "70%", "80%"] : ["100%", "92%", "96%", "60%"]).map((width) => (
        <Skeleton key={width} variant="rounded" width={width} height={compact ? 18 : 48} />
      ))}
    </Box>
  );
}

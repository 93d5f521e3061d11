import { Box, Skeleton, Typography, VisuallyHidden } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect, useState } from "react";

/** After this many milliseconds, the skeleton says that it's taking longer than usual. */
const SLOW_MS = 5_000;

/** Shown while a feature's code loads: a page's heading and lines, or just the lines for a small region. */
export function FeatureSkeleton({ compact = false }: { readonly compact?: boolean }) {
  const { t } = useTranslation("shell");
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box aria-busy sx={{ p: compact ? 2 : { xs: 2, md: 4 }, display: "grid", gap: 1.5, alignContent: "start" }}>
      <VisuallyHidden role="status">{t(slow ? "feature.slow" : "feature.loading")}</VisuallyHidden>
      {!compact && <Skeleton variant="rounded" width="32%" height={32} sx={{ mb: 2 }} />}
      {(compact ? ["90%", "70%", "80%"] : ["100%", "92%", "96%", "60%"]).map((width) => (
        <Skeleton key={width} variant="rounded" width={width} height={compact ? 18 : 48} />
      ))}
      {slow && (
        <Typography aria-hidden variant="body2" color="text.secondary">
          {t("feature.slow")}
        </Typography>
      )}
    </Box>
  );
}

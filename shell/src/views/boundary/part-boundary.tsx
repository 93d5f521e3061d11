import { Box, EmptyState, Icon, IconButton, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import type { ReactNode } from "react";
import { errorTags } from "../../federation/region/leaving-views.ts";
import { RegionBoundary } from "../../federation/region/region-boundary.tsx";
import { RetryButton } from "../../federation/region/retry-button.tsx";
import { useHost } from "../host/host-context.tsx";

interface PartBoundaryProps {
  /** Names the part in error reports. */
  readonly part: string;
  /** How the failure shows: filling the page's content, as a few lines, as one button, or not at all. */
  readonly shows: "page" | "lines" | "button" | "nothing";
  readonly place?: string;
  /** For overlays: the person gets a message, and this closes the overlay. Its `place` says whether it's open, so that reopening starts over. */
  onFailed?(): void;
  readonly children: ReactNode;
}

/** Contains errors from one part of the shell: everything around it still works, and Try again remounts it. */
export function PartBoundary({ part, shows, place, onFailed, children }: PartBoundaryProps) {
  const { t } = useTranslation("shell");
  const { telemetry, toasts } = useHost();
  const explain = (again: () => void) =>
    onFailed || shows === "nothing" ? null : <PartFailure shows={shows} onRetry={again} />;
  const gaveUp = () => {
    if (!onFailed) return;
    toasts.show({ title: t("page.crashed"), description: t("page.crashedHint"), variant: "destructive" });
    onFailed();
  };
  return (
    <RegionBoundary
      place={place}
      caught={(error, left) => telemetry.report(error, errorTags(left, { source: "shell", part }))}
      gaveUp={gaveUp}
      fallback={(_error, again) => explain(again)}
    >
      {children}
    </RegionBoundary>
  );
}

interface PartFailureProps {
  readonly shows: "page" | "lines" | "button";
  onRetry(): void;
}

function PartFailure({ shows, onRetry }: PartFailureProps) {
  const { t } = useTranslation("shell");
  const label = t("page.crashed");
  const hint = `${label}. ${t("feature.tryAgain")}`;
  if (shows === "button") {
    return (
      // Uses the browser's tooltip: ours would be in every page's first code just for this button.
      <IconButton size="small" color="warning" aria-label={hint} title={hint} onClick={onRetry}>
        <Icon name="retry" />
      </IconButton>
    );
  }
  if (shows === "lines") {
    return (
      <Box role="alert" sx={{ display: "grid", gap: 1, justifyItems: "start", p: 2, color: "text.secondary" }}>
        <Typography variant="body2">{label}</Typography>
        <RetryButton onRetry={onRetry} />
      </Box>
    );
  }
  return (
    <Box role="alert" sx={{ height: "100%", overflow: "auto" }}>
      <EmptyState icon="warning" title={label} action={<RetryButton large onRetry={onRetry} />}>
        {t("page.crashedHint")}
      </EmptyState>
    </Box>
  );
}

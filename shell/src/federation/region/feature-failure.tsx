import { Box, Button, Icon, Typography, useObservable } from "@atrium/shared-ui";
import { type TFunction, useTranslation } from "@atrium/shared-ui/i18n";
import type { FeatureManifest } from "@atrium/shared-contracts/wire";
import { localized } from "../../core/language/language-choice.ts";
import { useFeatureHost } from "../host/feature-host.tsx";
import type { LoadCause, LoadFailure } from "../loading/feature-load-error.ts";

export interface FeatureFailureProps {
  readonly manifest: FeatureManifest | undefined;
  readonly failure: LoadFailure;
  /** A small region shows one line and the button. */
  readonly compact?: boolean;
  onRetry(): void;
}

/** Explains why a feature isn't there: which feature and version, which step failed, why, and whom to ask. The rest of the page still works. */
export function FeatureFailure({ manifest, failure, compact = false, onRetry }: FeatureFailureProps) {
  const { t } = useTranslation("shell");
  const { language, connection } = useFeatureHost();
  const reach = useObservable(connection.state$, connection.state);
  const title = manifest ? localized(manifest.title, language.language) : failure.featureId;
  const retry = (
    <Button variant="outlined" size="small" startIcon={<Icon name="retry" size={16} />} onClick={onRetry}>
      {t("feature.tryAgain")}
    </Button>
  );
  if (compact) {
    return (
      <Box role="alert" sx={{ display: "grid", gap: 1, justifyItems: "start", p: 2, color: "text.secondary" }}>
        <Typography variant="body2">{t("feature.failed", { title })}</Typography>
        <Typography variant="caption">{causeText(t, failure.reason)}</Typography>
        {retry}
      </Box>
    );
  }
  const facts: [string, string][] = [
    [t("feature.fact.feature"), failure.featureId],
    [t("feature.fact.version"), failure.version || t("feature.fact.unknown")],
    [t("feature.fact.step"), t(`feature.phase.${failure.phase}`)],
    [t("feature.fact.cause"), causeText(t, failure.reason)],
    [t("feature.fact.owner"), manifest?.owner ?? t("feature.fact.unknown")],
  ];
  return (
    <Box role="alert" sx={{ height: "100%", overflow: "auto", display: "grid", placeItems: "center", px: 2, py: 4 }}>
      <Box sx={{ width: "100%", maxWidth: 480, display: "grid", gap: 2, justifyItems: "start" }}>
        <Box sx={{ color: "warning.main", display: "flex" }}>
          <Icon name="warning" size={28} />
        </Box>
        <Typography variant="h2" component="h1">
          {t("feature.failed", { title })}
        </Typography>
        <Typography color="text.secondary">
          {t(reach === "online" ? "feature.restWorks" : "feature.notOnDevice")}
        </Typography>
        <Box
          component="dl"
          sx={{
            m: 0,
            width: "100%",
            display: "grid",
            gridTemplateColumns: "auto 1fr",
            columnGap: 3,
            rowGap: 1,
            p: 2,
            border: 1,
            borderColor: "divider",
            borderRadius: 1,
            typography: "body2",
          }}
        >
          {facts.map(([name, value]) => (
            <Box key={name} sx={{ display: "contents" }}>
              <Box component="dt" sx={{ color: "text.secondary" }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: "anywhere" }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
        {retry}
      </Box>
    </Box>
  );
}

function causeText(t: TFunction<"shell">, cause: LoadCause): string {
  return t(`feature.cause.${cause.kind}`, { ...cause });
}

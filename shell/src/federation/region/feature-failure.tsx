import { Box, Icon, Typography, rem, useObservable } from "@atrium/shared-ui";
import { type TFunction, useTranslation } from "@atrium/shared-ui/i18n";
import type { FeatureManifest } from "@atrium/shared-contracts/wire";
import { localized } from "../../core/language/language-choice.ts";
import { useFeatureHost } from "../host/feature-host.tsx";
import type { LoadCause, LoadFailure } from "../loading/feature-load-error.ts";
import { RetryButton } from "./retry-button.tsx";

export interface FeatureFailureProps {
  readonly manifest: FeatureManifest | undefined;
  readonly failure: LoadFailure;
  /** A small region shows one line and the button. */
  readonly compact?: boolean;
  onRetry(): void;
}

/**
 * Says that a feature isn't there and leads with Try again; the rest of the page still works. For whoever has to mend it, the details name feature and
 * version, the step that failed, why, and whom to ask.
 */
export function FeatureFailure({ manifest, failure, compact = false, onRetry }: FeatureFailureProps) {
  const { t } = useTranslation("shell");
  const { language, connection } = useFeatureHost();
  const reach = useObservable(connection.state$, connection.state);
  const title = manifest ? localized(manifest.title, language.language) : failure.featureId;
  if (compact) {
    return (
      <Box role="alert" sx={{ display: "grid", gap: 1, justifyItems: "start", p: 2, color: "text.secondary" }}>
        <Typography variant="body2">{t("feature.failed", { title })}</Typography>
        <Typography variant="caption">{causeText(t, failure.reason)}</Typography>
        <RetryButton onRetry={onRetry} />
      </Box>
    );
  }
  return (
    <Box role="alert" sx={{ height: "100%", overflow: "auto", display: "grid", placeItems: "center", px: 2, py: 4 }}>
      <Box
        sx={{ width: "100%", maxWidth: rem(520), display: "grid", gap: 2, justifyItems: "center", textAlign: "center" }}
      >
        <Box
          sx={{
            display: "grid",
            placeItems: "center",
            width: rem(64),
            height: rem(64),
            borderRadius: "50%",
            bgcolor: "background.surface",
            color: "warning.main",
          }}
        >
          <Icon name={reach === "online" ? "warning" : "offline"} size={30} />
        </Box>
        <Box>
          <Typography variant="h2" component="h1">
            {t("feature.failed", { title })}
          </Typography>
          <Typography color="text.secondary" sx={{ mt: 1, textWrap: "balance" }}>
            {t(reach === "online" ? "feature.restWorks" : "feature.notOnDevice")}
          </Typography>
        </Box>
        <RetryButton large onRetry={onRetry} />
        <Details
          facts={[
            [t("feature.fact.feature"), failure.featureId],
            [t("feature.fact.version"), failure.version || t("feature.fact.unknown")],
            [t("feature.fact.step"), t(`feature.phase.${failure.phase}`)],
            [t("feature.fact.cause"), causeText(t, failure.reason)],
            [t("feature.fact.owner"), manifest?.owner ?? t("feature.fact.unknown")],
          ]}
        />
      </Box>
    </Box>
  );
}

function Details({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) {
  const { t } = useTranslation("shell");
  return (
    <Box component="details" sx={{ width: "100%", mt: 1, typography: "body2" }}>
      <Box
        component="summary"
        sx={{
          width: "fit-content",
          mx: "auto",
          px: 1.5,
          lineHeight: rem(44),
          color: "text.secondary",
          cursor: "pointer",
        }}
      >
        {t("feature.details")}
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: "grid",
          gridTemplateColumns: "auto 1fr",
          columnGap: 3,
          rowGap: 1,
          p: 2,
          border: 1,
          borderColor: "divider",
          borderRadius: 1,
          textAlign: "start",
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
    </Box>
  );
}

function causeText(t: TFunction<"shell">, cause: LoadCause): string {
  return t(`feature.cause.${cause.kind}`, { ...cause });
}

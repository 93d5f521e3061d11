import type { Language } from "@atrium/shared-contracts";
import { Alert, Box, Button, Chip, EmptyState, Skeleton, Typography, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useHost } from "../host/host-context.tsx";
import { type ReleaseDay, releaseTimeline } from "./release-timeline.ts";
import { useReleaseHistory } from "./use-release-history.ts";

/** What was released in this installation, by day. */
export function ChangelogPage() {
  const { t } = useTranslation("shell");
  const { http, language } = useHost();
  const current = useObservable(language.language$, language.language);
  const [state, retry] = useReleaseHistory(http);

  return (
    <Box sx={{ maxWidth: 720, mx: "auto", px: { xs: 2, md: 0 }, py: { xs: 4, md: 7 }, display: "grid", gap: 4 }}>
      <Box>
        <Typography variant="h1">{t("changelog.title")}</Typography>
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {t("changelog.lead")}
        </Typography>
      </Box>
      {state.status === "loading" && [1, 2, 3].map((line) => <Skeleton key={line} variant="rounded" height={72} />)}
      {state.status === "failed" && (
        <Alert severity="error" action={<Button onClick={retry}>{t("changelog.retry")}</Button>}>
          {t("changelog.failed")} {state.message}
        </Alert>
      )}
      {state.status === "loaded" && <Timeline days={releaseTimeline(state.history, current)} language={current} />}
    </Box>
  );
}

function Timeline({ days, language }: { readonly days: readonly ReleaseDay[]; readonly language: Language }) {
  const { t } = useTranslation("shell");
  if (days.length === 0) return <EmptyState icon="history" title={t("changelog.empty")} />;
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long" });
  return days.map(({ day, entries }) => (
    <Box key={day} component="section" sx={{ display: "grid", gap: 1.5 }}>
      <Typography variant="h4" component="h2" color="text.secondary">
        <time dateTime={day}>{date.format(new Date(`${day}T12:00:00`))}</time>
      </Typography>
      {entries.map(({ appId, title, version, notes, isActive }) => (
        <Box
          key={`${appId} ${version}`}
          sx={{ px: 2, py: 1.5, border: 1, borderColor: "divider", borderRadius: 1, display: "grid", gap: 0.5 }}
        >
          <Box sx={{ display: "flex", alignItems: "center", gap: 1, flexWrap: "wrap" }}>
            <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
            <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: "tabular-nums" }}>
              {version}
            </Typography>
            {isActive && <Chip size="small" label={t("changelog.active")} />}
          </Box>
          {notes !== undefined && <Typography variant="body2">{notes}</Typography>}
        </Box>
      ))}
    </Box>
  ));
}

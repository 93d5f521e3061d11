import { Alert, Box, Button, Skeleton, Typography, rem, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useHost } from "../host/host-context.tsx";
import { releaseEntries } from "./release-timeline.ts";
import { Timeline } from "./timeline.tsx";
import { useReleaseHistory } from "./use-release-history.ts";

/** This installation's releases, by day. */
export function ChangelogPage() {
  const { t } = useTranslation("shell");
  const { http, language } = useHost();
  const current = useObservable(language.language$, language.language);
  const [state, retry] = useReleaseHistory(http);

  return (
    <Box sx={{ maxWidth: rem(960), mx: "auto", py: { xs: 4, md: 7 }, display: "grid", gap: 4 }}>
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
      {state.status === "loaded" && <Timeline entries={releaseEntries(state.history, current)} language={current} />}
    </Box>
  );
}

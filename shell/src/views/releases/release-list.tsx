import { Alert, Button, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useHost } from "../host/host-context.tsx";
import { ReleasesLoading } from "./releases-loading.tsx";
import { releaseEntries } from "./release-timeline.ts";
import { Timeline } from "./timeline.tsx";
import { useReleaseHistory } from "./use-release-history.ts";

/** This installation's releases, by day. */
export function ReleaseList() {
  const { t } = useTranslation("shell");
  const { http, language } = useHost();
  const current = useObservable(language.language$, language.language);
  const [state, retry] = useReleaseHistory(http);
  switch (state.status) {
    case "loading":
      return <ReleasesLoading />;
    case "failed":
      return (
        <Alert severity="error" action={<Button onClick={retry}>{t("changelog.retry")}</Button>}>
          {t("changelog.failed")} {state.message}
        </Alert>
      );
    case "loaded":
      return <Timeline entries={releaseEntries(state.history, current)} language={current} />;
  }
}

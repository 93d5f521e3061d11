import { Box, EmptyState, Typography, lazyCode, rem, useLazyCode } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import changelogTexts from "../../core/language/locales/en/changelog.json" with { type: "json" };
import { addEnglish } from "../../core/language/texts.ts";
import { RetryButton } from "../../federation/region/retry-button.tsx";
import { ReleasesLoading } from "./releases-loading.tsx";

addEnglish(changelogTexts);

/** Its own chunk, because the other public pages don't need it, or the schemas that check its answer. */
const releaseList = lazyCode(
  () => import("./release-list.tsx").then(({ ReleaseList }) => ReleaseList),
  "The list of releases could not be loaded",
);

/** What was released in this installation. */
export function ChangelogPage() {
  const { t } = useTranslation("shell");
  const { code: ReleaseList, failure, retry } = useLazyCode(releaseList);
  return (
    <Box sx={{ maxWidth: rem(960), mx: "auto", py: { xs: 4, md: 7 }, display: "grid", gap: 4 }}>
      <Box>
        <Typography variant="h1">{t("changelog.title")}</Typography>
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {t("changelog.lead")}
        </Typography>
      </Box>
      {failure && <EmptyState icon="warning" title={t("changelog.failed")} action={<RetryButton onRetry={retry} />} />}
      {ReleaseList ? <ReleaseList /> : !failure && <ReleasesLoading />}
    </Box>
  );
}

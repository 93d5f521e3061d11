import { Box, Skeleton } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";

/** The place of the conversations while they load. */
export function ListSkeleton() {
  const { t } = useTranslation(TEXTS);
  return (
    <Box
      role="status"
      aria-label={t("list.loading")}
      sx={{ display: "grid", width: "100%", maxWidth: 920, mx: "auto", px: { xs: 2, md: 4 }, gap: 1.5 }}
    >
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={64} />
      ))}
    </Box>
  );
}

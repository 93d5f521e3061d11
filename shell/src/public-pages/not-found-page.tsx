import { Box, Button, EmptyState } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link } from "@atrium/shared-ui/router";

export function NotFoundPage() {
  const { t } = useTranslation("shell");
  return (
    <Box sx={{ minHeight: "60vh", display: "grid", placeItems: "center" }}>
      <EmptyState
        icon="help"
        title={t("notFound.title")}
        action={
          <Button component={Link} to="/" variant="outlined">
            {t("notFound.home")}
          </Button>
        }
      >
        {t("notFound.text")}
      </EmptyState>
    </Box>
  );
}

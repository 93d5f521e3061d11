import { Box, Button, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link } from "@atrium/shared-ui/router";

/** The not-found page. Signed-in people see it inside the frame. */
export function NotFoundPage() {
  const { t } = useTranslation("shell");
  return (
    <Box sx={{ minHeight: "70vh", display: "grid", placeItems: "center", px: 2 }}>
      <Box sx={{ display: "grid", gap: 2, justifyItems: "center", textAlign: "center", maxWidth: "28em" }}>
        <Typography aria-hidden color="text.secondary" sx={{ fontSize: "3.5rem", fontWeight: 600, lineHeight: 1 }}>
          404
        </Typography>
        <Typography variant="h2" component="h1">
          {t("notFound.title")}
        </Typography>
        <Typography color="text.secondary" sx={{ textWrap: "balance" }}>
          {t("notFound.text")}
        </Typography>
        <Button component={Link} to="/" variant="outlined" sx={{ mt: 1 }}>
          {t("notFound.home")}
        </Button>
      </Box>
    </Box>
  );
}

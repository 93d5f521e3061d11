import { Box, Icon, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";

/** An example conversation. Drawn rather than a screenshot, so that it's in the visitor's language. */
export function LandingPreview() {
  const { t } = useTranslation("shell");
  return (
    <Box
      component="figure"
      aria-label={t("landing.preview.label")}
      sx={{
        m: 0,
        p: { xs: 2, md: 3 },
        display: "grid",
        gap: 2,
        border: 1,
        borderColor: "divider",
        borderRadius: 2,
        bgcolor: "background.surface",
      }}
    >
      <Typography
        sx={{
          justifySelf: "end",
          maxWidth: "85%",
          px: 2,
          py: 1,
          borderRadius: 2,
          bgcolor: "primary.main",
          color: "primary.contrastText",
        }}
      >
        {t("landing.preview.question")}
      </Typography>
      <Typography sx={{ maxWidth: "92%" }}>{t("landing.preview.answer")}</Typography>
      <Box
        sx={{
          display: "flex",
          gap: 2,
          alignItems: "center",
          p: 2,
          border: 1,
          borderColor: "divider",
          borderRadius: 1,
          bgcolor: "background.default",
        }}
      >
        <Box sx={{ color: "primary.main", display: "flex" }}>
          <Icon name="calendar" size={22} />
        </Box>
        <Box>
          <Typography sx={{ fontWeight: 600 }}>{t("landing.preview.event")}</Typography>
          <Typography variant="body2" color="text.secondary">
            {t("landing.preview.when")}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

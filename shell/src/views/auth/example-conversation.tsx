import { Box, Icon, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";

/** The conversation that the quote is about. Drawn rather than a picture, so it's in the visitor's language and downloads nothing. */
export function ExampleConversation() {
  const { t } = useTranslation("shell");
  return (
    <Box
      component="figure"
      aria-label={t("auth.example.label")}
      sx={{
        m: 0,
        p: 3,
        display: "grid",
        gap: 2,
        border: 1,
        borderColor: "divider",
        borderRadius: 2,
        bgcolor: "background.default",
        boxShadow: "0 12px 32px rgb(0 0 0 / 0.06)",
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
        {t("auth.example.question")}
      </Typography>
      <Typography sx={{ maxWidth: "92%" }}>{t("auth.example.answer")}</Typography>
      <Box
        sx={{
          display: "flex",
          gap: 2,
          alignItems: "center",
          p: 2,
          border: 1,
          borderColor: "divider",
          borderRadius: 1,
          bgcolor: "background.surface",
        }}
      >
        <Box sx={{ color: "primary.main", display: "flex" }}>
          <Icon name="calendar" size={22} />
        </Box>
        <Box>
          <Typography sx={{ fontWeight: 600 }}>{t("auth.example.event")}</Typography>
          <Typography variant="body2" color="text.secondary">
            {t("auth.example.when")}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

import { Box, Icon, Typography, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { BrandLink } from "../brand/brand-link.tsx";
import { ExampleConversation } from "./example-conversation.tsx";

const POINTS = ["chat", "calendar", "marketplace"] as const;

/** What awaits behind the form: an example, the quote about it, and what else there is. On phones, only the logo. */
export function AuthPanel() {
  const { t } = useTranslation("shell");
  return (
    <Box
      component="header"
      sx={{
        display: "flex",
        flexDirection: "column",
        px: { xs: 2, md: 5 },
        py: { xs: 1.75, md: 4 },
        bgcolor: { md: "background.surface" },
        borderInlineEnd: { md: "1px solid" },
        borderColor: { md: "divider" },
      }}
    >
      <BrandLink />
      <Box sx={{ display: { xs: "none", md: "grid" }, gap: 4, width: "100%", maxWidth: rem(480), m: "auto", py: 4 }}>
        <ExampleConversation />
        <Typography
          component="blockquote"
          variant="h2"
          sx={{ m: 0, fontWeight: 500, lineHeight: 1.45, textWrap: "pretty" }}
        >
          {t("auth.quote")}
        </Typography>
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            pt: 3,
            display: "grid",
            gap: 1.25,
            listStyle: "none",
            borderTop: 1,
            borderColor: "divider",
          }}
        >
          {POINTS.map((point) => (
            <Box key={point} component="li" sx={{ display: "flex", gap: 1.25, color: "text.secondary" }}>
              <Box sx={{ display: "flex", pt: 0.25, color: "success.main" }}>
                <Icon name="check" />
              </Box>
              {t(`landing.${point}.title`)}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

import { Box, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";

const SECTIONS = {
  terms: ["service", "account", "content", "assistant", "marketplace", "conduct", "availability", "ending", "changes"],
  privacy: ["kept", "sessions", "purpose", "assistant", "device", "integrations", "choice", "deletion", "contact"],
} as const;

/** Terms of Service and Privacy Policy: what this product does with people's data. */
export function LegalPage({ page }: { readonly page: keyof typeof SECTIONS }) {
  const { t } = useTranslation("shell");
  return (
    <Box component="article" sx={{ maxWidth: 720, mx: "auto", py: { xs: 4, md: 7 }, display: "grid", gap: 4 }}>
      <Box>
        <Typography variant="h1">{t(`${page}.title`)}</Typography>
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {t(`${page}.lead`)}
        </Typography>
      </Box>
      {SECTIONS[page].map((section) => (
        <Box key={section} component="section">
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {t(`${page}.${section}.title`)}
          </Typography>
          <Typography sx={{ textWrap: "pretty" }}>{t(`${page}.${section}.text`)}</Typography>
        </Box>
      ))}
    </Box>
  );
}

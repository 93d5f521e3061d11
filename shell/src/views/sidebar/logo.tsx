import { Box, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link } from "@atrium/shared-ui/router";
import { BrandMark } from "../brand/brand-mark.tsx";
import { START_PATH } from "../navigation/navigation-entries.ts";

/** The product's name; links to a new chat. */
export function Logo({ compact = false, onNavigate }: { readonly compact?: boolean; onNavigate?(): void }) {
  const { t } = useTranslation("shell");
  return (
    <Box
      component={Link}
      to={START_PATH}
      aria-label={t("sidebar.logo")}
      title={t("sidebar.logo")}
      onClick={onNavigate}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        minHeight: 40,
        px: 1,
        borderRadius: 1,
        color: "text.primary",
        textDecoration: "none",
        "&:hover": { bgcolor: "action.hover" },
      }}
    >
      <BrandMark size={24} />
      {!compact && (
        <Typography variant="h3" component="span">
          Atrium
        </Typography>
      )}
    </Box>
  );
}

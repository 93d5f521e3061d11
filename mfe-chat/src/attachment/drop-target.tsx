import { Box, Icon, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { createPortal } from "react-dom";
import { TEXTS } from "../locales/translations.ts";

/** Covers the page while files are dragged over it. The page itself takes the drop. */
export function DropTarget() {
  const { t } = useTranslation(TEXTS);
  return createPortal(
    <Box
      sx={(theme) => ({
        position: "fixed",
        inset: 0,
        zIndex: theme.zIndex.modal + 1,
        pointerEvents: "none",
        display: "grid",
        placeItems: "center",
        p: 2,
        bgcolor: "background.default",
        opacity: 0.96,
        "&::before": {
          content: '""',
          position: "absolute",
          inset: 16,
          border: "2px dashed",
          borderColor: "primary.main",
          borderRadius: 3,
        },
      })}
    >
      <Box sx={{ display: "grid", justifyItems: "center", gap: 1, textAlign: "center", color: "primary.main" }}>
        <Icon name="attach" size={32} />
        <Typography variant="h3" component="p" color="text.primary">
          {t("attach.drop")}
        </Typography>
        <Typography color="text.secondary">{t("attach.dropHint")}</Typography>
      </Box>
    </Box>,
    document.body,
  );
}

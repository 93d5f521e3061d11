import { Box } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";

export const MAIN_ID = "main";

/** First in the tab order: skips the sidebar and goes to the content. */
export function SkipLink() {
  const { t } = useTranslation("shell");
  return (
    <Box
      component="a"
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      sx={{
        position: "fixed",
        top: 8,
        left: 8,
        zIndex: "tooltip",
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: "primary.main",
        color: "primary.contrastText",
        transform: "translateY(-200%)",
        "&:focus": { transform: "none" },
      }}
    >
      {t("frame.skip")}
    </Box>
  );
}

import { Button, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { GoogleMark } from "./google-mark.tsx";

interface GoogleButtonProps {
  readonly disabled: boolean;
  onClick(): void;
}

/** Google's light and dark sign-in buttons: the fill, outline and text colors of its branding guidelines around its mark. */
export function GoogleButton({ disabled, onClick }: GoogleButtonProps) {
  const { t } = useTranslation("shell");
  return (
    <Button
      variant="outlined"
      size="large"
      fullWidth
      disabled={disabled}
      startIcon={<GoogleMark />}
      onClick={onClick}
      sx={[
        { minHeight: rem(48), "&, &:hover": { color: "#1f1f1f", bgcolor: "#fff", borderColor: "#747775" } },
        (theme) =>
          theme.applyStyles("dark", {
            "&, &:hover": { color: "#e3e3e3", backgroundColor: "#131314", borderColor: "#8e918f" },
          }),
        { "&:hover": { boxShadow: "inset 0 0 0 99px rgb(48 48 48 / 0.08)" }, "&.Mui-disabled": { opacity: 0.5 } },
      ]}
    >
      {t("auth.google")}
    </Button>
  );
}

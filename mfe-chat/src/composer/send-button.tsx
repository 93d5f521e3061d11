import { Icon, IconButton, Tooltip, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";

/** Sends the message. */
export function SendButton({ canSend }: { readonly canSend: boolean }) {
  const { t } = useTranslation(TEXTS);
  return (
    <Tooltip title={t("composer.send")}>
      <span>
        <IconButton
          type="submit"
          aria-label={t("composer.send")}
          disabled={!canSend}
          sx={{
            width: { xs: rem(44), md: rem(36) },
            height: { xs: rem(44), md: rem(36) },
            bgcolor: "primary.main",
            color: "primary.contrastText",
            "&:hover": { bgcolor: "primary.dark" },
            "&.Mui-disabled": { bgcolor: "action.disabledBackground", color: "action.disabled" },
          }}
        >
          <Icon name="arrow-up" size={18} />
        </IconButton>
      </span>
    </Tooltip>
  );
}

import { Icon, IconButton, Tooltip, VisuallyHidden, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId } from "react";
import { TEXTS } from "../locales/translations.ts";

export interface SendButtonProps {
  readonly canSend: boolean;
  /** Why the message can't be sent yet. The button then stays reachable, to say so. */
  readonly waitsFor: string | undefined;
  /** The element that shows this already, if there's one. */
  readonly reasonId?: string | undefined;
}

/** Sends the message. */
export function SendButton({ canSend, waitsFor, reasonId }: SendButtonProps) {
  const { t } = useTranslation(TEXTS);
  const reason = useId();
  const waits = waitsFor !== undefined;
  return (
    <Tooltip title={waitsFor ?? t("composer.send")}>
      <span>
        <IconButton
          type="submit"
          aria-label={t("composer.send")}
          aria-describedby={waits ? (reasonId ?? reason) : undefined}
          aria-disabled={waits || undefined}
          disabled={!canSend && !waits}
          sx={{
            width: { xs: rem(44), md: rem(36) },
            height: { xs: rem(44), md: rem(36) },
            bgcolor: "primary.main",
            color: "primary.contrastText",
            "&:hover": { bgcolor: "primary.dark" },
            "&.Mui-disabled, &[aria-disabled]": { bgcolor: "action.disabledBackground", color: "action.disabled" },
          }}
        >
          <Icon name="arrow-up" size={18} />
        </IconButton>
        {waits && reasonId === undefined && <VisuallyHidden id={reason}>{waitsFor}</VisuallyHidden>}
      </span>
    </Tooltip>
  );
}

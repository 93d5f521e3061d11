import { Icon, IconButton, Tooltip, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { TEXTS } from "../locales/translations.ts";
import type { Stop } from "../turn/use-stop.ts";

export interface StopButtonProps {
  readonly stop: Stop;
  /** Gets the focus when the reply ends and the button disappears. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Stops the reply. Shown while a reply is being written, whatever the user types. */
export function StopButton({ stop, field }: StopButtonProps) {
  const { t } = useTranslation(TEXTS);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    const next = field.current;
    return () => {
      // Not on touch devices, where focusing would open the on-screen keyboard.
      if (document.activeElement === element && !matchMedia("(pointer: coarse)").matches) next?.focus();
    };
  }, [field]);
  return (
    <Tooltip title={t("composer.stop")}>
      <IconButton
        ref={button}
        aria-label={t("composer.stop")}
        aria-keyshortcuts="Escape"
        color="inherit"
        aria-disabled={stop.isBusy}
        onClick={stop.run}
        sx={{
          width: { xs: rem(44), md: rem(36) },
          height: { xs: rem(44), md: rem(36) },
          border: 1,
          borderColor: "text.secondary",
          "& svg": { fill: "currentColor" },
        }}
      >
        <Icon name="square" size={12} />
      </IconButton>
    </Tooltip>
  );
}

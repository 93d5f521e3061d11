import { Icon, IconButton, Tooltip, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useRef } from "react";
import { TEXTS } from "../locales/translations.ts";
import { ACCEPTED } from "./file-rules.ts";

/** Sized for thumbs on phones. */
const TOUCH = { xs: rem(44), md: rem(36) };

interface AttachButtonProps {
  /** It can't be used at the moment. It keeps the focus and its name. */
  readonly disabled?: boolean;
  onFiles(files: readonly File[]): void;
}

/** Opens the file chooser. */
export function AttachButton({ disabled = false, onFiles }: AttachButtonProps) {
  const { t } = useTranslation(TEXTS);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Tooltip title={t("attach.add")}>
        <IconButton
          color="inherit"
          aria-label={t("attach.add")}
          aria-disabled={disabled || undefined}
          onClick={() => input.current?.click()}
          sx={{ width: TOUCH, height: TOUCH, "&[aria-disabled]": { opacity: 0.4, cursor: "default" } }}
        >
          <Icon name="attach" size={18} />
        </IconButton>
      </Tooltip>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        disabled={disabled}
        accept={ACCEPTED}
        aria-label={t("attach.add")}
        onChange={(event) => {
          onFiles(Array.from(event.target.files ?? []));
          // Lets the user pick the same file again.
          event.target.value = "";
        }}
      />
    </>
  );
}

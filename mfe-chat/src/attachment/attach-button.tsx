import { Icon, IconButton, Tooltip, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useRef } from "react";
import { TEXTS } from "../locales/translations.ts";
import { ACCEPTED } from "./file-rules.ts";

/** Sized for thumbs on phones. */
const TOUCH = { xs: rem(44), md: rem(36) };

/** Opens the file chooser. */
export function AttachButton({ onFiles }: { onFiles(files: readonly File[]): void }) {
  const { t } = useTranslation(TEXTS);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Tooltip title={t("attach.add")}>
        <IconButton
          color="inherit"
          aria-label={t("attach.add")}
          onClick={() => input.current?.click()}
          sx={{ width: TOUCH, height: TOUCH }}
        >
          <Icon name="attach" size={18} />
        </IconButton>
      </Tooltip>
      <input
        ref={input}
        type="file"
        multiple
        hidden
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

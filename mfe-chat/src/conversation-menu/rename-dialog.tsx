import { TITLE_MAX_CHARACTERS } from "@atrium/shared-contracts/spec";
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@atrium/shared-ui";
import { TextField } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type FormEvent, useId, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { useRename } from "../conversations/use-conversation-changes.ts";

export interface RenameDialogProps {
  readonly id: string;
  readonly title: string;
  onClose(): void;
}

/** Asks for a new title. If saving fails, it stays open with the input. */
export function RenameDialog({ id, title, onClose }: RenameDialogProps) {
  const { t } = useTranslation(TEXTS);
  const rename = useRename();
  const titleId = useId();
  const [text, setText] = useState(title);
  const wanted = text.trim();
  const valid = wanted !== "" && Array.from(wanted).length <= TITLE_MAX_CHARACTERS;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!valid) return;
    if (wanted === title) return onClose();
    rename.mutate({ id, title: wanted }, { onSuccess: onClose });
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{t("conversation.renameTitle")}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={t("conversation.title")}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onFocus={(event) => event.target.select()}
            error={!valid}
            slotProps={{ htmlInput: { dir: "auto" } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t("conversation.cancel")}
          </Button>
          <Button type="submit" variant="contained" disabled={!valid || rename.isPending}>
            {t("conversation.save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

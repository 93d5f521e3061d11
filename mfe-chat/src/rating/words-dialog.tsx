import { FEEDBACK_MAX_CHARACTERS } from "@atrium/shared-contracts/spec";
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  boundedText,
  useShell,
} from "@atrium/shared-ui";
import { TextField } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useSubmission } from "@atrium/shared-ui/query";
import { type FormEvent, useId, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { type Rating, sendWords } from "./rating-api.ts";

interface WordsDialogProps {
  readonly rating: Rating;
  readonly messageId: string;
  onClose(): void;
  onSent(): void;
}

/** Asks what was good or bad about a reply. It goes to the product's feedback. If that fails, it stays open with the text. */
export function WordsDialog({ rating, messageId, onClose, onSent }: WordsDialogProps) {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const titleId = useId();
  const [text, setText] = useState("");
  const about = `\n\n${t(rating === "good" ? "rating.aboutGood" : "rating.aboutBad", { id: messageId })}`;
  const send = useSubmission({
    mutationFn: (words: string) => sendWords(shell.http, words.trim() + about),
    onSuccess() {
      shell.toast({ title: t("rating.thanks"), variant: "success" });
      onSent();
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") send.mutate(text);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{t(rating === "good" ? "rating.whatGood" : "rating.whatBad")}</DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          {send.isError && <Alert severity="error">{t("rating.wordsFailed")}</Alert>}
          <TextField
            autoFocus
            fullWidth
            multiline
            minRows={3}
            maxRows={10}
            margin="dense"
            label={t("rating.words")}
            helperText={t("rating.goesTo")}
            value={text}
            slotProps={{
              htmlInput: {
                dir: "auto",
                readOnly: send.isPending,
                ...boundedText(FEEDBACK_MAX_CHARACTERS - Array.from(about).length, setText),
              },
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t("message.cancel")}
          </Button>
          <Button type="submit" variant="contained" disabled={text.trim() === "" || send.isPending}>
            {t("message.send")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

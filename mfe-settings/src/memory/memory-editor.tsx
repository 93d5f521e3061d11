import { HttpError } from "@atrium/shared-contracts/contract";
import { MEMORY_MAX_LENGTH, type Memory, visibleCharacters } from "@atrium/shared-contracts/wire";
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, boundedText } from "@atrium/shared-ui";
import { TextField } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type FormEvent, useId, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import type { useMemories } from "./use-memories.ts";

interface MemoryEditorProps {
  /** As it is now; the one that was opened if it has been deleted. */
  readonly memory: Memory;
  readonly change: ReturnType<typeof useMemories>["change"];
  onClose(): void;
}

/** Edits a memory. If another device has changed it since, it shows to what, and saving again overwrites that. */
export function MemoryEditor({ memory, change, onClose }: MemoryEditorProps) {
  const { t } = useTranslation(TEXTS);
  const titleId = useId();
  const [text, setText] = useState(memory.text);
  const [known, setKnown] = useState(memory.version);
  const hasConflict = change.error instanceof HttpError && change.error.code === "memory_conflict";
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (visibleCharacters(text) === 0) return;
    const version = hasConflict ? memory.version : known;
    setKnown(version);
    change.mutate({ id: memory.id, version, text }, { onSuccess: onClose });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <Box component="form" onSubmit={save}>
        <DialogTitle id={titleId}>{t("memory.editTitle")}</DialogTitle>
        <DialogContent>
          <TextField
            fullWidth
            multiline
            autoFocus
            minRows={2}
            maxRows={8}
            margin="dense"
            label={t("memory.text")}
            helperText={t("memory.textHint", { max: MEMORY_MAX_LENGTH })}
            value={text}
            slotProps={{ htmlInput: { dir: "auto", ...boundedText(MEMORY_MAX_LENGTH, setText) } }}
          />
          <Box aria-live="polite">
            {change.isError && (
              <Alert severity={hasConflict ? "warning" : "error"} sx={{ mt: 2, overflowWrap: "anywhere" }}>
                {hasConflict
                  ? t("memory.changedElsewhere", { text: memory.text })
                  : `${t("memory.saveFailed")} ${change.error.message}`}
              </Alert>
            )}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" variant="contained" disabled={change.isPending || visibleCharacters(text) === 0}>
            {t("memory.save")}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

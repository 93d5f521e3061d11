import { Box, Button, InputBase, Typography, isComposing } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import type { ClipboardEvent, DragEvent, KeyboardEvent, Ref } from "react";
import { AttachButton } from "../attachment/attach-button.tsx";
import { pastedFiles } from "../attachment/pasted-files.ts";
import type { useAttachments } from "../attachment/use-attachments.ts";
import { composerState } from "../composer/composer-rules.ts";
import { SendKeys } from "../composer/send-keys.tsx";
import { TEXTS } from "../locales/translations.ts";
import type { SentFile } from "../outbox/outbox-entry.ts";

interface MessageEditorProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly text: string;
  onText(text: string): void;
  onBlur?(): void;
  /** The files that are added to it. */
  readonly attachments: ReturnType<typeof useAttachments>;
  /** The files that it had and keeps. */
  readonly kept: readonly SentFile[];
  onRemoveKept(id: string): void;
  /** While it's being saved, nothing of it can be changed. */
  readonly busy?: boolean;
  readonly label: string;
  /** Names the keys that save. */
  readonly keys: string;
  readonly cancel: string;
  onCancel(): void;
  readonly save: string;
  /** Takes the text, which is empty if there are only spaces. */
  onSave(content: string): void;
}

/** The field in which a message is written again, with its files. */
export function MessageEditor(props: MessageEditorProps) {
  const { ref, text, attachments, kept, busy = false, label, keys, cancel, onCancel } = props;
  const { t } = useTranslation(TEXTS);
  const { hold, shown } = attachments;
  const hasFiles = kept.length + attachments.ready.length > 0;
  const { canSend: canSave } = composerState(text, busy || hold !== undefined, hasFiles);
  const save = () => props.onSave(text.trim() === "" ? "" : text);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      if (!busy) onCancel();
    } else if (event.key === "Enter" && (event.metaKey || event.ctrlKey) && canSave) save();
  };
  const take = (event: ClipboardEvent<HTMLElement> | DragEvent<HTMLElement>, files: readonly File[]) => {
    if (files.length === 0) return;
    // The page leaves them to this message.
    event.preventDefault();
    if (!busy) attachments.add(files);
  };
  return (
    <Box
      ref={ref}
      onKeyDown={onKeyDown}
      onPaste={(event) => take(event, pastedFiles(event.clipboardData))}
      onDrop={(event) => take(event, Array.from(event.dataTransfer.files))}
      sx={{ width: "min(100%, 640px)", border: 1, borderColor: "primary.main", borderRadius: 2, p: 1.5 }}
    >
      {shown && (
        <shown.Tray
          files={attachments.files}
          refused={attachments.refused}
          unkept={attachments.unkept}
          uploads={shown.uploads}
          disabled={busy}
          kept={kept}
          onRemoveKept={props.onRemoveKept}
        />
      )}
      {attachments.retryCode && (
        <Button size="small" color="error" onClick={attachments.retryCode}>
          {`${t("attach.failed")}. ${t("message.retry")}`}
        </Button>
      )}
      <InputBase
        value={text}
        onChange={({ target }) => props.onText(target.value)}
        onBlur={props.onBlur}
        multiline
        maxRows={16}
        fullWidth
        autoFocus
        readOnly={busy}
        inputProps={{ "aria-label": label, dir: "auto" }}
      />
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          justifyContent: "flex-end",
          gap: 1,
          mt: 1,
          "& button": { minHeight: { xs: 44, md: 0 } },
        }}
      >
        <Box sx={{ display: "flex", alignItems: "center", gap: 1, mr: "auto", ml: -0.75 }}>
          <AttachButton disabled={busy} onFiles={attachments.add} />
          {hold ? (
            <Typography variant="caption" sx={{ color: "text.secondary" }}>
              {t(hold.text, { count: hold.count })}
            </Typography>
          ) : (
            <SendKeys>{keys}</SendKeys>
          )}
        </Box>
        <Button size="small" color="inherit" disabled={busy} onClick={onCancel}>
          {cancel}
        </Button>
        <Button size="small" variant="contained" disabled={!canSave} onClick={save}>
          {props.save}
        </Button>
      </Box>
    </Box>
  );
}

import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { Box, Button, InputBase, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useContext, useRef, useState } from "react";
import { AttachButton } from "../attachment/attach-button.tsx";
import { pastedFiles } from "../attachment/pasted-files.ts";
import { composerState } from "../composer/composer-rules.ts";
import { useStoreFailure } from "../outbox/use-store-failure.ts";
import { SendKeys, sendKeys } from "../composer/send-keys.tsx";
import { TEXTS } from "../locales/translations.ts";
import { useChatSession } from "../session/chat-session.ts";
import { AroundMessages } from "./around-messages.ts";
import { editDraft, readEdit, writeEdit } from "./edit-draft.ts";
import { useEditedFiles } from "./use-edited-files.ts";

interface EditMessageProps {
  readonly message: ServerMessage;
  readonly text: string;
  onClose(): void;
}

/** The field in which an own message is written again, with its files. Saving sends it as another version, below which a new branch begins. */
export function EditMessage({ message, text, onClose }: EditMessageProps) {
  const { t } = useTranslation(TEXTS);
  const session = useChatSession();
  const { conversationId } = useContext(AroundMessages);
  const tellFailure = useStoreFailure();
  const files = useEditedFiles(message);
  const { attachments, kept } = files;
  const { hold, shown } = attachments;
  const [written, setWritten] = useState(() => readEdit(session.drafts, message.id) ?? text);
  const [busy, setBusy] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { canSend: canSave } = composerState(written, busy || hold !== undefined, files.count > 0);
  const close = () => {
    files.close();
    session.drafts.write(editDraft(message.id), "");
    session.drafts.rest();
    onClose();
  };
  const cancel = () => {
    // The files are being sent.
    if (!busy) close();
  };
  const save = async () => {
    if (written === text && !files.isChanged) return close();
    const { ready } = attachments;
    setBusy(true);
    try {
      await session.send(
        conversationId,
        written.trim() === "" ? "" : written,
        ready.map(({ sent }) => sent),
        { edits: message.id, keeps: kept },
      );
      attachments.removeSent(ready.map(({ key }) => key));
      // The edited message is another row.
      frame.current?.closest<HTMLElement>("[role=log]")?.focus({ preventScroll: true });
      close();
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      cancel();
    } else if (event.key === "Enter" && (event.metaKey || event.ctrlKey) && canSave) void save();
  };
  const take = (event: ClipboardEvent<HTMLElement> | DragEvent<HTMLElement>, files: readonly File[]) => {
    if (files.length === 0) return;
    // The page leaves them to this message.
    event.preventDefault();
    if (!busy) attachments.add(files);
  };
  return (
    <Box
      ref={frame}
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
          onRemoveKept={files.remove}
        />
      )}
      {attachments.retryCode && (
        <Button size="small" color="error" onClick={attachments.retryCode}>
          {`${t("attach.failed")}. ${t("message.retry")}`}
        </Button>
      )}
      <InputBase
        value={written}
        onChange={(event) => {
          setWritten(event.target.value);
          writeEdit(session.drafts, message.id, event.target.value);
        }}
        multiline
        maxRows={16}
        fullWidth
        autoFocus
        readOnly={busy}
        inputProps={{ "aria-label": t("message.edit"), dir: "auto" }}
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
            <SendKeys>{t("message.keysToSend", { keys: sendKeys() })}</SendKeys>
          )}
        </Box>
        <Button size="small" color="inherit" disabled={busy} onClick={cancel}>
          {t("message.cancel")}
        </Button>
        <Button size="small" variant="contained" disabled={!canSave} onClick={() => void save()}>
          {t("message.send")}
        </Button>
      </Box>
    </Box>
  );
}

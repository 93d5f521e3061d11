import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { Box, Button, InputBase } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type KeyboardEvent, useContext, useRef, useState } from "react";
import { composerState } from "../composer/composer-rules.ts";
import { useStoreFailure } from "../outbox/use-store-failure.ts";
import { SendKeys, sendKeys } from "../composer/send-keys.tsx";
import { TEXTS } from "../locales/translations.ts";
import { useChatSession } from "../session/chat-session.ts";
import { AroundMessages } from "./around-messages.ts";
import { editDraft } from "./edit-draft.ts";

interface EditMessageProps {
  readonly message: ServerMessage;
  readonly text: string;
  onClose(): void;
}

/** The field in which an own message is written again. Saving sends it as another version, below which a new branch begins. */
export function EditMessage({ message, text, onClose }: EditMessageProps) {
  const { t } = useTranslation(TEXTS);
  const session = useChatSession();
  const { conversationId } = useContext(AroundMessages);
  const tellFailure = useStoreFailure();
  const draft = editDraft(message.id);
  const [written, setWritten] = useState(() => session.drafts.read(draft) || text);
  const [busy, setBusy] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { canSend: canSave } = composerState(written, busy);
  const close = () => {
    session.drafts.write(draft, "");
    session.drafts.rest();
    onClose();
  };
  const save = async () => {
    if (written === text) return close();
    setBusy(true);
    try {
      await session.send(conversationId, written, [], message.id);
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
      close();
    } else if (event.key === "Enter" && (event.metaKey || event.ctrlKey) && canSave) void save();
  };
  return (
    <Box
      ref={frame}
      onKeyDown={onKeyDown}
      sx={{ width: "min(100%, 640px)", border: 1, borderColor: "primary.main", borderRadius: 2, p: 1.5 }}
    >
      <InputBase
        value={written}
        onChange={(event) => {
          setWritten(event.target.value);
          session.drafts.write(draft, event.target.value);
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
        <SendKeys>{t("message.keysToSend", { keys: sendKeys() })}</SendKeys>
        <Button size="small" color="inherit" onClick={close}>
          {t("message.cancel")}
        </Button>
        <Button size="small" variant="contained" disabled={!canSave} onClick={() => void save()}>
          {t("message.send")}
        </Button>
      </Box>
    </Box>
  );
}

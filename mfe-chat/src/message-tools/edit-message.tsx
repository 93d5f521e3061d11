import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useContext, useRef, useState } from "react";
import { sendKeys } from "../composer/send-keys.tsx";
import { TEXTS } from "../locales/translations.ts";
import { MessageEditor } from "../message-editor/message-editor.tsx";
import { useStoreFailure } from "../outbox/use-store-failure.ts";
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
  const [written, setWritten] = useState(() => readEdit(session.drafts, message.id) ?? text);
  const [busy, setBusy] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const close = () => {
    files.close();
    session.drafts.write(editDraft(message.id), "");
    session.drafts.rest();
    onClose();
  };
  const save = async (content: string) => {
    if (content === text && !files.isChanged) return close();
    const { ready } = attachments;
    setBusy(true);
    try {
      await session.send(
        conversationId,
        content,
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
  return (
    <MessageEditor
      ref={frame}
      text={written}
      onText={(next) => {
        setWritten(next);
        writeEdit(session.drafts, message.id, next);
      }}
      attachments={attachments}
      kept={kept}
      onRemoveKept={files.remove}
      busy={busy}
      label={t("message.edit")}
      keys={t("message.keysToSend", { keys: sendKeys() })}
      cancel={t("message.cancel")}
      onCancel={close}
      save={t("message.send")}
      onSave={(content) => void save(content)}
    />
  );
}

import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useContext, useEffect, useRef, useState } from "react";
import { focusComposer } from "../focus/focus-composer.ts";
import { useSendKeys } from "../composer/send-keys.tsx";
import { useDraft } from "../composer/use-draft.ts";
import { createBegunEdits } from "../conversation/begun-edits.ts";
import type { KnownMessage } from "../conversation/thread-data.ts";
import { TEXTS } from "../locales/translations.ts";
import { MessageEditor } from "../message-editor/message-editor.tsx";
import { useStoreFailure } from "../outbox/use-store-failure.ts";
import { useChatSession } from "../session/chat-session.ts";
import { AroundMessages } from "./around-messages.ts";
import { draftOf, editDraft, editOf } from "./edit-draft.ts";
import { useMessageAbove } from "./use-message-above.ts";
import { useEditedFiles } from "./use-edited-files.ts";

interface EditMessageProps {
  readonly message: KnownMessage;
  readonly text: string;
  /** Another version of the message is shown, so nothing of this one is left when it's closed. */
  readonly isAside: boolean;
  onClose(): void;
}

/**
 * The field in which an own message is written again, with its files. Saving sends it as another version, below which a new branch begins. As in the
 * composer, all tabs show what's typed in one of them.
 */
export function EditMessage({ message, text, isAside, onClose }: EditMessageProps) {
  const { t } = useTranslation(TEXTS);
  const session = useChatSession();
  const { conversationId } = useContext(AroundMessages);
  const tellFailure = useStoreFailure();
  const files = useEditedFiles(message);
  const { attachments, kept } = files;
  const sendKeys = useSendKeys();
  const key = editDraft(message.id);
  const draft = useDraft(key);
  const written = editOf(draft.text);
  const begun = useShell().once(createBegunEdits);
  const above = useMessageAbove(message);
  const isBegun = written !== undefined || files.isChanged;
  useEffect(() => {
    if (isBegun) begun.keep({ conversationId, message, above });
    else begun.drop(message.id);
  }, [begun, isBegun, conversationId, message, above]);
  const [busy, setBusy] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const toThread = () => frame.current?.closest<HTMLElement>("[role=log]")?.focus({ preventScroll: true });
  const close = () => {
    files.close();
    // Another tab may be writing another text meanwhile.
    if (editOf(session.drafts.read(key)) === written) session.drafts.clear(key);
    draft.rest();
    begun.drop(message.id);
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
      if (!focusComposer(frame.current)) toThread();
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
      text={written ?? text}
      onText={(next) => draft.write(draftOf(next))}
      onBlur={draft.rest}
      attachments={attachments}
      kept={kept}
      onRemoveKept={files.remove}
      busy={busy}
      label={t("message.edit")}
      keys={t("message.keysToSend", { keys: sendKeys })}
      cancel={t("message.cancel")}
      onCancel={() => {
        if (isAside) toThread();
        close();
      }}
      save={t("message.send")}
      onSave={(content) => void save(content)}
    />
  );
}

import { Alert, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createAttachmentStore } from "../attachment/attachment-store.ts";
import { removeUpload } from "../attachment/remove-upload.ts";
import { useAttachments } from "../attachment/use-attachments.ts";
import { useSendKeys } from "../composer/send-keys.tsx";
import { TEXTS } from "../locales/translations.ts";
import { MessageEditor } from "../message-editor/message-editor.tsx";
import { type OutboxEntry, type SentFile, filesOf } from "../outbox/outbox-entry.ts";
import { useChatSession } from "../session/chat-session.ts";
import { addToDraft } from "./add-to-draft.ts";
import { useGoneFiles } from "./use-gone-files.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

interface EntryFieldProps {
  readonly entry: OutboxEntry;
  readonly draft: string;
}

const NONE: readonly SentFile[] = [];

/** The field in which a message is edited that's queued, or that the server has refused. Nothing is sent before that's done. */
export function EntryField({ entry, draft }: EntryFieldProps) {
  const { t } = useTranslation(TEXTS);
  const { outbox, drafts } = useChatSession();
  const sendKeys = useSendKeys();
  const shell = useShell();
  const store = shell.once(createAttachmentStore);
  const field = useRef<HTMLDivElement>(null);
  useKeptFocus(field);
  const { messageId, conversationId, keeps = NONE } = entry;
  const isRefused = entry.state === "failed";
  const gone = useGoneFiles(isRefused ? keeps : NONE);
  const kept = (entry.draftFiles ?? filesOf(entry)).filter((file) => !has(gone, file));
  const attachments = useAttachments(messageId, undefined, kept.length);
  // Another tab's typing shows while nobody types here.
  const [typed, setTyped] = useState<string>();
  const text = typed ?? draft;
  const keep = (next: string, files: readonly SentFile[]) =>
    outbox.run(({ edit }) => edit(messageId, { draft: next, draftFiles: files }));
  const save = (content: string) =>
    outbox.run(async ({ edit, retry }) => {
      const { ready } = attachments;
      const added = ready.map(({ sent }) => sent).filter((file) => !has(kept, file));
      const files = {
        attachments: [...kept.filter((file) => !has(keeps, file)), ...added],
        ...(entry.keeps && { keeps: keeps.filter((file) => has(kept, file)) }),
      };
      if (await edit(messageId, { content, ...files })) {
        for (const file of entry.attachments) if (!has(kept, file)) removeUpload(shell, file);
        if (isRefused) await retry(messageId);
      } else {
        // Another tab has taken the message back in the meantime. What was written and added here stays with the conversation.
        addToDraft(drafts, conversationId, content);
        store.takeBack(conversationId, added);
      }
      attachments.removeSent(ready.map(({ key }) => key));
    });
  const cancel = () => {
    attachments.discard();
    outbox.run(({ edit }) => edit(messageId, undefined));
  };
  // A tab that was closed while it saved may have left what the message has by now.
  const left = attachments.ready.filter(({ sent }) => has(entry.attachments, sent)).map(({ key }) => key);
  const dropLeft = useEffectEvent(() => attachments.removeSent(left));
  useEffect(() => {
    if (left.length > 0) dropLeft();
  }, [left.length]);
  return (
    <>
      {gone.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 1, py: 0, overflowWrap: "anywhere" }}>
          {t("queue.gone", { names: gone.map(({ name }) => name).join(", ") })}
        </Alert>
      )}
      <MessageEditor
        ref={field}
        text={text}
        onText={(next) => {
          setTyped(next);
          keep(next, kept);
        }}
        onBlur={() => setTyped(undefined)}
        attachments={attachments}
        kept={kept}
        onRemoveKept={(id) =>
          keep(
            text,
            kept.filter((file) => file.id !== id),
          )
        }
        label={t(isRefused ? "message.edit" : "queue.field")}
        keys={t(isRefused ? "message.keysToSend" : "queue.keysToSave", { keys: sendKeys })}
        cancel={t("conversation.cancel")}
        onCancel={cancel}
        save={t(isRefused ? "message.send" : "conversation.save")}
        onSave={save}
      />
    </>
  );
}

const has = (files: readonly SentFile[], { id }: SentFile) => files.some((file) => file.id === id);

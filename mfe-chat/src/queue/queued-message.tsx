import { Box, Button, Icon, Typography, VisuallyHidden, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type ReactNode, useDeferredValue, useLayoutEffect, useRef, useState } from "react";
import { createAttachmentStore } from "../attachment/attachment-store.ts";
import { removeUpload } from "../attachment/remove-upload.ts";
import { useAttachments } from "../attachment/use-attachments.ts";
import { sendKeys } from "../composer/send-keys.tsx";
import organizingTexts from "../locales/en/organizing.json" with { type: "json" };
import queueTexts from "../locales/en/queue.json" with { type: "json" };
import { TEXTS, texts } from "../locales/translations.ts";
import { MessageEditor } from "../message-editor/message-editor.tsx";
import type { OutboxEntry, SentFile } from "../outbox/outbox-entry.ts";
import { useChatSession } from "../session/chat-session.ts";
import { useStop } from "../turn/use-stop.ts";

texts.addEnglish(queueTexts, organizingTexts);

export interface QueuedMessageProps {
  readonly entry: OutboxEntry;
  /** The message's files. */
  readonly files: ReactNode;
  /** The message's text. */
  readonly text: ReactNode;
}

/** A message that waits for the running reply to end, with what can be done about it until then. */
export function QueuedMessage(props: QueuedMessageProps) {
  const { entry, files, text } = props;
  if (entry.draft !== undefined) return <QueuedField entry={entry} draft={entry.draft} />;
  return (
    <>
      {files}
      {text}
      <QueuedActions entry={entry} />
    </>
  );
}

function QueuedActions({ entry }: { readonly entry: OutboxEntry }) {
  const { t } = useTranslation(TEXTS);
  const { outbox } = useChatSession();
  const stop = useStop(entry.conversationId);
  const takeBack = useTakeBack();
  const row = useRef<HTMLDivElement>(null);
  useKeptFocus(row);
  const { messageId, content, attachments } = entry;
  const sendNow = () =>
    outbox.run(async ({ prefer }) => {
      await prefer(messageId);
      stop.run();
    });
  return (
    <Box ref={row} sx={ROW}>
      <Icon name="clock" size={14} />
      <Typography variant="caption" sx={{ mr: 0.5 }}>
        {t("queue.title")}
      </Typography>
      {/* They wrap together. */}
      <Box sx={{ display: "flex", gap: 0.5 }}>
        <Button size="small" color="inherit" onClick={sendNow}>
          {t("queue.sendNow")}
        </Button>
        <Button
          size="small"
          color="inherit"
          onClick={() => outbox.run(({ edit }) => edit(messageId, { draft: content, draftFiles: attachments }))}
        >
          {t("queue.edit")}
        </Button>
        <Button size="small" color="inherit" onClick={() => takeBack(entry)}>
          {t("queue.takeBack")}
        </Button>
      </Box>
    </Box>
  );
}

/** The field in which a queued message is edited. Nothing is sent before that's done. */
function QueuedField({ entry, draft }: { readonly entry: OutboxEntry; readonly draft: string }) {
  const { t } = useTranslation(TEXTS);
  const { outbox, drafts } = useChatSession();
  const shell = useShell();
  const store = shell.once(createAttachmentStore);
  const field = useRef<HTMLDivElement>(null);
  useKeptFocus(field);
  const { messageId, conversationId, draftFiles: kept = entry.attachments } = entry;
  const attachments = useAttachments(messageId, undefined, kept.length);
  // Another tab's typing shows while nobody types here.
  const [typed, setTyped] = useState<string>();
  const text = typed ?? draft;
  const keep = (next: string, files: readonly SentFile[]) =>
    outbox.run(({ edit }) => edit(messageId, { draft: next, draftFiles: files }));
  const save = (content: string) =>
    outbox.run(async ({ edit }) => {
      const { ready } = attachments;
      const added = ready.map(({ sent }) => sent);
      if (await edit(messageId, { content, attachments: [...kept, ...added] })) {
        for (const file of entry.attachments) if (!kept.some(({ id }) => id === file.id)) removeUpload(shell, file);
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
  return (
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
      label={t("queue.field")}
      keys={t("queue.keysToSave", { keys: sendKeys() })}
      cancel={t("conversation.cancel")}
      onCancel={cancel}
      save={t("conversation.save")}
      onSave={save}
    />
  );
}

/** Tells screen readers how many messages are queued. */
export function QueueStatus({ count }: { readonly count: number }) {
  const { t } = useTranslation(TEXTS);
  // A region that appears with its text isn't read out.
  const said = useDeferredValue(count === 0 ? "" : t("queue.status", { count }), "");
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}

type Drafts = ReturnType<typeof useChatSession>["drafts"];

const addToDraft = (drafts: Drafts, conversationId: string, text: string) => {
  const rest = drafts.read(conversationId);
  if (text !== "") drafts.write(conversationId, rest === "" ? text : `${text}\n\n${rest}`);
};

/** Puts a queued message back into the composer, before what's already there. */
function useTakeBack() {
  const { outbox, drafts } = useChatSession();
  const files = useShell().once(createAttachmentStore);
  return (entry: OutboxEntry) =>
    outbox.run(async ({ withdraw }) => {
      const taken = await withdraw(entry.messageId);
      if (!taken) return;
      addToDraft(drafts, taken.conversationId, taken.content);
      files.takeBack(taken.conversationId, taken.attachments);
    });
}

/** When what had the focus goes away, the composer gets it. Not on touch devices, where that would open the on-screen keyboard. */
function useKeptFocus(within: { readonly current: HTMLElement | null }) {
  useLayoutEffect(() => {
    const element = within.current;
    const composer = element?.closest("section")?.querySelector<HTMLElement>("form textarea:not([aria-hidden])");
    return () => {
      if (element?.contains(document.activeElement) && !matchMedia("(pointer: coarse)").matches) composer?.focus();
    };
  }, [within]);
}

const ROW = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: 0.5,
  minHeight: 28,
  mt: 0.25,
  color: "text.secondary",
  "& button": { minWidth: 0, minHeight: { xs: 44, md: 0 } },
} as const;

import { Box, Button, Icon, Typography, VisuallyHidden, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type ReactNode, useDeferredValue, useRef } from "react";
import { createAttachmentStore } from "../attachment/attachment-store.ts";
import { TEXTS } from "../locales/translations.ts";
import type { OutboxEntry } from "../outbox/outbox-entry.ts";
import { useChatSession } from "../session/chat-session.ts";
import { useStop } from "../turn/use-stop.ts";
import { addToDraft } from "./add-to-draft.ts";
import { EntryField } from "./entry-field.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

export interface QueuedMessageProps {
  readonly entry: OutboxEntry;
  /** Whether it goes to another branch than the one that's shown. */
  readonly isElsewhere: boolean | undefined;
  /** The message's files. */
  readonly files: ReactNode;
  /** The message's text. */
  readonly text: ReactNode;
}

/** A message that waits for the running reply to end, with what can be done about it until then. */
export function QueuedMessage(props: QueuedMessageProps) {
  const { entry, isElsewhere, files, text } = props;
  if (entry.draft !== undefined) return <EntryField entry={entry} draft={entry.draft} />;
  return (
    <>
      {files}
      {text}
      <QueuedActions entry={entry} isElsewhere={isElsewhere} />
    </>
  );
}

function QueuedActions({ entry, isElsewhere }: Pick<QueuedMessageProps, "entry" | "isElsewhere">) {
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
        {t(isElsewhere ? "queue.elsewhere" : "queue.title")}
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

/** Tells screen readers how many messages are queued. */
export function QueueStatus({ count }: { readonly count: number }) {
  const { t } = useTranslation(TEXTS);
  // A region that appears with its text isn't read out.
  const said = useDeferredValue(count === 0 ? "" : t("queue.status", { count }), "");
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}

/** Puts a queued message back into the composer, before what's already there. */
function useTakeBack() {
  const { outbox, drafts } = useChatSession();
  const files = useShell().once(createAttachmentStore);
  return (entry: OutboxEntry) =>
    outbox.run(async ({ withdraw }) => {
      const taken = await withdraw(entry.messageId);
      if (!taken) return;
      // Another tab may have just begun to edit it.
      const { messageId, conversationId, content, attachments, draft = content, draftFiles = attachments } = taken;
      addToDraft(drafts, conversationId, draft);
      files.rename(messageId, conversationId);
      files.takeBack(conversationId, draftFiles);
    });
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

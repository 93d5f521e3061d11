import { Alert, Box, Button, Icon, Typography, useLazyCode, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type ReactNode, useRef } from "react";
import { TEXTS } from "../locales/translations.ts";
import { partOf } from "../attachment/content-part.ts";
import { useOnline } from "../device/use-online.ts";
import { useThreadFocus } from "../focus/use-thread-focus.ts";
import { SentFiles } from "../sent-file/sent-files.tsx";
import { type OutboxEntry, filesOf } from "../outbox/outbox-entry.ts";
import { queueing } from "../queue/lazy-queue.ts";
import type { SendErrorKey } from "../send/send-error.ts";
import { useChatSession } from "../session/chat-session.ts";
import { MessageFrame } from "./message-frame.tsx";
import { Bubble } from "./bubble.tsx";
import { DeliveryLine } from "./user-message.tsx";
import { useDiscard } from "./use-discard.ts";

const NO_FALLBACKS: ReadonlyMap<string, SendErrorKey> = new Map();

interface UnsentMessageProps {
  readonly entry: OutboxEntry;
  /** Whether it goes to another branch than the one that's shown. */
  readonly isElsewhere?: boolean | undefined;
}

/** A user message that's still in the outbox, with its state. */
export function UnsentMessage({ entry, isElsewhere }: UnsentMessageProps) {
  const { t } = useTranslation(TEXTS);
  const { fallbacks$ } = useChatSession();
  const fallback = useObservable(fallbacks$, NO_FALLBACKS).get(entry.messageId);
  const isQueued = entry.state === "queued";
  const canEdit = entry.needsEdit === true;
  const queue = useLazyCode(queueing, isQueued || canEdit).code;
  const files = <SentFiles parts={filesOf(entry).map(partOf)} />;
  const text = entry.content !== "" && (
    <Bubble
      text={entry.content}
      className="message-text"
      sx={isQueued ? QUEUED : { opacity: entry.state === "sending" ? 0.8 : 1 }}
    />
  );
  if (isQueued && queue)
    return (
      <MessageFrame author={t("queue.author")} own>
        <queue.QueuedMessage entry={entry} isElsewhere={isElsewhere} files={files} text={text} />
      </MessageFrame>
    );
  if (queue && canEdit && entry.draft !== undefined)
    return (
      <MessageFrame author={t("message.user")} own>
        <queue.EntryField entry={entry} draft={entry.draft} />
      </MessageFrame>
    );
  return (
    <MessageFrame author={t(isQueued ? "queue.author" : "message.user")} own>
      {files}
      {text}
      {isQueued ? (
        <DeliveryLine>{t("queue.title")}</DeliveryLine>
      ) : entry.state === "sending" ? (
        <DeliveryLine>{fallback ? `${t(fallback)}. ${t("message.sending")}` : t("message.sending")}</DeliveryLine>
      ) : (
        <NotSent entry={entry} edit={canEdit ? queue ? <queue.EditRefused entry={entry} /> : <></> : undefined} />
      )}
    </MessageFrame>
  );
}

const QUEUED = { bgcolor: "transparent", outline: "1px dashed", outlineColor: "text.secondary", outlineOffset: -1 };

interface NotSentProps {
  readonly entry: OutboxEntry;
  /** Takes the place of Retry where that can't help. */
  readonly edit: ReactNode;
}

function NotSent({ entry, edit }: NotSentProps) {
  const { t } = useTranslation(TEXTS);
  const { outbox } = useChatSession();
  const online = useOnline();
  const waits = entry.state === "unsent";
  const frame = useRef<HTMLDivElement>(null);
  useThreadFocus(frame);
  const discardMessage = useDiscard();
  const discard = (
    <Button size="small" color="inherit" onClick={() => discardMessage(entry.messageId)}>
      {t("message.discard")}
    </Button>
  );
  // The frame says that the device is offline, and retrying can't help until it's back online.
  if (waits && !online)
    return (
      <Box ref={frame} sx={WAITING}>
        <Icon name="clock" size={14} />
        <Typography variant="caption">{t("message.waiting")}</Typography>
        {discard}
      </Box>
    );
  return (
    <Alert
      ref={frame}
      severity={waits ? "warning" : "error"}
      variant="outlined"
      sx={{
        mt: 1,
        maxWidth: "min(100%, 640px)",
        py: 0.25,
        textAlign: "start",
        flexWrap: { xs: "wrap", sm: "nowrap" },
        "& .MuiAlert-message": { flex: 1 },
        "& .MuiAlert-action": { flexBasis: { xs: "100%", sm: "auto" }, justifyContent: "flex-end", pt: 0.25 },
      }}
      action={
        <Box sx={{ display: "flex", gap: 0.5 }}>
          {edit ?? (
            <Button size="small" color="inherit" onClick={() => outbox.run(({ retry }) => retry(entry.messageId))}>
              {t("message.retry")}
            </Button>
          )}
          {discard}
        </Box>
      }
    >
      <strong>{t("message.notSent")}</strong> {t(entry.error ?? "message.sentLater")}
    </Alert>
  );
}

const WAITING = {
  display: "flex",
  alignItems: "center",
  gap: 0.5,
  minHeight: 28,
  mt: 0.25,
  color: "text.secondary",
  "& button": { minWidth: 0, minHeight: { xs: 44, md: 0 } },
} as const;

import { MESSAGE_MAX_CHARACTERS } from "@atrium/shared-contracts/spec";
import { Button, InputBase, Typography, rem, useLazyCode } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId, useRef, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { AttachButton } from "../attachment/attach-button.tsx";
import { type Hold, attaching, useAttachments } from "../attachment/use-attachments.ts";
import { usePageFiles } from "../attachment/use-page-files.ts";
import { LazyDictation } from "../dictation/lazy-dictation.tsx";
import { NEW_CONVERSATION_DRAFT } from "../draft/drafts.ts";
import type { SentFile } from "../outbox/outbox-entry.ts";
import { ComposerFrame, FIELD_TEXT } from "./composer-frame.ts";
import { SendButton } from "./send-button.tsx";
import { composerState, isSendKey } from "./composer-rules.ts";
import { StopButton } from "./stop-button.tsx";
import { useDraft } from "./use-draft.ts";
import { useSending } from "./use-sending.ts";
import { useStopKey } from "./use-stop-key.ts";
import { useChatSession } from "../session/chat-session.ts";
import { useStop, useStopAgain } from "../turn/use-stop.ts";

/** On the home page, the field is what the page is about. */
const HOME_FRAME = { p: { md: 1.25 }, borderRadius: rem(28), boxShadow: "0 8px 24px rgb(0 0 0 / 0.06)" };

/** What Send may wait for until somebody does something about it or the network is back. The rest is over soon. */
const LASTING: ReadonlySet<Hold["text"]> = new Set(["attach.holdOffline", "attach.holdFailed"] as const);

export interface ComposerProps {
  /** Default: below a conversation, where the page opens with the focus in the field. On the home page, the page's own keys work at first. */
  readonly place?: "conversation" | "home";
  readonly conversationId: string | undefined;
  /** Stays the same when a conversation's temporary id is replaced by its real one. */
  readonly viewKey: string;
  /** Resolves to the conversation id once the message is stored on this device. The composer then drops the sent text and files. */
  onSend(text: string, attachments: readonly SentFile[]): Promise<string>;
  /** Called when a new conversation has started. Returns whether the view continues with it. */
  onBegun(conversationId: string): boolean;
}

/** The message field. Text is kept as the conversation's draft until it's sent. */
export function Composer({ place = "conversation", conversationId, viewKey, onSend, onBegun }: ComposerProps) {
  const { t } = useTranslation(TEXTS);
  const hintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isHome = place === "home";
  const form = useRef<HTMLFormElement>(null);
  const attachments = useAttachments(viewKey, conversationId);
  const draft = useDraft(conversationId ?? NEW_CONVERSATION_DRAFT);
  const { outbox } = useChatSession();
  const sending = useSending({ conversationId, attachments, onSend, onBegun });
  const stop = useStop(conversationId);
  useStopAgain();
  useStopKey(field, stop.run);
  const { hold, shown } = attachments;
  const isDragging = usePageFiles(form, attachments.add);
  const drop = useLazyCode(attaching, isDragging).code;
  const state = composerState(draft.text, sending.busy || hold !== undefined, attachments.ready.length > 0);
  const waitsFor = hold && t(hold.text, { count: hold.count });
  const [asked, setAsked] = useState(false);
  const reason = hold && (asked || LASTING.has(hold.text)) ? waitsFor : undefined;
  const send = () => {
    setAsked(hold !== undefined);
    if (state.canSend) void sending.send(draft.text);
  };
  return (
    <div data-clear-of-toasts>
      {isDragging && drop && <drop.DropTarget />}
      {shown && (
        <shown.Tray
          files={attachments.files}
          refused={attachments.refused}
          unkept={attachments.unkept}
          uploads={shown.uploads}
        />
      )}
      {attachments.retryCode && (
        <Button size="small" color="error" onClick={attachments.retryCode}>
          {`${t("attach.failed")}. ${t("message.retry")}`}
        </Button>
      )}
      <ComposerFrame
        ref={form}
        sx={isHome ? HOME_FRAME : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <AttachButton onFiles={attachments.add} />
        <InputBase
          inputRef={field}
          value={draft.text}
          onChange={(event) => {
            // Whoever begins to write is about to send.
            if (draft.text === "") outbox.run(() => {});
            draft.write(event.target.value);
          }}
          onBlur={draft.rest}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return;
            event.preventDefault();
            send();
          }}
          multiline
          // An empty field is as high as its placeholder's lines otherwise.
          maxRows={draft.text === "" ? 1 : 10}
          fullWidth
          autoFocus={!isHome && !matchMedia("(pointer: coarse)").matches}
          placeholder={t(isHome ? "composer.placeholderHome" : "composer.placeholder")}
          inputProps={{
            "aria-label": t("composer.label"),
            "aria-describedby": hintId,
            "aria-invalid": state.tooLong,
            dir: "auto",
          }}
          sx={FIELD_TEXT}
        />
        <LazyDictation key={viewKey} field={field} text={draft.text} onText={draft.write} />
        {stop.isPossible && <StopButton stop={stop} field={field} />}
        <SendButton canSend={state.canSend} waitsFor={waitsFor} reasonId={reason === undefined ? undefined : hintId} />
      </ComposerFrame>
      <Hint
        id={hintId}
        state={state}
        reason={reason}
        isUrgent={asked && reason !== undefined}
        canStop={stop.isPossible}
        isQuiet={isHome}
      />
    </div>
  );
}

interface HintProps {
  readonly id: string;
  readonly state: ReturnType<typeof composerState>;
  /** Why the message can't be sent for now. */
  readonly reason: string | undefined;
  /** The person has tried to send it nevertheless. */
  readonly isUrgent: boolean;
  readonly canStop: boolean;
  /** Shows only what the person must know. */
  readonly isQuiet: boolean;
}

function Hint({ id, state, reason, isUrgent, canStop, isQuiet }: HintProps) {
  const { t } = useTranslation(TEXTS);
  const count = t("composer.count", { count: state.count, max: MESSAGE_MAX_CHARACTERS });
  return (
    <Typography
      id={id}
      variant="caption"
      component="p"
      sx={{
        color: state.tooLong || isUrgent ? "error.main" : "text.secondary",
        mt: 0.75,
        textAlign: "center",
        display: { xs: state.showsCount || reason !== undefined ? "block" : "none", ...(!isQuiet && { md: "block" }) },
      }}
    >
      {state.tooLong
        ? `${t("composer.tooLong")} ${count}`
        : state.showsCount
          ? count
          : (reason ?? t(canStop ? "composer.hintStop" : "composer.hint"))}
    </Typography>
  );
}

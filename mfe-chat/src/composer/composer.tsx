import { MESSAGE_MAX_CHARACTERS } from "@atrium/shared-contracts/spec";
import { InputBase, Typography, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { COLORS, styled } from "@atrium/shared-ui/styles";
import { type DragEvent, useId, useRef } from "react";
import { TEXTS } from "../locales/translations.ts";
import { AttachButton } from "../attachment/attach-button.tsx";
import { AttachmentChips } from "../attachment/attachment-chips.tsx";
import { useAttachments } from "../attachment/use-attachments.ts";
import { NEW_CONVERSATION_DRAFT } from "../draft/drafts.ts";
import type { SentFile } from "../outbox/outbox-entry.ts";
import { SendButton } from "./send-button.tsx";
import { composerState, isSendKey, isStopKey } from "./composer-rules.ts";
import { StopButton } from "./stop-button.tsx";
import { useDraft } from "./use-draft.ts";
import { useSending } from "./use-sending.ts";
import { useStop } from "./use-stop.ts";

const Frame = styled("form")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: "flex",
    alignItems: "flex-end",
    gap: 8,
    padding: "6px",
    borderRadius: 22,
    border: `1px solid ${COLORS.light.control}`,
    backgroundColor: palette.background.paper,
    transition: "border-color 150ms, box-shadow 150ms",
    "&:focus-within": { borderColor: palette.primary.main, boxShadow: `0 0 0 1px ${palette.primary.main}` },
    ...theme.applyStyles("dark", { borderColor: COLORS.dark.control }),
  };
});

/** On the home page, the field is what the page is about. */
const HOME_FRAME = { p: { md: 1.25 }, borderRadius: rem(28), boxShadow: "0 8px 24px rgb(0 0 0 / 0.06)" };

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
  const attachments = useAttachments(viewKey);
  const draft = useDraft(conversationId ?? NEW_CONVERSATION_DRAFT);
  const sending = useSending({ conversationId, attachments, onSend, onBegun });
  const stop = useStop(conversationId);
  const state = composerState(draft.text, sending.busy || attachments.uploading);
  const send = () => {
    if (state.canSend) void sending.send(draft.text);
  };
  return (
    <div>
      <AttachmentChips attachments={attachments} />
      <Frame
        sx={isHome ? HOME_FRAME : undefined}
        {...dropTarget(attachments.add)}
        onKeyDown={(event) => {
          if (isStopKey(event)) stop.run();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <AttachButton onFiles={attachments.add} />
        <InputBase
          inputRef={field}
          value={draft.text}
          onChange={(event) => draft.write(event.target.value)}
          onBlur={draft.rest}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return;
            event.preventDefault();
            send();
          }}
          onPaste={(event) => {
            const files = Array.from(event.clipboardData.files);
            if (files.length === 0) return;
            event.preventDefault();
            attachments.add(files);
          }}
          multiline
          maxRows={10}
          fullWidth
          autoFocus={!isHome && !matchMedia("(pointer: coarse)").matches}
          placeholder={t(isHome ? "composer.placeholderHome" : "composer.placeholder")}
          inputProps={{
            "aria-label": t("composer.label"),
            "aria-describedby": hintId,
            "aria-invalid": state.tooLong,
            dir: "auto",
          }}
          sx={{ py: { xs: 1.25, md: 0.75 }, fontSize: { xs: "1rem", md: "0.9375rem" }, lineHeight: 1.55 }}
        />
        {stop.isPossible && <StopButton stop={stop} field={field} />}
        <SendButton canSend={state.canSend} />
      </Frame>
      <Hint id={hintId} state={state} canStop={stop.isPossible} isQuiet={isHome} />
    </div>
  );
}

/** Attaches files dropped on the composer. Dropped text is left to the field. */
const dropTarget = (onFiles: (files: readonly File[]) => void) => ({
  onDragOver(event: DragEvent) {
    if (event.dataTransfer.types.includes("Files")) event.preventDefault();
  },
  onDrop(event: DragEvent) {
    const files = Array.from(event.dataTransfer.files);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  },
});

interface HintProps {
  readonly id: string;
  readonly state: ReturnType<typeof composerState>;
  readonly canStop: boolean;
  /** Shows only what the person must know. */
  readonly isQuiet: boolean;
}

function Hint({ id, state, canStop, isQuiet }: HintProps) {
  const { t } = useTranslation(TEXTS);
  const count = t("composer.count", { count: state.count, max: MESSAGE_MAX_CHARACTERS });
  return (
    <Typography
      id={id}
      variant="caption"
      component="p"
      sx={{
        color: state.tooLong ? "error.main" : "text.secondary",
        mt: 0.75,
        textAlign: "center",
        display: { xs: state.showsCount ? "block" : "none", ...(!isQuiet && { md: "block" }) },
      }}
    >
      {state.tooLong
        ? `${t("composer.tooLong")} ${count}`
        : state.showsCount
          ? count
          : t(canStop ? "composer.hintStop" : "composer.hint")}
    </Typography>
  );
}

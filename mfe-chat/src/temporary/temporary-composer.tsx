import { InputBase, Typography, VisuallyHidden, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId, useRef, useState } from "react";
import { ComposerFrame, FIELD_TEXT } from "../composer/composer-frame.ts";
import { composerState, isSendKey } from "../composer/composer-rules.ts";
import { SendButton } from "../composer/send-button.tsx";
import { StopButton } from "../composer/stop-button.tsx";
import { useStopKey } from "../composer/use-stop-key.ts";
import { LazyDictation } from "../dictation/lazy-dictation.tsx";
import { TEXTS } from "../locales/translations.ts";
import { useTemporaryChat } from "./use-temporary-chat.ts";

/** The message field of a temporary conversation. What's typed is in no draft, and there are no files: those would be stored. */
export function TemporaryComposer({ isRunning }: { readonly isRunning: boolean }) {
  const { t } = useTranslation(TEXTS);
  const hint = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const chat = useTemporaryChat();
  const text = useObservable(chat.field$, "");
  const state = composerState(text, isRunning);
  const waits = isRunning && text.trim() !== "";
  // Said once it's asked for, so that it's read out.
  const [isAsked, setAsked] = useState(false);
  if (isAsked && !waits) setAsked(false);
  useStopKey(field, chat.stop);
  const send = () => {
    if (waits) setAsked(true);
    if (!state.canSend) return;
    chat.send(text);
    chat.field$.next("");
  };
  const stop = { isPossible: isRunning, isBusy: false, run: chat.stop };
  return (
    <div data-clear-of-toasts>
      <ComposerFrame
        sx={{ "&:not(:focus-within)": { borderStyle: "dashed" }, pl: 2 }}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <InputBase
          inputRef={field}
          value={text}
          onChange={(event) => chat.field$.next(event.target.value)}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return;
            event.preventDefault();
            send();
          }}
          multiline
          maxRows={text === "" ? 1 : 10}
          fullWidth
          autoFocus={!matchMedia("(pointer: coarse)").matches}
          placeholder={t("composer.placeholder")}
          inputProps={{
            "aria-label": t("composer.label"),
            "aria-describedby": hint,
            "aria-invalid": state.tooLong,
            autoComplete: "off",
            dir: "auto",
          }}
          sx={FIELD_TEXT}
        />
        <LazyDictation field={field} text={text} onText={(next) => chat.field$.next(next)} />
        {isRunning && <StopButton stop={stop} field={field} />}
        <SendButton canSend={state.canSend} waitsFor={waits ? t("temporary.waits") : undefined} />
      </ComposerFrame>
      <Typography
        id={hint}
        variant="caption"
        component="p"
        sx={{ color: state.tooLong ? "error.main" : "text.secondary", mt: 0.75, textAlign: "center" }}
      >
        {state.tooLong ? t("composer.tooLong") : t(isAsked ? "temporary.waits" : "temporary.hint")}
      </Typography>
      <VisuallyHidden role="status">{isAsked && t("temporary.waits")}</VisuallyHidden>
    </div>
  );
}

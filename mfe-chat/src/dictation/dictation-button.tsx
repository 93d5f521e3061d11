import { Icon, IconButton, Tooltip, rem, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import dictationTexts from "../locales/en/dictation.json" with { type: "json" };
import { TEXTS, texts } from "../locales/translations.ts";
import { type Dictation, type DictationFailure, dictate } from "./dictation.ts";

texts.addEnglish(dictationTexts);

export interface DictationProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** The field's text. */
  readonly text: string;
  onText(text: string): void;
}

/** Begins and ends dictation into a message field. It also ends when the message is sent or the field goes away. */
export function DictationButton({ field, text, onText }: DictationProps) {
  const shell = useShell();
  const { t, i18n } = useTranslation(TEXTS);
  const [isListening, setListening] = useState(false);
  const running = useRef<Dictation>(undefined);
  const current = useRef(text);
  /** Where the caret goes once the text is in the field. */
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    current.current = text;
    if (caret.current === undefined) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const isEmpty = text === "";
  useEffect(() => {
    if (isEmpty) return undefined;
    // What's still being heard is part of the message that was sent.
    return () => running.current?.abort();
  }, [isEmpty]);
  useEffect(() => {
    const abort = () => running.current?.abort();
    addEventListener("pagehide", abort);
    return () => {
      removeEventListener("pagehide", abort);
      abort();
    };
  }, []);

  const fail = (failure: DictationFailure) =>
    shell.toast({ title: t(`dictation.failed.${failure}`), variant: "destructive" });
  const start = () => {
    field.current?.focus();
    try {
      running.current = dictate(
        i18n.language,
        {
          read: () => current.current,
          selection: () => ({
            start: field.current?.selectionStart ?? current.current.length,
            end: field.current?.selectionEnd ?? current.current.length,
          }),
          write(next, at) {
            caret.current = at;
            current.current = next;
            onText(next);
          },
        },
        {
          onFailure: fail,
          onEnd() {
            running.current = undefined;
            setListening(false);
          },
        },
      );
      setListening(true);
    } catch (error) {
      console.warn("The browser can't listen:", error);
      fail("other");
    }
  };

  const label = t(isListening ? "dictation.stop" : "dictation.start");
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        color="inherit"
        onClick={() => (isListening ? running.current?.stop() : start())}
        sx={{
          width: { xs: rem(44), md: rem(36) },
          height: { xs: rem(44), md: rem(36) },
          ...(isListening && {
            bgcolor: "error.main",
            color: "error.contrastText",
            "&:hover": { bgcolor: "error.dark" },
          }),
        }}
      >
        <Icon name="mic" size={18} />
      </IconButton>
    </Tooltip>
  );
}

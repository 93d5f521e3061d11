import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect, useSyncExternalStore } from "react";
import { TEXTS } from "../locales/translations.ts";
import { type Reader, createReader } from "./reader.ts";
import { speakable } from "./speakable.ts";
import { textLanguage } from "./text-language.ts";

let made: Reader | undefined;
/** Undefined where the browser can't speak. */
function reader(): Reader | undefined {
  if ("speechSynthesis" in globalThis) made ??= createReader(speechSynthesis);
  return made;
}

const nothing = () => () => {};

export interface ReadAloud {
  readonly isPossible: boolean;
  readonly isReading: boolean;
  /** Reads the drawn message, or stops reading it. */
  toggle(drawn: Element): void;
}

export function useReadAloud(messageId: string): ReadAloud {
  const shell = useShell();
  const { t, i18n } = useTranslation(TEXTS);
  const isReading = useSyncExternalStore(reader()?.subscribe ?? nothing, () => reader()?.reading() === messageId);
  return {
    isPossible: reader() !== undefined,
    isReading,
    toggle(drawn) {
      if (isReading) return reader()?.stop();
      const language = textLanguage(drawn.textContent ?? "", i18n.language);
      const sentences = speakable(drawn, language);
      if (sentences.length === 0) shell.toast({ title: t("readAloud.nothing") });
      else
        reader()?.start(messageId, sentences, language, () =>
          shell.toast({ title: t("readAloud.failed"), variant: "destructive" }),
        );
    },
  };
}

/** Nothing is read any more once the thread or the page is left. */
export function useSilenceOnLeaving(): void {
  useEffect(() => {
    const stop = () => reader()?.stop();
    addEventListener("pagehide", stop);
    return () => {
      removeEventListener("pagehide", stop);
      stop();
    };
  }, []);
}

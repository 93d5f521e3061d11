import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect, useRef, useState } from "react";
import copyingTexts from "../locales/en/copying.json" with { type: "json" };
import { TEXTS, texts } from "../locales/translations.ts";

texts.addEnglish(copyingTexts);

/** How long a button shows "Copied". Milliseconds. */
const COPIED_MS = 2_000;

/** Copies text to the clipboard. `copied` is true for a moment afterward. A failure shows a toast. */
export function useCopy(): { readonly copied: boolean; copy(text: string): void } {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    copied,
    copy(text) {
      writeToClipboard(text).then(
        () => {
          setCopied(true);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setCopied(false), COPIED_MS);
        },
        () => shell.toast({ title: t("message.copyFailed"), variant: "destructive" }),
      );
    },
  };
}

/** Rejects where there's no clipboard, as on plain http. */
const writeToClipboard = async (text: string) => navigator.clipboard.writeText(text);

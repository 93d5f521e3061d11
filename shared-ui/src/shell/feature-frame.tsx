import type { ShellApi } from "@atrium/shared-contracts/contract";
import { type ReactNode, useCallback, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { ShellProvider } from "./shell-context.tsx";
import type { FeatureTexts } from "./feature-texts.ts";

interface FeatureFrameProps {
  readonly shell: ShellApi;
  readonly texts: FeatureTexts;
  readonly children: ReactNode;
}

/** Wraps every view of a feature. Gives it the shell, and shows it only once its texts are loaded, so no raw keys flash by. */
export function FeatureFrame({ shell, texts, children }: FeatureFrameProps) {
  texts.provide(shell);
  const { namespace } = texts;
  const { i18n } = useTranslation(namespace);
  texts.fill(i18n);
  const subscribe = useCallback(
    (changed: () => void) => {
      i18n.store.on("added", changed);
      i18n.on("languageChanged", changed);
      return () => {
        i18n.store.off("added", changed);
        i18n.off("languageChanged", changed);
      };
    },
    [i18n],
  );
  // React reads this again after subscribing, so texts that load right after the first render aren't missed.
  const areThere = useSyncExternalStore(subscribe, () =>
    i18n.languages.some((language) => i18n.hasResourceBundle(language, namespace)),
  );
  return <ShellProvider shell={shell}>{areThere ? children : null}</ShellProvider>;
}

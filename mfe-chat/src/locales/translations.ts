import { type TranslationLoader, perShell } from "@atrium/shared-contracts";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useShell } from "@atrium/shared-ui";
import { type ReactNode, useCallback, useSyncExternalStore } from "react";

export const NAMESPACE = "mfe-chat";

const loadTexts: TranslationLoader = async (language) => {
  const file = import(/* webpackChunkName: "texts-mfe-chat-[request]" */ `./${language}.json`) as Promise<{
    readonly default: Readonly<Record<string, unknown>>;
  }>;
  return (await file).default;
};

const register = perShell((shell) => {
  shell.translations(loadTexts);
  return true;
});

/** Shows its children once the feature's texts are there: no keys flash by. */
export function WithTexts({ children }: { readonly children: ReactNode }): ReactNode {
  register(useShell());
  const { i18n } = useTranslation(NAMESPACE);
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
  // Looks again once it is subscribed: texts that come right after the first look must not be missed.
  const areThere = useSyncExternalStore(subscribe, () =>
    i18n.languages.some((language) => i18n.hasResourceBundle(language, NAMESPACE)),
  );
  return areThere ? children : null;
}

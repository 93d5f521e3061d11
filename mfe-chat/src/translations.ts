import { type TranslationLoader, perShell } from "@atrium/shared-contracts";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useShell } from "@atrium/shared-ui";
import type { ReactNode } from "react";

export const NAMESPACE = "mfe-chat";

const loadTexts: TranslationLoader = async (language) => {
  const file = import(/* webpackChunkName: "texts-mfe-chat-[request]" */ `./locales/${language}.json`) as Promise<{
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
  return i18n.languages.some((language) => i18n.hasResourceBundle(language, NAMESPACE)) ? children : null;
}

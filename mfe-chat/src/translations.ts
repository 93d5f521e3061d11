import { type Language, perShell } from "@atrium/shared-contracts";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useShell } from "@atrium/shared-ui";
import type { ReactNode } from "react";

export const NAMESPACE = "mfe-chat";

async function loadTexts(language: Language): Promise<Readonly<Record<string, unknown>> | undefined> {
  switch (language) {
    case "en":
      return (await import("./locales/en.json")).default;
    case "vi":
      return (await import("./locales/vi.json")).default;
    case "ja":
      return (await import("./locales/ja.json")).default;
    case "zh":
    case "zh-CN":
      return (await import("./locales/zh-CN.json")).default;
    case "es":
    case "fr":
    case "de":
    case "it":
    case "pt":
    case "ru":
    case "ko":
      return undefined;
  }
}

const register = perShell((shell) => {
  shell.translations(loadTexts);
  return true;
});

/** Shows its children once the feature's texts are there: no keys flash by. */
export function WithTexts({ children }: { readonly children: ReactNode }): ReactNode {
  register(useShell());
  const { i18n } = useTranslation(NAMESPACE);
  return i18n.hasResourceBundle("en", NAMESPACE) ? children : null;
}

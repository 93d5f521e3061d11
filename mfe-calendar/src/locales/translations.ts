import { type TranslationLoader, perShell } from "@atrium/shared-contracts";

/** The namespace of this feature's texts: its id. */
export const TEXTS = "mfe-calendar";

const loadTexts: TranslationLoader = async (language) => {
  const file = import(/* webpackChunkName: "texts-mfe-calendar-[request]" */ `./${language}.json`) as Promise<{
    readonly default: Readonly<Record<string, unknown>>;
  }>;
  return (await file).default;
};

/** Hands the shell this feature's texts, once a session. */
export const provideTexts = perShell((shell) => {
  shell.translations(loadTexts);
});

import { type Language, perShell } from "@atrium/shared-contracts";

const LOCALES: Partial<Record<Language, () => Promise<{ readonly default: Readonly<Record<string, unknown>> }>>> = {
  en: () => import("./locales/en.json"),
  vi: () => import("./locales/vi.json"),
  "zh-CN": () => import("./locales/zh-CN.json"),
  ja: () => import("./locales/ja.json"),
};

/** The namespace of this feature's texts: its id. */
export const TEXTS = "mfe-settings";

/** Hands the shell this feature's texts, once a session. */
export const provideTexts = perShell((shell) => {
  shell.translations(async (language) => (await LOCALES[language]?.())?.default);
});

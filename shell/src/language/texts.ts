import type { Language } from "@atrium/shared-contracts";
import en from "./locales/en.json" with { type: "json" };

export const SHELL_NAMESPACE = "shell";
export const ENGLISH: Readonly<Record<string, unknown>> = en;

/** The shell's texts; languages without a file of their own read English. English is part of the shell, so that a text is always there. */
export async function loadShellTexts(language: Language): Promise<Readonly<Record<string, unknown>> | undefined> {
  switch (language) {
    case "en":
      return ENGLISH;
    case "vi":
      return (await import("./locales/vi.json", { with: { type: "json" } })).default;
    case "ja":
      return (await import("./locales/ja.json", { with: { type: "json" } })).default;
    case "zh":
    case "zh-CN":
      return (await import("./locales/zh-CN.json", { with: { type: "json" } })).default;
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

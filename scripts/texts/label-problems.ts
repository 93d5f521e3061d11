import { SUPPORTED_LANGUAGES } from "@atrium/shared-contracts/spec";
import { isSameOnPurpose } from "./same-words.ts";

/** Problems with a feature.json's labels: each must be in every language, and not left in English. */
export function labelProblems(value: unknown, path = "feature.json"): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { en } = value as { readonly en?: unknown };
  if (typeof en !== "string") {
    return Object.entries(value).flatMap(([name, inner]) => labelProblems(inner, `${path}.${name}`));
  }
  const label = value as Readonly<Record<string, unknown>>;
  return SUPPORTED_LANGUAGES.filter((language) => language !== "en").flatMap((language) => {
    const text = label[language];
    if (typeof text !== "string" || text.trim() === "") return [`${path}: ${language} is missing`];
    const same = text === en && !isSameOnPurpose(text, language === "zh" ? "zh-CN" : language);
    return same ? [`${path}: ${language} is not translated: "${text}"`] : [];
  });
}

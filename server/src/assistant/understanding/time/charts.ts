import { chinese } from "./chinese.ts";
import { english } from "./english.ts";
import type { Chart } from "./grammar.ts";
import { japanese } from "./japanese.ts";
import { vietnamese } from "./vietnamese.ts";

/** Whether there are tables of a language. */
export const canReadTime = (language: string): boolean => chartFor(language) !== null;

/** The chart of a language, given a text in it; null without tables of it. */
export function chartFor(language: string): ((text: string) => Chart) | null {
  const { language: base, region } = localeOf(language);
  if (base === "en") return () => english(region);
  if (base === "vi") return vietnamese;
  if (base === "ja") return () => japanese;
  if (base === "zh") return () => chinese;
  return null;
}

function localeOf(language: string): { language: string; region?: string } {
  try {
    return new Intl.Locale(language);
  } catch {
    return { language: "en" };
  }
}

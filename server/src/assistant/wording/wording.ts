import type { TextLanguage } from "@atrium/shared-contracts/spec";
import type { TFunction } from "i18next";
import type { Temporal } from "temporal-polyfill";
import { textsIn } from "./texts.ts";

/** How a reply is said: in which language, from when and where, and on which clock. */
export interface Wording {
  readonly t: TFunction;
  readonly language: TextLanguage;
  /** The language of the person's interface, whose clock (12 or 24 hours) the cards beside a reply have, too. */
  readonly clock: string;
  readonly now: Temporal.ZonedDateTime;
}

export const wordingIn = (language: TextLanguage, of: Pick<Wording, "clock" | "now">): Wording => ({
  t: textsIn(language),
  language,
  ...of,
});

/** The language for Intl to write dates and lists in. The assistant's English has them in the British order, without commas. */
export const intlLanguage = (language: TextLanguage): string => (language === "en" ? "en-GB" : language);

/** A text as the beginning of a sentence. */
export function capital(text: string, language: TextLanguage): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}

/** Sentences in a row. */
export const sentences = (language: TextLanguage, ...said: readonly string[]): string =>
  said.filter((each) => each !== "").join(language === "ja" || language === "zh-CN" ? "" : " ");

export const listed = (words: readonly string[], type: "conjunction" | "disjunction", language: TextLanguage): string =>
  new Intl.ListFormat(intlLanguage(language), { type }).format(words);

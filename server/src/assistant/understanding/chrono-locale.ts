import * as chrono from "chrono-node";

interface DateParser {
  parse(text: string, reference: chrono.ParsingReference, option: chrono.ParsingOption): chrono.ParsedResult[];
}

const PARSERS: Record<string, DateParser> = {
  en: chrono.en.casual,
  de: chrono.de.casual,
  es: chrono.es.casual,
  fr: chrono.fr.casual,
  it: chrono.it.casual,
  ja: chrono.ja.casual,
  pt: chrono.pt.casual,
  ru: chrono.ru.casual,
  vi: chrono.vi.casual,
  zh: chrono.zh.casual,
};

/** The date parser for a language. There's none for Korean, which uses the English one for ISO dates and clock times. */
export const dateParser = (language: string): DateParser => PARSERS[language.split("-")[0] ?? "en"] ?? chrono.en.casual;

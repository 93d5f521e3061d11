import * as chrono from "chrono-node";

interface DateParser {
  parse(text: string, reference: chrono.ParsingReference, option: chrono.ParsingOption): chrono.ParsedResult[];
}

const PARSERS: Record<string, DateParser> = {
  de: chrono.de.casual,
  es: chrono.es.casual,
  fr: chrono.fr.casual,
  it: chrono.it.casual,
  pt: chrono.pt.casual,
  ru: chrono.ru.casual,
};

/** The date parser for a language that has no tables of its own; null for Korean, which has none. */
export const dateParser = (language: string): DateParser | null => PARSERS[language.split("-")[0] ?? ""] ?? null;

import de from "./de.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import it from "./it.json" with { type: "json" };
import ja from "./ja.json" with { type: "json" };
import ko from "./ko.json" with { type: "json" };
import pt from "./pt.json" with { type: "json" };
import ru from "./ru.json" with { type: "json" };
import vi from "./vi.json" with { type: "json" };
import zh from "./zh.json" with { type: "json" };

/** What wholesale goods are called in a language, by the words that an English catalogue has for them. */
export interface CatalogueWords {
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Whether words have spaces between them. */
  readonly spaced: boolean;
  /** Whether words end differently in the plural or in another case. */
  readonly inflected: boolean;
}

export const CATALOGUE_WORDS: Readonly<Record<string, CatalogueWords>> = {
  de: { words: de, spaced: true, inflected: true },
  es: { words: es, spaced: true, inflected: true },
  fr: { words: fr, spaced: true, inflected: true },
  it: { words: it, spaced: true, inflected: true },
  ja: { words: ja, spaced: false, inflected: false },
  ko: { words: ko, spaced: true, inflected: false },
  pt: { words: pt, spaced: true, inflected: true },
  ru: { words: ru, spaced: true, inflected: true },
  vi: { words: vi, spaced: true, inflected: false },
  zh: { words: zh, spaced: false, inflected: false },
};

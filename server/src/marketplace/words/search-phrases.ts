import { type CatalogueWords, CATALOGUE_WORDS } from "./catalogue-words.ts";

/** How many ways to put a search into English are tried. */
const MOST_PHRASES = 4;

/** Words between words: "aceite de oliva", "huile d'olive". */
const SMALL = new Set(
  "a al alla au aux con d da das de dei del della den der des di die do dos du e et für il in l la las le les lo los mit o of para per pour un una und une von y".split(
    " ",
  ),
);
/** Particles, in languages that don't put spaces between words. */
const PARTICLES = /^[のをがはにで的了\s]+|[のをがはにで的了\s]+$/gu;

const lower = (text: string) => text.normalize("NFC").toLowerCase();
/** Without accents, as some type. What belongs to letters of Japanese stays. */
const plain = (text: string) =>
  lower(text.normalize("NFD").replaceAll(/[\u0300-\u036F]/gu, ""))
    .replaceAll("đ", "d")
    .replaceAll("ß", "ss");

const STEM_LETTERS = 3;

/** A word without what its plural or case adds. */
function stem(word: string): string {
  if (word.length <= STEM_LETTERS) return word;
  const short = word.replace(/[аеиоуыэюяйь]{1,2}[мх]?$|(?:e[mnrs]|[aeiousxn])$/u, "");
  return short.length < STEM_LETTERS ? word : short;
}

/** The ways in which a word is the same as another one. */
const keysOf = (word: string, inflected: boolean): string[] =>
  inflected ? [word, plain(word), `${stem(plain(word))}-`] : [word, plain(word)];

/** Those of a word as it was said: with accents it's only the word that has them. */
const saidKeysOf = (word: string, inflected: boolean): string[] =>
  inflected && word.length > STEM_LETTERS ? [word, `${stem(plain(word))}-`] : [word];

interface Entry {
  readonly english: string;
  /** Its words with their keys; all of it in languages without spaces between words. */
  readonly words: readonly (readonly string[])[];
  readonly length: number;
}

interface Table extends Pick<CatalogueWords, "spaced" | "inflected"> {
  /** By the keys of the first word, or by the first character in languages without spaces between words; the longest first. */
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
}

const wordsOf = (text: string, inflected: boolean): string[] =>
  text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== "" && !(inflected && SMALL.has(word)));

function tableOf({ words, spaced, inflected }: CatalogueWords): Table {
  const entries = new Map<string, Entry[]>();
  for (const [english, forms] of Object.entries(words)) {
    for (const form of forms.map(lower)) {
      const keys = spaced ? wordsOf(form, inflected).map((word) => keysOf(word, inflected)) : [[form]];
      const entry = { english, words: keys, length: form.length };
      const firsts = spaced ? new Set(keys[0]) : [form.charAt(0)];
      for (const first of firsts) entries.set(first, [...(entries.get(first) ?? []), entry]);
    }
  }
  for (const same of entries.values()) same.sort((a, b) => b.length - a.length);
  return { spaced, inflected, entries };
}

const TABLES = new Map(Object.entries(CATALOGUE_WORDS).map(([language, words]) => [language, tableOf(words)]));

interface Translated {
  readonly phrase: string;
  /** How many of its words were known, and how many weren't. */
  readonly known: number;
  readonly unknown: number;
}

function ofWords(text: string, { entries, inflected }: Table): Translated {
  const said = wordsOf(lower(text), inflected).map((word) => ({ word, keys: saidKeysOf(word, inflected) }));
  const isAt = (at: number) => (keys: readonly string[], index: number) =>
    said[at + index]?.keys.some((key) => keys.includes(key)) === true;
  const found: string[] = [];
  let known = 0;
  for (let at = 0; at < said.length;) {
    const candidates = said[at]?.keys.flatMap((key) => entries.get(key) ?? []) ?? [];
    const fitting = candidates.filter(({ words }) => words.every(isAt(at)));
    const entry = fitting.toSorted((a, b) => b.words.length - a.words.length)[0];
    found.push(entry?.english ?? said[at]?.word ?? "");
    known += entry === undefined ? 0 : 1;
    at += entry?.words.length ?? 1;
  }
  return { phrase: found.join(" "), known, unknown: found.length - known };
}

function ofCharacters(text: string, { entries }: Table): Translated {
  const said = lower(text);
  const found: string[] = [];
  let known = 0;
  let rest = "";
  const close = () => {
    const left = rest.replaceAll(PARTICLES, "");
    if (left !== "") found.push(left);
    rest = "";
  };
  for (let at = 0; at < said.length;) {
    const entry = entries.get(said.charAt(at))?.find(({ words: [[form = ""] = []] }) => said.startsWith(form, at));
    if (entry === undefined) {
      rest += said.charAt(at);
      at += 1;
      continue;
    }
    close();
    found.push(entry.english);
    known += 1;
    at += entry.length;
  }
  close();
  return { phrase: found.join(" "), known, unknown: found.length - known };
}

function translated(text: string, language: string): Translated {
  const table = TABLES.get(language);
  if (table === undefined) return { phrase: text, known: 0, unknown: 1 };
  return table.spaced ? ofWords(text, table) : ofCharacters(text, table);
}

/**
 * The phrases to search an English catalogue for, the likeliest first: what was typed, in the words of the catalogue if it's in the person's language or,
 * as a whole, in another one.
 * @param language BCP 47
 */
export function searchPhrases(typed: string, language: string): string[] {
  const base = language.split("-")[0] ?? "en";
  const own = translated(typed, base);
  const others = [...TABLES.keys()]
    .filter((each) => each !== base)
    .map((each) => translated(typed, each))
    .filter(({ known, unknown }) => known > 0 && unknown === 0);
  const all = [...(own.known > 0 ? [own.phrase] : []), typed, ...others.map(({ phrase }) => phrase)];
  return [...new Set(all)].slice(0, MOST_PHRASES);
}

/** The words of the catalogue themselves. */
const ENGLISH = tableOf({
  words: Object.fromEntries(
    Object.values(CATALOGUE_WORDS).flatMap(({ words }) => Object.keys(words).map((english) => [english, [english]])),
  ),
  spaced: true,
  inflected: true,
});

/** Whether a text names wholesale goods and nothing else, in one of the languages with words for them. */
export function namesGoods(text: string, language: string): boolean {
  const base = language.split("-")[0] ?? "en";
  const { known, unknown } = base === "en" ? ofWords(text, ENGLISH) : translated(text, base);
  return known > 0 && unknown === 0;
}

/** A name, and the language in which the service looks it up: it only knows a name in the languages that have it. */
export interface PlaceSearch {
  readonly name: string;
  readonly language: string;
}

const LATIN = ["en", "de", "es", "fr", "it", "pt", "vi"];

const CITY = /[市県县區区]$/u;
const CHINESE_CHARACTERS = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Cities are listed with or without the word for city. */
const withCity = (name: string) => (CITY.test(name) ? [name, name.replace(CITY, "")] : [name, `${name}市`]);
const withKoreanCity = (name: string) => (name.endsWith("시") ? [name, name.slice(0, -1)] : [name, `${name}시`]);

/** How a Russian name may begin its dictionary form: "в Москве" is in Москва, "в Казани" in Казань. */
function nominatives(name: string): string[] {
  const [stem, ending] = [name.slice(0, -1), name.slice(-1)];
  if (ending === "е") return [stem, `${stem}а`, `${stem}ь`];
  return ending === "и" ? [`${stem}ь`, `${stem}я`] : [];
}

const each = (names: readonly string[], languages: readonly string[]): PlaceSearch[] =>
  [...new Set(languages)].flatMap((language) =>
    names.filter((name) => name !== "").map((name) => ({ name, language })),
  );

/**
 * How to look up a name as a person said it, by its script: searches that belong together, and those for when the ones before found
 * nothing.
 */
export function placeSearches(name: string, language: string): PlaceSearch[][] {
  if (HANGUL.test(name)) return [each(withKoreanCity(name), ["ko"])];
  if (KANA.test(name)) return [each(CITY.test(name) ? withCity(name) : [name], ["ja"])];
  if (CHINESE_CHARACTERS.test(name)) {
    const languages = language === "ja" ? ["ja", "zh"] : ["zh", "ja"];
    return languages.map((tried) => each(withCity(name), [tried]));
  }
  if (CYRILLIC.test(name)) return [each([name], ["ru"]), each(nominatives(name), ["ru"])];
  const first = [...new Set([language, "en"])];
  return [
    each([name], first),
    each(
      [name],
      LATIN.filter((other) => !first.includes(other)),
    ),
  ];
}

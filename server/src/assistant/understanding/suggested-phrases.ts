import type { TextLanguage } from "@atrium/shared-contracts/spec";
import { saidOnce } from "./said-once.ts";
import { type Phrase, PHRASES } from "./phrase-tables.ts";

/** The same in English. In `{…}` is what the phrase has there. Those that say more come before those that would take it for a name. */
const ENGLISH: Readonly<Record<Phrase, string>> = {
  week: "What's on my calendar this week?",
  list: "What do I have {day}?",
  event: "Schedule {what} tomorrow at {time}",
  moveOne: "Move {what} {day} to {time}",
  move: "Move {what} to {time}",
  cancelOne: "Cancel {what} {day}",
  cancel: "Cancel {what}",
  forecast: "What's the weather in {what} tomorrow?",
  weather: "What's the weather in {what}?",
  rain: "Will it rain tomorrow?",
  price: "Find {what} under {price} euros",
  product: "Find {what} in the marketplace",
  hello: "Hello!",
  thanks: "Thanks!",
  bye: "Bye!",
  help: "What can you do?",
};
const DAYS = ["today", "tomorrow", ..."Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ")].map(
  (day, index) => (index < 2 ? day : `on ${day}`),
);

const SLOTS: Readonly<Record<string, string>> = {
  what: "(?<what>.+?)",
  time: "(?<hour>\\d{1,2})(?:[:h](?<minute>\\d\\d))?",
  price: "(?<price>\\d+)",
};

function pattern(source: string, days: readonly string[]): RegExp {
  const slots: typeof SLOTS = { ...SLOTS, day: `(?:${days.map((day, index) => `(?<d${index}>${day})`).join("|")})` };
  return new RegExp(`^(?:${source.replaceAll(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? "")})$`, "iu");
}

const READERS = Object.entries(PHRASES).flatMap(([language, { days, ...phrases }]) =>
  (Object.keys(ENGLISH) as Phrase[]).map((phrase) => ({
    language: language as TextLanguage,
    phrase,
    asks: pattern(`(?:(?:${phrases.hello})[,，、。!！ ]+)?(?:${phrases[phrase]})`, days),
  })),
);

/** The suggested products, to be replaced by their names in the sample catalogue, which is in English. */
const COFFEE = /(?<!\p{L})(?:kaffee|café|caffè|cà phê|кофе|コーヒー|咖啡|커피)(?!\p{L})/giu;

/** A prompt that the interface suggests, or an example that the assistant gives, in another language than English. */
export interface Suggested {
  readonly language: TextLanguage;
  readonly english: string;
}

/** Small talk in English that other languages have, too, so that it doesn't tell which of them somebody speaks. */
const EVERYWHERE =
  /^(?:hello|hi+|hey+|hiya|yo|ciao|bye(?:[- ]bye)?|thx|thanks|thank you|merci|ok(?:ay)?|cool|super|sorry|help)[\s!.,~]*$/i;

/** Longer than any of them with the longest title in it. */
const LONGEST = 300;

/**
 * Reads what the product itself suggests in other languages; null for any other text. Languages share words, so the person's own language comes first, and
 * another one only counts if no third one says the same.
 * @param own BCP 47
 */
export function suggestedPhrase(text: string, own: string): Suggested | null {
  if (text.length > LONGEST) return null;
  const ask = saidOnce(
    text
      .normalize("NFC")
      .replaceAll("’", "'")
      .replace(/(?<![?？。.！!\s\u00A0\u202F])[?？。.！!\s\u00A0\u202F]+$/u, "")
      .trim(),
  );
  const found = READERS.flatMap(({ language, phrase, asks }) => {
    const match = asks.exec(ask);
    return match === null ? [] : [{ language, phrase, said: match.groups ?? {} }];
  });
  const base = own.split("-")[0];
  const mine = found.find(({ language }) => language.split("-")[0] === base);
  const [first] = found;
  const isSure = new Set(found.map(({ language }) => language)).size === 1 && !EVERYWHERE.test(ask);
  const read = mine ?? (isSure ? first : undefined);
  return read === undefined ? null : { language: read.language, english: englishOf(read.phrase, read.said) };
}

function englishOf(phrase: Phrase, found: Readonly<Record<string, string | undefined>>): string {
  const { what = "", hour = "", minute = "00", price = "" } = found;
  const day = DAYS.find((_, index) => found[`d${index}`] !== undefined) ?? "";
  const isProduct = phrase === "product" || phrase === "price";
  const said: Readonly<Record<string, string>> = {
    what: isProduct ? what.replaceAll(COFFEE, "coffee") : what,
    time: `${hour}:${minute}`,
    price,
    day,
  };
  return ENGLISH[phrase].replaceAll(/\{(\w+)\}/g, (_, slot: string) => said[slot] ?? "");
}

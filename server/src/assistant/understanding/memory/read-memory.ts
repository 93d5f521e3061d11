import type { TextLanguage } from "@atrium/shared-contracts/spec";
import { CHINESE_MEMORY } from "./chinese-memory.ts";
import { ENGLISH_MEMORY } from "./english-memory.ts";
import { FRENCH_MEMORY } from "./french-memory.ts";
import { GERMAN_MEMORY } from "./german-memory.ts";
import { ITALIAN_MEMORY } from "./italian-memory.ts";
import { JAPANESE_MEMORY } from "./japanese-memory.ts";
import { KOREAN_MEMORY } from "./korean-memory.ts";
import type { MemoryTable } from "./memory-table.ts";
import { PORTUGUESE_MEMORY } from "./portuguese-memory.ts";
import { RUSSIAN_MEMORY } from "./russian-memory.ts";
import { SPANISH_MEMORY } from "./spanish-memory.ts";
import { VIETNAMESE_MEMORY } from "./vietnamese-memory.ts";

export type MemoryOrder =
  | { readonly act: "remember"; readonly fact: string }
  | { readonly act: "recall" }
  /** Null for everything. */
  | { readonly act: "forget"; readonly fact: string | null };

const TABLES: Readonly<Record<TextLanguage, MemoryTable>> = {
  en: ENGLISH_MEMORY,
  de: GERMAN_MEMORY,
  es: SPANISH_MEMORY,
  fr: FRENCH_MEMORY,
  it: ITALIAN_MEMORY,
  ja: JAPANESE_MEMORY,
  ko: KOREAN_MEMORY,
  pt: PORTUGUESE_MEMORY,
  ru: RUSSIAN_MEMORY,
  vi: VIETNAMESE_MEMORY,
  "zh-CN": CHINESE_MEMORY,
};

/** Sentences of one language that mean the same. */
interface Reader {
  readonly language: TextLanguage;
  readonly act: MemoryOrder["act"];
  readonly sentence: RegExp;
  readonly maybeAsked: boolean;
  readonly noFact: RegExp;
  readonly noted: (fact: string) => string;
}

function readersOf(
  language: TextLanguage,
  table: MemoryTable,
  act: Reader["act"],
  sentences: readonly string[],
  maybeAsked = false,
): Reader[] {
  const noFact = new RegExp(`^(?:${table.noFact})$`, "iu");
  const gap = `[\\s,，、!！]${table.spaced ? "+" : "*"}`;
  return sentences.map((source): Reader => {
    const facts = source.replace(/\{fact(?::(.+))?\}/u, (_, form: string = ".+?") => `(?<fact>${form})`);
    const pattern = `^(?:(?:${table.before})${gap})*(?:${facts})(?:${gap}(?:${table.after}))*$`;
    return { language, act, sentence: new RegExp(pattern, "iu"), maybeAsked, noFact, noted: table.noted ?? String };
  });
}

const ordersOf = (language: TextLanguage, table: MemoryTable): Reader[] => [
  ...readersOf(language, table, "recall", table.recall, true),
  ...readersOf(language, table, "forget", [...table.forgetAll, ...table.forget]),
  ...readersOf(language, table, "remember", table.remember),
  ...readersOf(language, table, "remember", table.rememberAsked, true),
];

const tables = Object.entries(TABLES) as [TextLanguage, MemoryTable][];
const READERS = tables.flatMap(([language, table]) => ordersOf(language, table));
const FORGET_IF_KNOWN = tables.flatMap(([language, table]) =>
  readersOf(language, table, "forget", table.forgetIfKnown),
);
const SPEAKS = new RegExp(
  Object.values(TABLES)
    .map(({ speaks }) => speaks)
    .join("|"),
  "iu",
);

/** Longer texts are more than an order. */
const LONGEST = 2_000;
const QUESTION = /[?？]/u;

const prepared = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll("’", "'")
    .replaceAll(/\s+/gu, " ")
    .replace(/^[\s¿¡]+/u, "")
    .trim();

export interface ReadMemoryOrder {
  readonly order: MemoryOrder;
  readonly language: TextLanguage;
}

/**
 * What a text wants remembered, forgotten or told of that, and the language it says so in. The person's own language comes first.
 * @param own BCP 47
 */
export const readMemoryOrder = (text: string, own: string): ReadMemoryOrder | null => read(text, own, READERS);

/**
 * What a text wants forgotten, if that's remembered, and the language it says so in. It may as well be about an event ("forget
 * the dentist").
 * @param own BCP 47
 */
export function readToForget(text: string, own: string): { fact: string; language: TextLanguage } | null {
  const { order, language } = read(text, own, FORGET_IF_KNOWN) ?? {};
  return order?.act === "forget" && order.fact !== null && language !== undefined
    ? { fact: order.fact, language }
    : null;
}

function read(text: string, own: string, readers: readonly Reader[]): ReadMemoryOrder | null {
  const said = prepared(text);
  if (said.length > LONGEST) return null;
  const ends = /[\s.!。！?？]*$/u.exec(said)?.[0] ?? "";
  const sentence = said.slice(0, said.length - ends.length);
  const isAsked = QUESTION.test(ends);
  if (QUESTION.test(sentence)) return null;
  const base = own.split("-")[0];
  const isOwn = ({ language }: Reader) => language.split("-")[0] === base;
  for (const reader of [...readers.filter(isOwn), ...readers.filter((each) => !isOwn(each))]) {
    if (isAsked && !reader.maybeAsked) continue;
    const found = reader.sentence.exec(sentence);
    if (found === null) continue;
    const order = orderOf(reader, found.groups?.["fact"]);
    if (order !== null) return { order, language: reader.language };
  }
  return null;
}

function orderOf({ act, noFact, noted }: Reader, said: string | undefined): MemoryOrder | null {
  if (act === "recall") return { act };
  const fact = said?.trim() ?? null;
  if (fact === null) return act === "forget" ? { act, fact } : null;
  return fact === "" || noFact.test(fact) ? null : { act, fact: noted(fact) };
}

/** Whether a text says anything at all, in any language, about remembering or forgetting. */
export const speaksOfMemory = (text: string): boolean => SPEAKS.test(text.normalize("NFC"));

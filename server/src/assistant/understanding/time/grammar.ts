import type { Fragment, Saying } from "./saying.ts";

/** Words by their values. */
export type Table = Readonly<Record<string, number>>;

/** What the slots of a rule matched. */
export interface Said {
  readonly text: string;
  /** What comes right before. */
  readonly before: string;
  /** The value of a slot, undefined if it's optional and wasn't said. */
  num(slot: string): number | undefined;
}

/**
 * `says` is a regular expression in which `{slot}` stands for the words of a table, or a number. A digit tells apart slots of
 * the same table: `{weekday} {weekday2}`. A space stands for any white space, in languages written without spaces also for none.
 */
export interface Rule {
  readonly says: string;
  readonly means: Saying | ((said: Said) => Saying | null);
}

export interface Grammar {
  /** Whether words are separated by spaces. */
  readonly spaced: boolean;
  /** A pattern of words that are written onto the one before, though words are separated by spaces. */
  readonly attached?: string;
  readonly tables: Readonly<Record<string, Table>>;
  /** How numbers are written, and what they're worth. */
  readonly numbers: { readonly pattern: string; readonly valueOf: (words: string) => number };
  readonly rules: readonly Rule[];
}

/** Letters, marks and digits, roughly: \p{L} and the like have so many ranges that they cost most of the time it takes to compile the rules. */
const LETTERS = "a-z\\u00c0-\\u1fff\\u2c00-\\u2fff\\u3040-\\ud7ff\\uf900-\\ufdff\\ufe70-\\ufeff\\uff66-\\uffdc";
const WORDS = `${LETTERS}0-9_`;

/** `\b` knows ASCII letters only, and finds `th` in "thứ". */
const BEGINS = `(?:(?<![${WORDS}]|[0-9][.,:])|(?![${WORDS}]))`;
const ENDS = `(?:(?![${WORDS}]|[.,:][0-9])|(?<![${WORDS}]))`;

/** Without spaces between words, only a number can be cut in two. */
const BEGINS_NUMBER = "(?:(?<!\\d)|(?!\\d))";

/** A text for a regular expression. */
export const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

function compiled({ says }: Rule, { spaced, attached, tables, numbers }: Grammar): RegExp {
  const beside = attached === undefined ? "" : `|(?=${attached})`;
  const body = says
    .replaceAll(" ", spaced ? "(?:[ \\u00A0\\t\\n]{1,3})" : "(?:[ \\u00A0\\t]?)")
    .replaceAll(/\{([a-z]+)(\d*)\}/g, (_, name: string, count: string) => {
      const table = tables[name];
      const words = table === undefined ? numbers.pattern : alternatives(table, spaced);
      return `(?<${name}${count}>${words})`;
    })
    .replaceAll(/\[(?:\\p\{[LMN]\})+\]|\\p\{L\}/g, `[${LETTERS}]`);
  return new RegExp(
    spaced ? `(?:${BEGINS}${beside})(?:${body})(?:${ENDS}${beside})` : `${BEGINS_NUMBER}(?:${body})`,
    "uy",
  );
}

/** Numbers in digits, those with the same beginning as one: 1[0-9]. */
function digitPatterns(numbers: readonly string[]): string[] {
  const endings = new Map<string, string>();
  for (const number of numbers) {
    const begin = number.slice(0, -1);
    endings.set(begin, `${endings.get(begin) ?? ""}${number.slice(-1)}`);
  }
  return [...endings].map(([begin, ends]) => `${begin}[${ends}]`);
}

/** The longest first. */
function alternatives(table: Table, spaced: boolean): string {
  const all = Object.keys(table);
  const words = all
    .filter((word) => !/^\d+$/.test(word))
    .toSorted((a, b) => b.length - a.length)
    .map((word) => escaped(word).replaceAll(" ", spaced ? "[ \\u00A0]{1,2}" : " "));
  const digits = digitPatterns(all.filter((word) => /^\d+$/.test(word))).toSorted((a, b) => b.length - a.length);
  return [...words, ...digits].join("|");
}

interface Texts {
  readonly text: string;
  /** What's matched, as rules that ignore case are slower. */
  readonly lower: string;
}

/** In lower case; keeps the length. */
const lowered = (text: string): string =>
  text.replaceAll(/\p{Lu}/gu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });

const BEFORE = 24;

const WORD = /[\p{L}\p{M}\p{N}_]/u;

/** What the tables of a language find in a text, from left to right, the longest first. */
export type Chart = (text: string) => Fragment[];

export function chartOf(grammar: Grammar): Chart {
  const rules = grammar.rules.map((rule) => ({ rule, pattern: compiled(rule, grammar) }));

  function saidBy(match: RegExpExecArray, text: string): Said {
    return {
      text: text.slice(match.index, match.index + match[0].length),
      before: text.slice(Math.max(0, match.index - BEFORE), match.index),
      num: (slot) => {
        const words = match.groups?.[slot];
        if (words === undefined) return undefined;
        const table = grammar.tables[slot.replace(/\d+$/, "")];
        return table === undefined ? grammar.numbers.valueOf(words) : table[words.replaceAll(/\s+/g, " ")];
      },
    };
  }

  function longestAt({ text, lower }: Texts, from: number): Fragment | null {
    let longest: Fragment | null = null;
    for (const { rule, pattern } of rules) {
      pattern.lastIndex = from;
      const match = pattern.exec(lower);
      if (match === null || match[0] === "" || from + match[0].length <= (longest?.to ?? from)) continue;
      const saying = typeof rule.means === "function" ? rule.means(saidBy(match, text)) : rule.means;
      if (saying !== null) longest = { from, to: from + match[0].length, saying };
    }
    return longest;
  }

  return (text) => {
    const found: Fragment[] = [];
    const texts = { text, lower: lowered(text) };
    let end = -1;
    for (let at = 0; at < text.length; at += 1) {
      const mayBegin = grammar.attached !== undefined && at === end;
      if (grammar.spaced && !mayBegin && at > 0 && WORD.test(text.charAt(at)) && WORD.test(text.charAt(at - 1)))
        continue;
      if (text.charAt(at) === " " || text.charAt(at) === "\uFFFC") continue;
      const fragment = longestAt(texts, at);
      if (fragment === null) continue;
      found.push(fragment);
      end = fragment.to;
      at = end - 1;
    }
    return found;
  };
}

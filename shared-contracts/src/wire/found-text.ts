import { withoutReferences } from "./character-references.ts";
import { foundLetters, marksBetween } from "./find.ts";

/** What is looked for, as it's compared. */
export interface Wanted {
  readonly letters: string;
  /** Marks of Markdown that a match may have in between. */
  readonly between: string;
}

/** A range of a text in code units; the end is exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Undefined if there's nothing to look for. */
export function wantedOf(text: string): Wanted | undefined {
  const between = marksBetween(text);
  const letters = comparable(text.trim(), between);
  return letters === "" ? undefined : { letters, between };
}

export const holds = (text: string, { letters, between }: Wanted): boolean =>
  comparable(text, between).includes(letters);

/** Texts as they're compared, by the marks that are left out of them and by text. */
export type ComparedTexts = Map<string, Map<string, string>>;

/**
 * Tells whether a text has what's wanted. Texts are compared often, so those that are kept are made comparable once, also for other finders with
 * the same `compared`.
 */
export function textFinder(wanted: Wanted, compared: ComparedTexts = new Map()) {
  const texts = compared.get(wanted.between) ?? new Map<string, string>();
  compared.set(wanted.between, texts);
  const holdsKept = (text: string): boolean => {
    const known = texts.get(text) ?? comparable(text, wanted.between);
    texts.set(text, known);
    return known.includes(wanted.letters);
  };
  return {
    holds: (text: string) => holds(text, wanted),
    holdsKept,
    /** `holdsKept` for Markdown, also as it's shown: `AT&amp;T` is AT&T. */
    holdsMarkdown: (text: string): boolean =>
      holdsKept(text) || (text.includes("&") && holdsKept(withoutReferences(text))),
  };
}

/** Where a text has what's wanted, in order and without overlaps. */
export const rangesIn = (text: string, wanted: Wanted): TextRange[] => rangesOf(text)(wanted);

/** {@link rangesIn} for several things that are wanted of one text, which is made comparable once. */
export function rangesOf(text: string): (wanted: Wanted) => TextRange[] {
  const compared: ComparedTexts = new Map();
  const places = new Map<string, Placed>();
  return (wanted) => {
    if (!textFinder(wanted, compared).holdsKept(text)) return [];
    const { letters, from, to } = places.get(wanted.between) ?? placed(text, wanted.between);
    places.set(wanted.between, { letters, from, to });
    const { length } = wanted.letters;
    const ranges: TextRange[] = [];
    for (let at = letters.indexOf(wanted.letters); at !== -1; at = letters.indexOf(wanted.letters, at + length))
      ranges.push({ start: from[at] ?? 0, end: to[at + length - 1] ?? 0 });
    return ranges;
  };
}

// oxlint-disable-next-line no-control-regex
const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text);

/** A text in the form in which texts are compared. */
function comparable(text: string, between: string): string {
  const bare = Array.from(between).reduce((rest, mark) => rest.replaceAll(mark, ""), text);
  return (isAscii(bare) ? bare.toLowerCase() : foundLetters(bare)).replaceAll(/\s+/g, " ");
}

interface Placed {
  readonly letters: string;
  /** By code unit of `letters`, where what it comes from begins and ends in the text. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** A letter with its marks, or a Korean syllable in parts: what's one letter when it's compared. */
const LETTER = /[\u1100-\u115f][\u1160-\u11a7][\u11a8-\u11ff]?|.\p{M}*/gsu;

/** The same form, letter by letter. */
function placed(text: string, between: string): Placed {
  let letters = "";
  const from: number[] = [];
  const to: number[] = [];
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    const plain = between.includes(letter) ? "" : comparableLetter(letter);
    if (plain === " " && letters.endsWith(" ")) continue;
    letters += plain;
    for (let unit = 0; unit < plain.length; unit += 1) {
      from.push(index);
      to.push(index + letter.length);
    }
  }
  return { letters, from, to };
}

const known = new Map<string, string>();
function comparableLetter(letter: string): string {
  const kept = known.get(letter);
  if (kept !== undefined) return kept;
  const plain = comparable(letter, "");
  // A letter may have any number of marks.
  if (letter.length <= 2) known.set(letter, plain);
  return plain;
}

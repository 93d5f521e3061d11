import { foundLetter, marksBetween } from "@atrium/shared-contracts/wire";

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
  const { letters } = fold(text.normalize("NFC").trim(), between);
  return letters === "" ? undefined : { letters, between };
}

/** Tells whether a text has what's wanted. Texts are compared often, so those that are kept are folded once. */
export function textFinder({ letters, between }: Wanted) {
  const folded = new Map<string, string>();
  const plain = (text: string) =>
    isAscii(text) ? foldAscii(text, between) : fold(text.normalize("NFC"), between).letters;
  return {
    holds: (text: string) => plain(text).includes(letters),
    holdsKept(text: string) {
      const known = folded.get(text) ?? plain(text);
      folded.set(text, known);
      return known.includes(letters);
    },
  };
}

/** Where a text has what's wanted, in order and without overlaps. */
export function rangesIn(text: string, { letters: wanted, between }: Wanted): TextRange[] {
  const { letters, from } = fold(text, between);
  const ranges: TextRange[] = [];
  for (let at = letters.indexOf(wanted); at !== -1; at = letters.indexOf(wanted, at + wanted.length)) {
    const last = from[at + wanted.length - 1] ?? 0;
    ranges.push({ start: from[at] ?? 0, end: endOfLetter(text, last) });
  }
  return ranges;
}

// oxlint-disable-next-line no-control-regex
const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text);

function foldAscii(text: string, between: string): string {
  const bare = Array.from(between).reduce((rest, mark) => rest.replaceAll(mark, ""), text);
  return bare.toLowerCase().replaceAll(/\s+/g, " ");
}

interface Folded {
  readonly letters: string;
  /** The position in the text that each code unit of `letters` comes from. */
  readonly from: readonly number[];
}

const known = new Map<string, string>();
function folded(letter: string): string {
  let plain = known.get(letter);
  if (plain === undefined) known.set(letter, (plain = /\s/.test(letter) ? " " : foundLetter(letter)));
  return plain;
}

function fold(text: string, between: string): Folded {
  let letters = "";
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = between.includes(letter) ? "" : folded(letter);
    if (plain !== " " || !letters.endsWith(" ")) {
      letters += plain;
      for (let unit = 0; unit < plain.length; unit += 1) from.push(at);
    }
    at += letter.length;
  }
  return { letters, from };
}

/** Where the letter at a position ends, with the accents that follow it. */
function endOfLetter(text: string, at: number): number {
  const [letter = "", ...rest] = text.slice(at, at + 16);
  let end = at + letter.length;
  for (const mark of rest) {
    if (folded(mark) !== "") break;
    end += mark.length;
  }
  return end;
}

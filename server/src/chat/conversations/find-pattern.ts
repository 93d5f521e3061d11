import { FIND_ACCENTS, foundLetter, marksBetween } from "@atrium/shared-contracts/wire";

/** The blocks of Unicode that have letters with a case or accents, as the first and last code point. */
const LETTER_BLOCKS: readonly (readonly [number, number])[] = [
  [0x41, 0x2ff],
  [0x370, 0x6ff],
  [0x10a0, 0x10ff],
  [0x13a0, 0x13ff],
  [0x1c80, 0x1cbf],
  [0x1e00, 0x1fff],
  [0x2c00, 0x2dff],
  [0xa640, 0xa69f],
  [0xa720, 0xa7ff],
  [0xab30, 0xabbf],
  [0xff21, 0xff5a],
  [0x1_0400, 0x1_044f],
  [0x1_e900, 0x1_e943],
];

/** By letter, all that are compared as that one. */
let variants: ReadonlyMap<string, string> | undefined;

function allVariants(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [first, last] of LETTER_BLOCKS)
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCodePoint(code);
      const plain = foundLetter(letter);
      if (/^\p{L}$/u.test(letter) && plain !== "") found.set(plain, (found.get(plain) ?? "") + letter);
    }
  return found;
}

/** PostgreSQL's own list of spaces depends on the database's locale. */
const SPACES = String.raw`\s\u00a0\u2000-\u200a\u202f\u3000`;

/**
 * A regular expression for PostgreSQL that finds what `wanted` finds: without case and accents, with the marks of Markdown in between,
 * and with any spaces for a space. It's a sequence of sets, which takes the same time for each character of a text, whatever is in it.
 * Undefined if nothing is wanted.
 */
export function findPattern(wanted: string): string | undefined {
  const marks = marksBetween(wanted);
  const between = FIND_ACCENTS + Array.from(marks, (mark) => `\\${mark}`).join("");
  variants ??= allVariants();
  const sets: string[] = [];
  for (const letter of wanted.normalize("NFC").trim().replaceAll(/\s+/gu, " ")) {
    const plain = foundLetter(letter);
    if (letter === " ") sets.push(`[${SPACES}][${SPACES}${between}]*`);
    else if (plain !== "") sets.push(`${setOf(plain)}[${between}]*`);
  }
  return sets.length === 0 ? undefined : sets.join("");
}

/** What finds a text in messages. */
export interface FindPattern {
  readonly written: string;
  /** Finds it in a reply that has references for its characters, such as `&amp;`, which show the same. */
  readonly referenced?: string | undefined;
}

const REFERENCES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** How `wanted` is found in messages. Undefined if nothing is wanted. */
export function messagePattern(wanted: string): FindPattern | undefined {
  const written = findPattern(wanted);
  const inReferences = wanted.replaceAll(/[&<>]/g, (character) => REFERENCES[character] ?? character);
  return written === undefined
    ? undefined
    : { written, referenced: inReferences === wanted ? undefined : findPattern(inReferences) };
}

function setOf(plain: string): string {
  const letters = variants?.get(plain);
  return letters === undefined ? plain.replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`) : `[${letters}]`;
}

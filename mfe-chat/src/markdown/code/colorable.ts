/** Of a code that's colored at all. Characters. */
const MAX_CHARACTERS = 100_000;
/** Of characters without space between them, and of words without punctuation. Nobody reads more. */
const MAX_RUN = 1_000;

/** Of words, and of what's between two marks of punctuation: each may become an element. */
const MAX_PARTS = 25_000;

const SPACE = /\s+/;
const PUNCTUATION = /[^\p{L}\p{N}_&*\s]+/u;

/** Whether a code can be highlighted in reasonable time: many grammars look at a run anew from each of its characters. */
export function isColorable(code: string): boolean {
  if (code.length > MAX_CHARACTERS) return false;
  const parts = [SPACE, PUNCTUATION].flatMap((end) => code.split(end));
  return parts.length <= MAX_PARTS && parts.every(({ length }) => length <= MAX_RUN);
}

/** Of a code that's colored at all. Characters. */
const MAX_CHARACTERS = 100_000;
/** Of characters without space between them, and of words without punctuation. Nobody reads more. */
const MAX_RUN = 1_000;

const SPACE = /\s+/;
const PUNCTUATION = /[^\p{L}\p{N}_&*\s]+/u;

/** Whether a code can be highlighted in reasonable time: many grammars look at a run anew from each of its characters. */
export const isColorable = (code: string): boolean =>
  code.length <= MAX_CHARACTERS &&
  [SPACE, PUNCTUATION].every((end) => code.split(end).every(({ length }) => length <= MAX_RUN));

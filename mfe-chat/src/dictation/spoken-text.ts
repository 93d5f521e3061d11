/** A text with the place where spoken words go. */
export interface SpokenPlace {
  readonly before: string;
  readonly after: string;
}

/** The text with the words at their place, and where the caret is then. Words are set apart by a space, except where the person's language has none. */
export function withWords(
  { before, after }: SpokenPlace,
  words: string,
): { readonly text: string; readonly caret: number } {
  const spoken = words.trim();
  if (spoken === "") return { text: before + after, caret: before.length };
  const head = before + gap(before, spoken) + spoken;
  return { text: head + gap(head, after) + after, caret: head.length };
}

const ENDS_WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;
const BEGINS_WITHOUT_SPACES = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const OPENING = /[\s([{"'«„“‘¿¡-]$/u;
const CLOSING = /^[\s.,;:!?)\]}"'»”’…]/u;

function gap(left: string, right: string): "" | " " {
  if (left === "" || right === "" || OPENING.test(left) || CLOSING.test(right)) return "";
  return ENDS_WITHOUT_SPACES.test(left) && BEGINS_WITHOUT_SPACES.test(right) ? "" : " ";
}

/** Accents of Latin, Greek and Cyrillic letters, and the vowel marks of Hebrew and Arabic. */
export const FIND_ACCENTS = String.raw`\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670`;
const ACCENTS = new RegExp(`[${FIND_ACCENTS}]`, "g");
/** Letters that Unicode takes for letters of their own, though people type the plain ones for them. */
const PLAIN: Readonly<Record<string, string>> = { đ: "d", ħ: "h", ı: "i", ł: "l", ø: "o", ŧ: "t", ς: "σ" };

/** A letter as it's compared when text is found in a conversation: in lower case, without accents. Empty for an accent. */
export function foundLetter(letter: string): string {
  const bare = letter.toLowerCase().normalize("NFD").replace(ACCENTS, "").normalize("NFC");
  return PLAIN[bare] ?? bare;
}

/** Characters of Markdown that may be anywhere in a text and show nothing, so a match may have them in between. */
const FIND_MARKS = "*`~\\";

/** Those of them that a match of `wanted` may have in between: the ones that it doesn't have itself. */
export const marksBetween = (wanted: string): string =>
  Array.from(FIND_MARKS)
    .filter((mark) => !wanted.includes(mark))
    .join("");

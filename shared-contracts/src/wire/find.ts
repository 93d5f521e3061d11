/** Accents of Latin, Greek and Cyrillic letters, and the vowel marks of Hebrew and Arabic. */
export const FIND_ACCENTS = String.raw`\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670`;
/** All but the marks of й and ї: whoever writes with these letters takes them for letters of their own, unlike ё or the ö of München. */
const ACCENTS = new RegExp(`(?<!и(?=\u0306)|і(?=\u0308))[${FIND_ACCENTS}]`, "g");
/** Letters that Unicode takes for letters of their own, though people type the plain ones for them. */
const PLAIN: Readonly<Record<string, string>> = { đ: "d", ħ: "h", ı: "i", ł: "l", ø: "o", ŧ: "t", ς: "σ" };
const WITH_PLAIN = new RegExp(`[${Object.keys(PLAIN).join("")}]`, "g");

/**
 * A text as it's compared when text is found or searched for, in titles, messages and conversations: in lower case, without accents. An
 * accent that was typed isn't asked for either: many people type some of their accents and leave out others. What's more than an accent,
 * as the marks of か and が and the parts of 가 and 각, is compared.
 */
export const foundLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(ACCENTS, "")
    .normalize("NFC")
    .replace(WITH_PLAIN, (letter) => PLAIN[letter] ?? letter);

/** A single letter of it. Empty for an accent. */
export const foundLetter = (letter: string): string => foundLetters(letter);

/** Characters of Markdown that may be anywhere in a text and show nothing, so a match may have them in between. */
const FIND_MARKS = "*`~\\";

/** Those of them that a match of `wanted` may have in between: the ones that it doesn't have itself. */
export const marksBetween = (wanted: string): string =>
  Array.from(FIND_MARKS)
    .filter((mark) => !wanted.includes(mark))
    .join("");

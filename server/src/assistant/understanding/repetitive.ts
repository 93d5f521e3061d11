/** How often a word may come back before a text only repeats itself, if it's also this share of its words. */
const MOST = 12;
const SHARE = 0.2;
/** Tables read no more than the beginning of a longer text with the sources that are meant here. */
const BEGINNING = 400;
/** One or a few characters again and again, in languages without spaces. */
const RUN = new RegExp(`([\\p{scx=Han}\\p{scx=Kana}\\p{scx=Hang}]{1,12}?)\\1{${MOST},}`, "u");

/**
 * Whether a text only says the same again and again, so that it orders and asks nothing. Regular expressions with many words in a repetition may take
 * exponential time to find that out.
 */
export const isRepetitive = (text: string): boolean =>
  RUN.test(text.slice(0, BEGINNING)) || [text, text.slice(0, BEGINNING)].some(repeatsWord);

/** Whether one word is a great part of the text. */
function repeatsWord(text: string): boolean {
  const counts = new Map<string, number>();
  let words = 0;
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}]+/gu)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    words += 1;
  }
  return [...counts.values()].some((count) => count > MOST && count > words * SHARE);
}

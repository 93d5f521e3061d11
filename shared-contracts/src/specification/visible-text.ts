/** Includes the Braille blank, which Unicode calls a symbol but shows nothing, and accents and other marks, which need a letter. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Mn}\p{Me}\u2800]/gu;

/**
 * Number of visible characters (code points) in a text. Doesn't count spaces at either end, or anything that shows nothing by itself
 * (zero-width, format and control characters, blank letters). An accent counts as part of its letter.
 */
export const visibleCharacters = (text: string): number =>
  Array.from(text.normalize("NFC").replace(INVISIBLE, "").trim()).length;

/** The Braille blank is a symbol to Unicode, and empty to the eye. Accents and other marks show nothing of their own. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Mn}\p{Me}\u2800]/gu;

/**
 * Visible characters of a text, in code points: without spaces at either end, and without what shows nothing by itself
 * (zero-width, format and control characters, blank letters). An accent counts as part of its letter.
 */
export const visibleCharacters = (text: string): number =>
  Array.from(text.normalize("NFC").replace(INVISIBLE, "").trim()).length;

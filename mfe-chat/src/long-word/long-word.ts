const WINDOW = 500;

/**
 * Whether a text has a word of 1,000 characters or more; it may also be true from 500 on. Takes about a microsecond for each
 * 1,000 characters, so a growing text can be asked again and again.
 */
export function hasLongWord(text: string): boolean {
  for (let at = 0; at + WINDOW <= text.length; at += WINDOW) {
    if (!/\s/.test(text.slice(at, at + WINDOW))) return true;
  }
  return false;
}

/**
 * For elements that show a long word. Where capitals are kerned, a browser works out each line of a word anew from all that
 * follows in it, which takes seconds for 10,000 letters.
 */
export const NO_KERNING = { fontKerning: "none" } as const;

/** The style of an element that shows a text. */
export const wordStyle = (text: string): typeof NO_KERNING | undefined => (hasLongWord(text) ? NO_KERNING : undefined);

/** A length that is this many pixels at the browser's usual text size, and grows with the text size that a person sets. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;

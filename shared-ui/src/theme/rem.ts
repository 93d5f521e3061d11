/** A length in rem: this many pixels at the browser's default text size, scaling with the size the user sets. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;

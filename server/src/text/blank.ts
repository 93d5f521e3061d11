/** Matches text with nothing visible in it: whitespace, control and zero-width characters. */
const BLANK = /^[\s\p{Cf}\p{Cc}]*$/u;

export const isBlank = (text: string): boolean => BLANK.test(text);

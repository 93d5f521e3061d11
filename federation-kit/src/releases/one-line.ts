/** A text in one line, for tables and logs in a terminal: each run of white space and control characters becomes a space. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();

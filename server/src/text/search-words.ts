/** A statement has one condition for each. */
const MAX_WORDS = 8;

/** The words of a search text, of which a hit holds every one. */
export const searchWords = (q: string): string[] => q.normalize("NFC").trim().split(/\s+/).slice(0, MAX_WORDS);

/** Pattern of LIKE for texts that hold the word: its wildcards are letters like others. */
export const holding = (word: string): string => `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;

/** A statement has one condition for each. */
const MAX_WORDS = 8;

/** The words of a search text, of which a hit holds every one. */
export const searchWords = (q: string): string[] => q.normalize("NFC").trim().split(/\s+/).slice(0, MAX_WORDS);

/** Text as a pattern of LIKE: its wildcards are letters like others. */
export const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Pattern of LIKE for texts that hold the word. */
export const holding = (word: string): string => `%${literal(word)}%`;

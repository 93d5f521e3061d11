/** Limited because the statement has a condition for each word. */
const MAX_WORDS = 8;

/** The words of a search text; a match contains all of them. */
export const searchWords = (q: string): string[] => q.normalize("NFC").trim().split(/\s+/).slice(0, MAX_WORDS);

/** Text as a LIKE pattern, with its wildcards escaped. */
export const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A LIKE pattern for texts that contain the word. */
export const holding = (word: string): string => `%${literal(word)}%`;

/**
 * A regular expression that means the word itself, for long texts: `text ~* containing(word)`. It takes as long for every text of a length,
 * while LIKE compares a word like "aaaab" at each place of a text like "aaaaa".
 */
export const containing = (word: string): string => `***=${word}`;

/** Text as a LIKE pattern, with its wildcards escaped. */
export const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A LIKE pattern for texts that contain the word. */
export const holding = (word: string): string => `%${literal(word)}%`;

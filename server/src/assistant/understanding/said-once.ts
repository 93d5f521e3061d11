/** One word again and again, with the marks at the end. */
const REPEATED = /^(\p{L}+)(?:[\s,.!！，、~]+\1)+(?=[\s.!?！？。~]*$)/iu;

/** A text that only repeats one word, with that word once: "hello hello hello!" is "hello!". Any other text as it is. */
export const saidOnce = (text: string): string => text.replace(REPEATED, "$1");

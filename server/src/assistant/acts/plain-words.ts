import { quotedIn } from "../understanding/time/readable-text.ts";

/** What's longer is no plain order: it may have somebody else's words in it. */
const LONGEST = 300;
const MOST_NAME_WORDS = 10;

const words = new Intl.Segmenter(undefined, { granularity: "word" });

/** What's quoted is a name, unless it has more than one sentence or more words than names have. Then somebody says something. */
const isSpeech = (quote: string): boolean =>
  /[.!?;…]\s+\S|[。！？；]\S/u.test(quote) ||
  [...words.segment(quote)].filter(({ isWordLike = false }) => isWordLike).length > MOST_NAME_WORDS;

/** Whether a message has nobody else's words in it, as far as its form tells: a mail that's pasted has several lines. */
export const isPlain = (text: string): boolean =>
  text.length <= LONGEST && !text.trim().includes("\n") && !quotedIn(text).some(isSpeech);

import { quotedIn } from "../understanding/time/readable-text.ts";

/** What's longer is no plain order: it may have somebody else's words in it. */
const LONGEST = 300;
const MOST_NAME_WORDS = 10;

const words = new Intl.Segmenter(undefined, { granularity: "word" });

/** What's quoted is a name, unless it has more than one sentence or more words than names have. Then somebody says something. */
const isSpeech = (quote: string): boolean =>
  /[.!?;…]\s+\S|[。！？；]\S/u.test(quote) ||
  [...words.segment(quote)].filter(({ isWordLike = false }) => isWordLike).length > MOST_NAME_WORDS;

/** How people pass on what somebody else says, and what only holds under a condition. */
const REPORTED =
  /^(?:>|(?:fwd?|fw|re|subject|forwarded(?: message)?|from|quote)\s*:|(?:\S+ ){0,3}(?:wrote|writes|said|says|texted|texts|emailed|messaged|reads)\b(?! (?:so|ok)\b)|(?:ignore|translate|summari[sz]e|proofread|rewrite) (?:this|that)\b|(?:if|unless|in case)\b)/iu;

/** Whether a message has nobody else's words in it, as far as its form tells: a mail that's pasted has several lines. */
export const isPlain = (text: string): boolean =>
  text.length <= LONGEST &&
  !text.trim().includes("\n") &&
  !REPORTED.test(text.trim()) &&
  !quotedIn(text).some(isSpeech);

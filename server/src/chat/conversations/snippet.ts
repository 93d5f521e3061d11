import { beginningOf, excerptOf, plainText } from "@atrium/shared-contracts/wire";

/** UTF-16 units. The excerpt of a longer text is made from a passage of it, as reading the Markdown of two million takes a sixth of a second. */
const PASSAGE = 8_000;
/** Units of a passage before the words, so that Markdown around them is seldom cut. */
const BEFORE = 2_000;

/**
 * The excerpt that a search result shows: the message's words without Markdown syntax. When the match is inside the syntax
 * itself, such as a link's address, the syntax is shown.
 */
export function snippetOf(text: string, words: readonly string[]): string {
  const passage = passageOf(text, words);
  const shown = plainText(passage);
  return excerptOf(shown, words) ?? excerptOf(passage, words) ?? beginningOf(shown);
}

/** Of a long text, the part with the words as they were asked for, or else with the first one. */
function passageOf(text: string, words: readonly string[]): string {
  if (text.length <= PASSAGE) return text;
  const lower = text.toLowerCase();
  const places = [words.join(" "), words[0] ?? ""].map((part) => lower.indexOf(part.toLowerCase()));
  const start = Math.max(0, (places.find((place) => place >= 0) ?? 0) - BEFORE);
  return text.slice(start, start + PASSAGE);
}

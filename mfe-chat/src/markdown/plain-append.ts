/** What may mean something in Markdown together with what's before or after it. */
const MARKS = /[\\`*_[\]()<>&~|$#:@]|\p{Cc}/u;

/**
 * Whether what's appended to an unfinished text is surely just more words of its last line, so that neither blocks nor marks before can change. False for
 * much that would be, too.
 */
export function appendsPlainly(text: string, more: string): boolean {
  if (MARKS.test(more)) return false;
  const line = text.slice(text.lastIndexOf("\n") + 1);
  // A line's first words say what it is: a list item, a heading, a rule.
  if (!/\p{L}/u.test(line.slice(0, line.lastIndexOf(" ") + 1))) return false;
  // The word that's continued may be a link, or have a mark whose meaning depends on what follows.
  const word = line.slice(line.lastIndexOf(" ") + 1);
  return !MARKS.test(word) && !/www\./i.test(word + more) && !text.includes("]:");
}

/**
 * What the user added to a draft before, after or within the text that was sent in the meantime. If they changed that text itself,
 * the two can't be told apart, and all of it stays.
 */
export function unsentRest(draft: string, sent: string): string {
  if (draft.startsWith(sent)) return draft.slice(sent.length);
  let after = 0;
  while (after < sent.length && draft.at(-1 - after) === sent.at(-1 - after)) after += 1;
  const before = sent.length - after;
  return draft.startsWith(sent.slice(0, before)) ? draft.slice(before, draft.length - after) : draft;
}

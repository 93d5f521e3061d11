/**
 * What a person has added to a draft, before, after or within the text that was sent meanwhile. When they have changed that text itself,
 * nothing can be told apart: all of it stays.
 */
export function unsentRest(draft: string, sent: string): string {
  if (draft.startsWith(sent)) return draft.slice(sent.length);
  let after = 0;
  while (after < sent.length && draft.at(-1 - after) === sent.at(-1 - after)) after += 1;
  const before = sent.length - after;
  return draft.startsWith(sent.slice(0, before)) ? draft.slice(before, draft.length - after) : draft;
}

/** What stands for the part of a text that's left out. */
export const LEFT_OUT = "\n[…]\n";

/** The text, or its start and end, at most `characters` together, of which the end has the share `end`. */
export function startAndEnd(text: string, characters: number, end = 1 / 3): string {
  if (text.length <= characters) return text;
  const room = Math.max(0, characters - LEFT_OUT.length);
  const after = Math.floor(room * end);
  // Without the half of a character that a cut leaves.
  const beginning = text.slice(0, room - after).replace(/[\uD800-\uDBFF]$/, "");
  const ending = text.slice(text.length - after).replace(/^[\uDC00-\uDFFF]/, "");
  return `${beginning}${LEFT_OUT}${ending}`;
}

/** A range of a text in code units; the end is exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Where `query` occurs in `text`, in any case: the whole query if it does, else its words. In order, without overlaps. */
export function matchRanges(text: string, query: string): TextRange[] {
  const folded = fold(text);
  const whole = occurrences(folded, query.trim());
  if (whole.length > 0) return whole;
  const words = query.trim().split(/\s+/u);
  return words.length === 1 ? [] : merge(words.flatMap((word) => occurrences(folded, word)));
}

interface Folded {
  readonly letters: string;
  /** The position in the text that each code unit of `letters` comes from. */
  readonly from: readonly number[];
}

/** Lowercases the text. Some letters change their length, so each remembers where it came from. */
function fold(text: string): Folded {
  let letters = "";
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const small = letter.toLowerCase();
    letters += small;
    for (let unit = 0; unit < small.length; unit += 1) from.push(at);
    at += letter.length;
  }
  return { letters, from: [...from, at] };
}

function occurrences({ letters, from }: Folded, wanted: string): TextRange[] {
  const small = fold(wanted.normalize("NFC")).letters;
  const found: TextRange[] = [];
  if (small === "") return found;
  for (let at = letters.indexOf(small); at !== -1; at = letters.indexOf(small, at + small.length))
    found.push({ start: from[at] ?? 0, end: from[at + small.length] ?? 0 });
  return found;
}

function merge(ranges: readonly TextRange[]): TextRange[] {
  const merged: TextRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else merged.push(range);
  }
  return merged;
}

import { type TextRange, type Wanted, rangesIn } from "./found-text.ts";

/** Elements that begin on a line of their own. */
const BLOCK = "p, li, pre, blockquote, h1, h2, h3, h4, h5, h6, td, th, tr, table, ul, ol, div, hr, br";
/** What a message shows besides its text. */
const OTHER = "button, [role=button], [aria-hidden=true], .katex-mathml, style";

/** The passages of a message that have what's wanted, among what it shows. */
export function passagesIn(row: Element, wanted: Wanted): Range[] {
  return Array.from(row.querySelectorAll(".message-text")).flatMap((text) => passagesOf(text, wanted));
}

/** The passage with this index, or the last one if there are fewer. */
export const passageAt = (passages: readonly Range[], part: number): Range | undefined =>
  passages[Math.min(part, passages.length - 1)];

interface Piece {
  readonly node: Text;
  /** Where it begins in the text of them all. */
  readonly at: number;
}

function passagesOf(element: Element, wanted: Wanted): Range[] {
  const pieces: Piece[] = [];
  let text = "";
  let block: Element | null = null;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || parent?.closest(OTHER)) continue;
    const around = parent?.closest(BLOCK) ?? null;
    if (around !== block) text += "\n";
    block = around;
    pieces.push({ node, at: text.length });
    text += node.data;
  }
  return rangesIn(text, wanted).flatMap((range) => rangeOf(pieces, range) ?? []);
}

function rangeOf(pieces: readonly Piece[], { start, end }: TextRange): Range | undefined {
  const first = pieces.findLast(({ at }) => at <= start);
  const last = pieces.findLast(({ at }) => at < end);
  if (!first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first.node, Math.min(start - first.at, first.node.length));
  range.setEnd(last.node, Math.min(end - last.at, last.node.length));
  return range;
}

import { type TextRange, rangesIn, type Wanted } from "@atrium/shared-contracts/wire";
import { type Ends, endsOf } from "./pieces.ts";

/** Elements that begin on a line of their own. */
const BLOCK = "p, li, pre, blockquote, h1, h2, h3, h4, h5, h6, td, th, tr, table, ul, ol, div, hr, br";
/** What a message shows besides its text. */
const OTHER = "button, [role=button], [aria-hidden=true], .katex-mathml, style";

interface Places<Place> {
  /** In order. */
  readonly ranges: readonly Place[];
  /** Index of the one to show first. */
  readonly best: number;
}
/** Finds the places of a text that are looked for. */
export type Seek = (text: string) => Places<TextRange>;
export type Passages = Places<Range>;

/** Looks for one text wherever it is. */
export const seekWanted =
  (wanted: Wanted): Seek =>
  (text) => ({ ranges: rangesIn(text, wanted), best: 0 });

const NONE: Passages = { ranges: [], best: 0 };

/** The passages of a message that are looked for, among what it shows. */
export const passagesIn = (row: Element, seek: Seek): Passages =>
  Array.from(row.querySelectorAll(".message-text"))
    .filter((text) => !text.closest(".reasoning"))
    .map((text) => passagesOf(text, seek))
    .reduce(
      (before, { ranges, best }) => ({
        ranges: [...before.ranges, ...ranges],
        best: before.ranges.length > 0 ? before.best : best,
      }),
      NONE,
    );

/** Which of its passages a message shows: the one with this index, or the last one if there are fewer. */
export type Part = number | "best";
export const partOf = ({ ranges, best }: Passages, part: Part): number =>
  part === "best" ? best : Math.min(part, ranges.length - 1);
export const passageAt = (passages: Passages, part: Part): Range | undefined => passages.ranges[partOf(passages, part)];

interface Piece {
  readonly node: Text;
  /** Where it begins in the text of them all. */
  readonly at: number;
}

function passagesOf(element: Element, seek: Seek): Passages {
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
  const { ranges, best } = seek(text);
  return { ranges: endsOf(pieces, ranges).map(rangeOf), best };
}

function rangeOf({ start, end, first, last }: Ends<Piece>): Range {
  const range = document.createRange();
  range.setStart(first.node, Math.min(start - first.at, first.node.length));
  range.setEnd(last.node, Math.min(end - last.at, last.node.length));
  return range;
}

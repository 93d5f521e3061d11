import { withoutSpaceAtEnd } from "./space-at-end.ts";

/** A list, cut where each of its items begins. */
export interface ListItems {
  /** Joined, they are the list. */
  readonly items: readonly string[];
  /** Whether what's in an item is paragraphs, as blank lines between items have it for all of them. */
  readonly isLoose: boolean;
  /** What an item of the list begins with. */
  readonly mark: string;
}

const MARK = /^(?:[-*+]|\d{1,9}([.)]))[ \t]/;
/** What may reach from an item into others, or have blank lines of its own: definitions, code, formulas with lines to themselves, HTML. */
const REACHES = /\]:|```|~~~|\$\$|\\\[|<[a-z!?/]/i;
const BLANK_LINE = /\n[ \t]*\n/;

/**
 * The items of a text that is a list, if each can be read without the others. Undefined if that's not sure. Items without indentation begin such a list; those
 * that are indented belong to the one before.
 */
export function listItems(text: string): ListItems | undefined {
  const [mark, delimiter] = MARK.exec(text) ?? [];
  if (mark === undefined || REACHES.test(text)) return undefined;
  const begins = delimiter === undefined ? `\\${mark.slice(0, 1)}` : `\\d{1,9}\\${delimiter}`;
  const items = text.split(new RegExp(`(?<=\\n)(?=${begins}[ \\t])`));
  const isLoose = items.slice(0, -1).some((item) => BLANK_LINE.test(item.slice(withoutSpaceAtEnd(item).length)));
  if (!isLoose && items.some((item) => BLANK_LINE.test(withoutSpaceAtEnd(item)))) return undefined;
  return { items, isLoose, mark: delimiter === undefined ? mark.slice(0, 1) : `1${delimiter}` };
}

/** An item's Markdown as a list of its own, in which it looks as it does in the whole list. */
export const itemAlone = (item: string, { isLoose, mark }: ListItems): string =>
  isLoose ? `${withoutSpaceAtEnd(item)}\n\n${mark} ${SECOND}` : item;

/** The item that makes a list loose. */
const SECOND = "x";

import { Fragment, type ReactElement, type ReactNode, cloneElement, isValidElement } from "react";
import { withoutSpaceAtEnd } from "./space-at-end.ts";

/** Elements whose last text is the end of what was written. */
const OPEN_ENDED = new Set<unknown>(["p", "ul", "ol", "li", "blockquote", "h1", "h3", "h4", "h5", "h6"]);
/** A line that may begin a block of HTML, of which space at the end is drawn. */
const HTML_LINE = /^[ \t>*+.)\d-]*<[a-z!?/]/im;

/**
 * The element of a text that has grown by plain words (see `appendsPlainly`). What hasn't changed is the same as before, so it isn't drawn again.
 * Undefined if the text doesn't end in words that can be continued.
 * @param element of the text before
 */
export function grownElement(element: ReactElement, text: string, more: string): ReactElement | undefined {
  if (HTML_LINE.test(text)) return undefined;
  const end = withoutSpaceAtEnd(text);
  const word = end.slice(end.lastIndexOf(" ") + 1);
  // Space at the end isn't drawn until something follows.
  const words = withoutSpaceAtEnd(text.slice(end.length) + more);
  const grown = changeEnd(element, (children) => {
    const last = children.at(-1);
    return typeof last === "string" && last.endsWith(word) ? [...children.slice(0, -1), last + words] : undefined;
  });
  return grown && words === "" ? element : grown;
}

/**
 * An element with other children in the element that a line's end belongs to. Undefined if that's none whose line can go on, or if `change` gives nothing.
 * @param change gets the children up to the last that isn't a line break, and how many elements they're in
 */
export function changeEnd(
  element: ReactElement,
  change: (children: readonly ReactNode[], depth: number) => readonly ReactNode[] | undefined,
  depth = 0,
): ReactElement | undefined {
  const { children } = element.props as { readonly children?: ReactNode };
  const all: readonly ReactNode[] = Array.isArray(children) ? (children as ReactNode[]) : [children];
  const length = all.findLastIndex((child) => child !== "\n") + 1;
  const last = all[length - 1];
  let changed: readonly ReactNode[] | undefined;
  if (isValidElement(last) && OPEN_ENDED.has(last.type)) {
    const end = changeEnd(last, change, depth + 1);
    changed = end && all.with(length - 1, end);
  } else if (element.type !== Fragment) {
    const start = change(all.slice(0, length), depth);
    changed = start && [...start, ...all.slice(length)];
  }
  if (!changed) return undefined;
  return cloneElement(element, { children: changed.length === 1 ? changed[0] : changed } as object);
}

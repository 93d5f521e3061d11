import { Fragment, type ReactElement, type ReactNode, cloneElement, isValidElement } from "react";

/** Elements whose last text is the end of what was written. */
const OPEN_ENDED = new Set<unknown>(["p", "ul", "ol", "li", "blockquote", "h1", "h3", "h4", "h5", "h6"]);

/**
 * The element of a text that has grown by plain words (see `appendsPlainly`). What hasn't changed is the same as before, so it isn't drawn again.
 * Undefined if the text doesn't end in words that can be continued.
 * @param element of the text before
 */
export function grownElement(element: ReactElement, text: string, more: string): ReactElement | undefined {
  const end = text.trimEnd();
  // Space at the end isn't drawn until something follows.
  const words = (text.slice(end.length) + more).trimEnd();
  return grow(element, end.slice(end.lastIndexOf(" ") + 1), words);
}

function grow(element: ReactElement, word: string, words: string): ReactElement | undefined {
  const { children } = element.props as { readonly children?: ReactNode };
  const all: ReactNode[] = Array.isArray(children) ? (children as ReactNode[]) : [children];
  const index = all.findLastIndex((child) => child !== "\n");
  const last = all[index];
  const grown = grownChild(element, last, word, words);
  if (grown === undefined) return undefined;
  if (grown === last) return element;
  return cloneElement(element, { children: Array.isArray(children) ? all.with(index, grown) : grown } as object);
}

function grownChild(parent: ReactElement, child: ReactNode, word: string, words: string): ReactNode {
  if (typeof child === "string") return parent.type !== Fragment && child.endsWith(word) ? child + words : undefined;
  return isValidElement(child) && OPEN_ENDED.has(child.type) ? grow(child, word, words) : undefined;
}

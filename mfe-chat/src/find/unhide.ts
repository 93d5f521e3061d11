import type { Passages } from "./passages.ts";

/** Has what hides passages show them, as a folded code does. Returns whether any was hidden. */
export function unhide({ ranges }: Passages): boolean {
  const hiding = new Set(ranges.flatMap(({ startContainer }) => startContainer.parentElement?.closest(HIDING) ?? []));
  // The name of the browser's own event for this.
  for (const element of hiding) element.dispatchEvent(new Event("beforematch"));
  return hiding.size > 0;
}

const HIDING = "[data-hides]";

/** Scrolls what's wider than the message, as a long line of code, to where a passage in it begins. */
export function scrollSideways(row: Element, passage: Range): void {
  const { left, right } = passage.getBoundingClientRect();
  for (let box = passage.startContainer.parentElement; box && box !== row; box = box.parentElement) {
    if (box.scrollWidth <= box.clientWidth) continue;
    const view = box.getBoundingClientRect();
    if (left < view.left || right > view.right) box.scrollLeft += left - view.left - view.width / 3;
  }
}

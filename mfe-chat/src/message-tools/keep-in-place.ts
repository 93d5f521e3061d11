import type { HeldRow } from "../thread-rows/thread-place.ts";
import type { Around } from "./around-messages.ts";

/**
 * Keeps the row with the element where it is on the screen while what's below it is replaced, also by less than the screen holds.
 * Returns a function to call once it's replaced.
 */
export function keepInPlace(element: Element, around: Around): () => void {
  return keep(element, around, (place) => place);
}

/**
 * Keeps the row with the element where it is on the screen while it's written again, until that takes more than the screen has below it. Its beginning
 * comes into sight if it isn't.
 */
export function keepWhileRewritten(element: Element, around: Around): void {
  keep(element, around, ({ rowKey, lead }, height) => ({ rowKey, lead: Math.max(lead, -height), untilFull: true }))();
}

function keep(element: Element, { rows, hold }: Around, holding: (place: HeldRow, height: number) => HeldRow) {
  const row = element.closest<HTMLElement>("[data-index]");
  const scroller = element.closest<HTMLElement>("[role=log]");
  if (!row?.parentElement || !scroller) return () => {};
  const top = scroller.getBoundingClientRect().top;
  // The row itself may get another key. The one above stays, and with it what's below.
  const above = Number(row.dataset["index"]) - 1;
  const rowKey = rows[above]?.key;
  const place = row.parentElement.querySelector(`[data-index="${above}"]`)?.getBoundingClientRect();
  if (rowKey !== undefined && place) hold(holding({ rowKey, lead: place.top - top }, place.height));
  return keepRoom(scroller, row.parentElement);
}

/**
 * Keeps what's scrolled to in reach while the content gets shorter. The room goes as the person scrolls away from it. Returns a function
 * to call once the content is there.
 */
function keepRoom(scroller: HTMLElement, content: HTMLElement): () => void {
  let isThere = false;
  const seenNow = () => scroller.scrollTop + scroller.clientHeight;
  const seenAtFirst = seenNow();
  const fit = () => {
    const seen = seenNow();
    // What's there may not be drawn yet, so what's as high as before may still get shorter.
    const isWhereItWas = Math.abs(seen - seenAtFirst) <= 1;
    const isNeeded = !isThere || isWhereItWas || seen > Number.parseFloat(content.style.height);
    content.style.minHeight = isNeeded ? `${seen}px` : "";
    if (!isNeeded) scroller.removeEventListener("scroll", fit);
  };
  fit();
  scroller.addEventListener("scroll", fit, { passive: true });
  return () => {
    isThere = true;
  };
}

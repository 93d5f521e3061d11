import type { Around } from "./around-messages.ts";

/**
 * Keeps the row with the element where it is on the screen while what's below it is replaced, also by less than the screen holds.
 * Returns a function to call once it's replaced.
 */
export function keepInPlace(element: HTMLElement, { rows, hold }: Around): () => void {
  const row = element.closest<HTMLElement>("[data-index]");
  const scroller = element.closest<HTMLElement>("[role=log]");
  if (!row?.parentElement || !scroller) return () => {};
  const top = scroller.getBoundingClientRect().top;
  // The row itself may get another key. The one above stays, and with it what's below.
  const above = Number(row.dataset["index"]) - 1;
  const key = rows[above]?.key;
  const place = row.parentElement.querySelector(`[data-index="${above}"]`)?.getBoundingClientRect();
  if (key !== undefined && place) hold({ rowKey: key, lead: place.top - top });
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

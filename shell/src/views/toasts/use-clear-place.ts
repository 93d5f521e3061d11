import { type RefObject, useLayoutEffect } from "react";

/** In this much height, a toast fits. Pixels. */
const ROOM_PX = 160;
/** A toast without its text: padding and button. Pixels. */
const TOAST_AROUND_PX = 100;

/** Where the headers end that are below each other at the top of the screen. One that's scrolled away is no longer there. */
function endOfHeaders(): number {
  let end = 0;
  for (const header of document.querySelectorAll("header")) {
    const { top, bottom } = header.getBoundingClientRect();
    if (top <= end + 1 && bottom > end) end = bottom;
  }
  return end;
}

/**
 * Keeps the toast off the page's element marked `data-clear-of-toasts`, such as a message field: `--toast-lift` raises a toast at the bottom above it,
 * `--toast-drop` puts one at the top below the headers, unless there's no room for it then, and `--toast-text` is how high the toast's text can be. The element moves without changing its size, so it's measured each frame while a toast shows.
 */
export function useClearPlace(area: RefObject<HTMLElement | null>, isShown: boolean, isAtTop: boolean): void {
  useLayoutEffect(() => {
    const box = area.current;
    if (!isShown || !box) return;
    let frame = 0;
    const place = () => {
      frame = requestAnimationFrame(place);
      const { left, right } = box.getBoundingClientRect();
      const kept = document.querySelector("[data-clear-of-toasts]")?.getBoundingClientRect();
      const isBeside = !kept || kept.left >= right || kept.right <= left;
      const below = kept ? innerHeight - kept.bottom : 0;
      const isAbove = !isBeside && (isAtTop || (below < ROOM_PX && below < kept.top));
      const floor = isBeside ? innerHeight : isAbove ? kept.top : below;
      const headers = isAtTop ? endOfHeaders() : 0;
      const drop = floor - headers >= ROOM_PX ? headers : 0;
      const room = floor - drop;
      box.style.setProperty("--toast-drop", drop > 0 ? `${drop}px` : null);
      box.style.setProperty("--toast-lift", isAbove ? `${innerHeight - kept.top}px` : null);
      box.style.setProperty("--toast-text", `${Math.max(room - TOAST_AROUND_PX, 0)}px`);
    };
    place();
    return () => cancelAnimationFrame(frame);
  }, [area, isShown, isAtTop]);
}

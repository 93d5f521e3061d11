import { type RefObject, useLayoutEffect } from "react";

/** Below an element that's at least this far up, a toast fits. Pixels. */
const ROOM_PX = 160;
/** A toast without its text: padding and button. Pixels. */
const TOAST_AROUND_PX = 100;

/**
 * Keeps the toast off the page's element marked `data-clear-of-toasts`, such as a message field: `--toast-lift` raises a toast at the bottom above it,
 * and `--toast-text` is how high the toast's text can be. The element moves without changing its size, so it's measured each frame while a toast shows.
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
      const room = isBeside ? innerHeight : isAbove ? kept.top : below;
      box.style.setProperty("--toast-lift", isAbove ? `${innerHeight - kept.top}px` : null);
      box.style.setProperty("--toast-text", `${Math.max(room - TOAST_AROUND_PX, 0)}px`);
    };
    place();
    return () => cancelAnimationFrame(frame);
  }, [area, isShown, isAtTop]);
}

import { SCROLL_HIDE_DELAY_MS } from "@atrium/shared-contracts/spec";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { ThreadRow } from "../thread-rows/thread-row.ts";

/** Always scrolls a message the user sends into view, wherever they were reading. */
export function useFollowOwn(rows: readonly ThreadRow[], follow: () => void) {
  const own = rows.findLast((row) => row.kind === "unsent")?.key;
  const last = useRef(own);
  useLayoutEffect(() => {
    if (own !== undefined && own !== last.current) follow();
    last.current = own;
  });
}

/** Calls `onResize` when the scroller's size changes, e.g. because the composer below grows. */
export function useResized(scroller: { readonly current: HTMLElement | null }, onResize: () => void) {
  const latest = useRef(onResize);
  useLayoutEffect(() => {
    latest.current = onResize;
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => latest.current());
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
}

/** Marks the scroller while it scrolls, and calls `onScroll`. */
export function useScrolling(scroller: { readonly current: HTMLElement | null }, onScroll: () => void) {
  const latest = useRef(onScroll);
  useLayoutEffect(() => {
    latest.current = onScroll;
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      element.dataset["scrolling"] = "true";
      clearTimeout(timer);
      timer = setTimeout(() => delete element.dataset["scrolling"], SCROLL_HIDE_DELAY_MS);
      latest.current();
    };
    element.addEventListener("scroll", listen, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener("scroll", listen);
    };
  }, [scroller]);
}

const MOVING_KEYS = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "]);

/**
 * Calls `onMove` when the user scrolls, by wheel, touch, key or scrollbar, but not when the page does. Also calls it, with false, when
 * the user presses on a message, which may or may not scroll.
 */
export function useMovedByPerson(
  scroller: { readonly current: HTMLElement | null },
  onMove: (certainly: boolean) => void,
) {
  const latest = useRef(onMove);
  useLayoutEffect(() => {
    latest.current = onMove;
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const tell = () => latest.current(true);
    // A press on the scroller itself is on its scrollbar.
    const press = ({ target }: Event) => latest.current(target === element);
    const type = ({ key }: KeyboardEvent) => void (MOVING_KEYS.has(key) && tell());
    element.addEventListener("wheel", tell, { passive: true });
    element.addEventListener("touchmove", tell, { passive: true });
    element.addEventListener("pointerdown", press);
    element.addEventListener("keydown", type);
    return () => {
      element.removeEventListener("wheel", tell);
      element.removeEventListener("touchmove", tell);
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("keydown", type);
    };
  }, [scroller]);
}

import { SCROLL_HIDE_DELAY_MS } from "@atrium/shared-contracts";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { ThreadRow } from "./thread-row.ts";

/** What a person sends is always brought into sight, wherever they were reading. */
export function useFollowOwn(rows: readonly ThreadRow[], follow: () => void) {
  const own = rows.findLast((row) => row.kind === "unsent")?.key;
  const last = useRef(own);
  useLayoutEffect(() => {
    if (own !== undefined && own !== last.current) follow();
    last.current = own;
  });
}

/** The composer below grows and shrinks with what is typed, and the scroller with it. */
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

/** Marks the scroller while it moves, and tells each movement. */
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

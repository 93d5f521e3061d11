import { type RefObject, useEffect, useState } from "react";
import { LANE_HEIGHT } from "./event-chip.tsx";

/** Pixels at the usual text size, from a cell's top to its first lane: the day's number. */
export const LANES_TOP = 30;

/** How many lanes fit into a row of this height, in pixels at the usual text size; at least one. */
export function rowCapacity(rowHeight: number): number {
  return Math.max(1, Math.floor((rowHeight - LANES_TOP - 2) / LANE_HEIGHT));
}

/** By how much the person's text is larger than usual. */
const textScale = () => (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;

/** Follows the height of the grid's body. Three lanes until it is measured. */
export function useRowCapacity(body: RefObject<HTMLElement | null>, rows: number): number {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.contentRect.height));
    observer.observe(element);
    return () => observer.disconnect();
  }, [body]);
  return height === undefined ? 3 : rowCapacity(height / rows / textScale());
}

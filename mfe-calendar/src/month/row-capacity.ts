import { type RefObject, useEffect, useState } from "react";
import { LANE_HEIGHT } from "./event-chip.tsx";

/** Pixels at the default text size, from a cell's top to its first lane. Leaves room for the day's number. */
export const LANES_TOP = 30;

/** How many lanes fit in a row of this height, in pixels at the default text size. At least one. */
export function rowCapacity(rowHeight: number): number {
  return Math.max(1, Math.floor((rowHeight - LANES_TOP - 2) / LANE_HEIGHT));
}

/** The user's text size relative to the default. */
const textScale = () => (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;

/** How many lanes fit, following the height of the grid's body. Three until it's measured. */
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

import { TOAST } from "@atrium/shared-contracts";

/** Which way the toast leaves: to the right at the bottom right, upwards at the top of a phone. */
export type SwipeAxis = "right" | "up";

/** How far the finger has gone towards leaving, in pixels; the other way does not count. */
export function swipeDistance(axis: SwipeAxis, dx: number, dy: number): number {
  return Math.max(0, axis === "right" ? dx : -dy);
}

export const isSwipedAway = (distance: number): boolean => distance >= TOAST.swipeThresholdPx;

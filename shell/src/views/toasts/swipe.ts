import { TOAST } from "@atrium/shared-contracts/spec";

/** The direction a toast leaves in: right when it's at the bottom right, up when it's at the top of a phone. */
export type SwipeAxis = "right" | "up";

/** How far the finger has moved in that direction, in pixels; the other way doesn't count. */
export function swipeDistance(axis: SwipeAxis, dx: number, dy: number): number {
  return Math.max(0, axis === "right" ? dx : -dy);
}

export const isSwipedAway = (distance: number): boolean => distance >= TOAST.swipeThresholdPx;

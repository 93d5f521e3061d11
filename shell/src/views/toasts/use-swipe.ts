import { TOAST } from "@atrium/shared-contracts/spec";
import { type PointerEvent, useRef, useState } from "react";

/** The direction a toast leaves in: right when it's at the bottom right, up when it's at the top of a phone. */
type SwipeAxis = "right" | "up";

/** How far the finger has moved in that direction, in pixels; the other way doesn't count. */
const swipeDistance = (axis: SwipeAxis, dx: number, dy: number) => Math.max(0, axis === "right" ? dx : -dy);

/** Follows a finger or the mouse: calls `away` when released beyond the threshold, otherwise snaps back. */
export function useSwipe(axis: SwipeAxis, away: () => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const [moved, setMoved] = useState(0);
  const [held, setHeld] = useState(false);

  const distance = ({ clientX, clientY }: PointerEvent) =>
    start.current ? swipeDistance(axis, clientX - start.current.x, clientY - start.current.y) : 0;
  const letGo = () => {
    start.current = null;
    setHeld(false);
    setMoved(0);
  };

  return {
    /** Distance in the leaving direction, in pixels. */
    moved,
    held,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0 || (event.target instanceof Element && event.target.closest("button"))) return;
        start.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(true);
      },
      onPointerMove: (event: PointerEvent) => setMoved(distance(event)),
      onPointerUp(event: PointerEvent) {
        const gone = distance(event) >= TOAST.swipeThresholdPx;
        letGo();
        if (gone) away();
      },
      onPointerCancel: letGo,
    },
  };
}

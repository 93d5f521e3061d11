import { type PointerEvent, useRef, useState } from "react";
import { type SwipeAxis, isSwipedAway, swipeDistance } from "./swipe.ts";

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
        const gone = isSwipedAway(distance(event));
        letGo();
        if (gone) away();
      },
      onPointerCancel: letGo,
    },
  };
}

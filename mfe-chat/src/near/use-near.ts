import { type RefObject, useEffect, useState } from "react";

/** How far from the screen something may be when it's fetched or drawn. */
const AHEAD = "400px";

/** Whether an element has come near the screen. Stays true, and begins so with `known`. */
export function useNear(place: RefObject<HTMLElement | null>, known = false): boolean {
  const [isNear, setNear] = useState(known || typeof IntersectionObserver === "undefined");
  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, place]);
  return isNear;
}

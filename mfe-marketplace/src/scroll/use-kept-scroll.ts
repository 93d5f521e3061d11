import { NavigationType, useLocation, useNavigationType } from "@atrium/shared-ui/router";
import { useLayoutEffect, useRef } from "react";

/** How far each visited entry of the history was scrolled, as long as the page lives. Pixels. */
const places = new Map<string, number>();

/** For the element that scrolls a page: Back and Forward show it where it was left. @param ready whether what was scrolled over is there */
export function useKeptScroll(ready: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const came = useNavigationType();
  useLayoutEffect(() => {
    const { current } = element;
    if (!ready || !current) return undefined;
    const place = places.get(key);
    if (came === NavigationType.Pop && place !== undefined) current.scrollTop = place;
    const keep = () => void places.set(key, current.scrollTop);
    current.addEventListener("scroll", keep, { passive: true });
    return () => current.removeEventListener("scroll", keep);
  }, [ready, key, came]);
  return element;
}

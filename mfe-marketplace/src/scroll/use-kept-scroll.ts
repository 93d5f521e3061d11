import { NavigationType, useLocation, useNavigationType } from "@atrium/shared-ui/router";
import { useLayoutEffect, useRef } from "react";

/** Scroll position of each visited history entry, kept until the page is unloaded. Pixels. */
const places = new Map<string, number>();

/** Restores the scroll position of a page's scroller on Back and Forward. @param ready whether the page's content has loaded */
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

import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** How long a message that was found is marked. Milliseconds. */
const MARK_MS = 2000;

/** Gives a message the focus in the visit that leads to it, and marks it for a moment. */
export function useFoundMark(visit: string | undefined) {
  const article = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState<string>();
  useEffect(() => {
    if (visit === undefined) return;
    article.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => setSeen(visit), MARK_MS);
    return () => clearTimeout(timer);
  }, [visit]);
  useLayoutEffect(() => {
    const element = article.current;
    if (visit === undefined || !element) return;
    return () => {
      // It can hold the focus no longer: its thread takes it over, so that keys go on moving it.
      if (document.activeElement === element)
        element.closest<HTMLElement>("[role=log]")?.focus({ preventScroll: true });
    };
  }, [visit]);
  return { article, isMarked: visit !== undefined && seen !== visit };
}

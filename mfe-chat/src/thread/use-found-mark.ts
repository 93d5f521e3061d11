import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** How long a found message is marked. Milliseconds. */
const MARK_MS = 2000;

/** Focuses a message in the visit that links to it, and marks it for a moment. */
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
      // The message can no longer hold focus. Move it to the thread, so the keyboard still scrolls.
      if (document.activeElement === element)
        element.closest<HTMLElement>("[role=log]")?.focus({ preventScroll: true });
    };
  }, [visit]);
  return { article, isMarked: visit !== undefined && seen !== visit };
}

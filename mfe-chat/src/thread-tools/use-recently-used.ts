import { useEffect, useState } from "react";

/** How long after the last movement a thread still counts as being used. Milliseconds. */
const RECENT_MS = 3000;

/** Whether the user has touched or scrolled the element in the last seconds. */
export function useRecentlyUsed(element: HTMLElement | null): boolean {
  const [isRecent, setRecent] = useState(true);
  useEffect(() => {
    let timer = setTimeout(() => setRecent(false), RECENT_MS);
    const use = () => {
      setRecent(true);
      clearTimeout(timer);
      timer = setTimeout(() => setRecent(false), RECENT_MS);
    };
    element?.addEventListener("scroll", use, { passive: true });
    element?.addEventListener("pointerdown", use, { passive: true });
    return () => {
      clearTimeout(timer);
      element?.removeEventListener("scroll", use);
      element?.removeEventListener("pointerdown", use);
    };
  }, [element]);
  return isRecent;
}

import { type RefObject, useLayoutEffect } from "react";

/** When something with the focus goes away, its thread gets it: keys still scroll it, and the next Tab is close by. */
export function useThreadFocus(within: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = within.current;
    const thread = element?.closest<HTMLElement>("[role=log]");
    return () => {
      if (element?.contains(document.activeElement)) thread?.focus({ preventScroll: true });
    };
  }, [within]);
}

import { type RefObject, useLayoutEffect } from "react";

/** When something with the focus goes away, the page's content gets it, so the next Tab doesn't begin at the top of the window. */
export function useFocusToPage(within: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = within.current;
    const page = element?.closest("main");
    return () => {
      if (element?.contains(document.activeElement)) page?.focus({ preventScroll: true });
    };
  }, [within]);
}

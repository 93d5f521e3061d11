import { useLayoutEffect } from "react";

/** When what had the focus goes away, the composer gets it. Not on touch devices, where that would open the on-screen keyboard. */
export function useKeptFocus(within: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = within.current;
    const composer = element?.closest("section")?.querySelector<HTMLElement>("form textarea:not([aria-hidden])");
    return () => {
      if (element?.contains(document.activeElement) && !matchMedia("(pointer: coarse)").matches) composer?.focus();
    };
  }, [within]);
}

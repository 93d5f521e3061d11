import { TOAST } from "@atrium/shared-contracts/spec";
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";
import { MAIN_ID } from "../main-content/skip-link.tsx";
import type { ToastStore } from "../../core/toasts/toast-store.ts";

export interface AreaFocus {
  readonly area: RefObject<HTMLElement | null>;
  /** True while the area or something in it has the focus. */
  readonly held: boolean;
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
  /** Returns the focus to where it was before it came here. */
  returnFocus(): void;
}

/** The toast area's focus: F8 moves it in, closing the toast returns it, and a toast that replaces another keeps it here. */
export function useAreaFocus({ toast$ }: ToastStore): AreaFocus {
  const area = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    const bringIn = (event: KeyboardEvent) => {
      if (event.key !== TOAST.hotkey || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      area.current?.focus();
    };
    document.addEventListener("keydown", bringIn);
    // Runs before React removes the old toast, and the focus with it, from the page.
    const subscription = toast$.subscribe((toast) => {
      if (!isInside(area.current, document.activeElement)) return;
      if (toast?.open) area.current?.focus();
      else leave(area.current, cameFrom.current);
    });
    return () => {
      document.removeEventListener("keydown", bringIn);
      subscription.unsubscribe();
    };
  }, [toast$]);

  return {
    area,
    held,
    returnFocus: () => leave(area.current, cameFrom.current),
    onFocus({ relatedTarget }) {
      if (!isInside(area.current, relatedTarget)) cameFrom.current = relatedTarget;
      setHeld(true);
    },
    onBlur: ({ relatedTarget }) => setHeld(isInside(area.current, relatedTarget)),
  };
}

function isInside(area: HTMLElement | null, target: EventTarget | null): boolean {
  return target instanceof Node && area?.contains(target) === true;
}

function leave(area: HTMLElement | null, to: EventTarget | null): void {
  // The element the focus came from may be gone, or there was none.
  for (const place of [to, document.getElementById(MAIN_ID)]) {
    if (isInside(area, document.activeElement) && place instanceof HTMLElement) place.focus({ preventScroll: true });
  }
  const { activeElement } = document;
  if (isInside(area, activeElement)) (activeElement as HTMLElement).blur();
}

import { type RefObject, useEffect, useRef } from "react";

/**
 * Gives the focus back to where it was when the form was sent: while it is being sent its button is disabled, and a browser takes the focus
 * from what is disabled.
 */
export function useFocusReturn(form: RefObject<HTMLFormElement | null>, busy: boolean): void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const { current } = form;
    const remember = ({ target }: FocusEvent) => void (last.current = target as HTMLElement);
    current?.addEventListener("focusin", remember);
    return () => current?.removeEventListener("focusin", remember);
  }, [form]);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!busy && lost) last.current?.focus();
  }, [busy]);
}

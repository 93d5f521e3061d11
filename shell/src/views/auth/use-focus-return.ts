import { type RefObject, useEffect, useRef } from "react";

/**
 * Restores the focus to where it was when the form was submitted: the button is disabled during submission, and browsers take the focus from
 * disabled elements.
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

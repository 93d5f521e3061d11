import { type RefObject, useEffect, useEffectEvent } from "react";
import { isStopKey } from "./composer-rules.ts";

/** Escape stops the current reply from anywhere on the field's page, unless something else there takes the key. */
export function useStopKey(field: RefObject<HTMLElement | null>, stop: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, keyCode, shiftKey, target } = event;
    if (!isStopKey({ key, keyCode, shiftKey, nativeEvent: event })) return;
    if (event.defaultPrevented || !(target instanceof Element)) return;
    // What lies over the page isn't in it, and keeps the focus.
    if (target === document.body || field.current?.closest("section")?.contains(target)) stop();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

import { useEffect, useEffectEvent } from "react";

/** Keys that only scroll or do nothing by themselves. */
const READING_KEYS = new Set([
  "ArrowUp",
  "ArrowDown",
  "PageUp",
  "PageDown",
  "Home",
  "End",
  " ",
  "Shift",
  "Control",
  "Alt",
  "Meta",
  "Tab",
]);

/** Calls `onBusy` when the person does something else than read: clicks or types. To scroll is to read, also by touch. */
export function useOtherwiseBusy(onBusy: () => void) {
  const tell = useEffectEvent(onBusy);
  useEffect(() => {
    const click = () => tell();
    const press = ({ key }: KeyboardEvent) => {
      if (!READING_KEYS.has(key)) tell();
    };
    document.addEventListener("click", click);
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("click", click);
      document.removeEventListener("keydown", press);
    };
  }, []);
}

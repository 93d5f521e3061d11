import { createContext, useContext, useEffect, useRef } from "react";
import { type LazyCode, useLazyCode } from "../lazy-code/lazy-code.ts";

/** Tells the user that an overlay can't be shown, and why. The shell provides it. */
export const OverlayFailureContext = createContext<(error: unknown) => void>(() => {});

/**
 * An overlay's code, fetched when it opens. Undefined until it's here. If it can't be fetched, the overlay is closed and the user is told; the
 * next time it opens, it's fetched again.
 */
export function useOverlayCode<T>(lazy: LazyCode<T>, open: boolean, close: () => void): T | undefined {
  const tell = useContext(OverlayFailureContext);
  const { code, failure, retry } = useLazyCode(lazy, open);
  const latest = useRef({ close, retry });
  useEffect(() => {
    latest.current = { close, retry };
  });
  useEffect(() => {
    if (!failure) return;
    latest.current.close();
    tell(failure.error);
  }, [failure, tell]);
  useEffect(() => {
    if (failure && !open) latest.current.retry();
  }, [failure, open]);
  return code;
}

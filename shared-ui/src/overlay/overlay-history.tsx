import { createContext, useContext, useEffect, useLayoutEffect, useRef } from "react";

/** The open overlays, which the browser's Back button closes. The shell provides it. */
export interface OverlayHistory {
  /** Whether an overlay is open, which gets the keys. False as soon as it closes, while it may still be fading out. */
  readonly covers: boolean;
  /** Registers an overlay on top of the open ones. Back calls `close`, which may keep it open. Returns a function that unregisters it. */
  opened(close: () => void): () => void;
}

/** Without a provider, as in a feature's own tests, Back leaves the page. */
export const OverlayHistoryContext = createContext<OverlayHistory | null>(null);

/** While `open`, the browser's Back button calls `close` instead of leaving the page. */
export function useBackCloses(open: boolean, close: () => void): void {
  const history = useContext(OverlayHistoryContext);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  // Before the overlay can be seen: Back must never leave a page below an open overlay.
  useLayoutEffect(() => (open ? history?.opened(() => latest.current()) : undefined), [history, open]);
}

import { createContext, useContext, useEffect, useRef } from "react";

/** Lets the browser's Back close what lies over the page. The shell provides it. */
export interface OverlayHistory {
  /** Puts an overlay on top of those that are open: Back calls `close`, which may leave it open. Returns what takes it off again. */
  opened(close: () => void): () => void;
}

/** Without a provider Back leaves the page, as in a feature's own tests. */
export const OverlayHistoryContext = createContext<OverlayHistory | null>(null);

/** While `open`, the browser's Back calls `close` instead of leaving the page. */
export function useBackCloses(open: boolean, close: () => void): void {
  const history = useContext(OverlayHistoryContext);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (open ? history?.opened(() => latest.current()) : undefined), [history, open]);
}

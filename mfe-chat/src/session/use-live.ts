import { useCallback, useRef, useSyncExternalStore } from "react";
import { useChatSession } from "./chat-session.ts";
import type { LiveState } from "../live/live-state.ts";

/** Part of the live state. The component re-renders only when that part changes. */
export function useLive<T>(select: (live: LiveState) => T, isSame: (a: T, b: T) => boolean = Object.is): T {
  const { live } = useChatSession();
  const last = useRef<{ readonly value: T } | undefined>(undefined);
  const read = useCallback(() => {
    const value = select(live.visible);
    if (!last.current || !isSame(last.current.value, value)) last.current = { value };
    return last.current.value;
  }, [live, select, isSame]);
  return useSyncExternalStore(live.subscribe, read, read);
}

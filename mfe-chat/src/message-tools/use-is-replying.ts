import { useCallback } from "react";
import { type LiveState, runningTurn } from "../live/live-state.ts";
import { useLive } from "../session/use-live.ts";

/** Whether a reply is being written in the conversation. */
export function useIsReplying(conversationId: string): boolean {
  return useLive(useCallback((live: LiveState) => runningTurn(live, conversationId) !== undefined, [conversationId]));
}

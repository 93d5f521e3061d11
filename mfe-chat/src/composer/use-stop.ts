import { useCallback } from "react";
import { type LiveState, runningTurn } from "../live/live-state.ts";
import { useLive } from "../session/use-live.ts";
import { useTurnControl } from "../thread/use-turn-control.ts";

export interface Stop {
  /** Whether there's a running reply to stop. */
  readonly isPossible: boolean;
  /** Whether stopping has been requested. */
  readonly isBusy: boolean;
  run(): void;
}

/** Stops the current reply in a conversation. */
export function useStop(conversationId: string | undefined): Stop {
  const readTurn = useCallback(
    (live: LiveState) => runningTurn(live, conversationId)?.turnId ?? null,
    [conversationId],
  );
  const turnId = useLive(readTurn);
  const { busy, stop } = useTurnControl();
  return {
    isPossible: turnId !== null,
    isBusy: busy,
    run: () => {
      if (turnId !== null && !busy) stop(turnId);
    },
  };
}

import { useObservable } from "@atrium/shared-ui";
import { useCallback, useEffect } from "react";
import { type LiveState, runningTurn } from "../live/live-state.ts";
import type { OutboxEntry } from "../outbox/outbox-entry.ts";
import { useChatSession } from "../session/chat-session.ts";
import { useLive } from "../session/use-live.ts";
import { useTurnControl } from "./use-turn-control.ts";

export interface Stop {
  /** Whether there's a running reply to stop. */
  readonly isPossible: boolean;
  /** Whether stopping has been requested. */
  readonly isBusy: boolean;
  run(): void;
}

/** Tries again to stop replies that couldn't be stopped when the server named them, and says so if that fails, too. */
export function useStopAgain(): void {
  const { unstopped$ } = useChatSession();
  const { run } = useTurnControl();
  useEffect(() => {
    const failed = unstopped$.subscribe((turnId) => run({ verb: "stop", turnId }));
    return () => failed.unsubscribe();
  });
}

const NOTHING: readonly OutboxEntry[] = [];

/** Stops the current reply in a conversation, also before the server has the message that it replies to. */
export function useStop(conversationId: string | undefined): Stop {
  const { live, outbox } = useChatSession();
  const readMessage = useCallback(
    (state: LiveState) => runningTurn(state, conversationId)?.messageId ?? null,
    [conversationId],
  );
  const messageId = useLive(readMessage);
  const { busy, run } = useTurnControl();
  const stop = (turnId: string) => run({ verb: "stop", turnId });
  const isNoted = useObservable(outbox.entries$, NOTHING).some(
    (entry) => entry.messageId === messageId && entry.stopped,
  );
  const isBusy = busy || isNoted;
  return {
    isPossible: messageId !== null,
    isBusy,
    run() {
      if (messageId === null || isBusy) return;
      const named = () => live.state.turns.get(messageId)?.turnId ?? null;
      const stopNamed = () => {
        const turnId = named();
        if (turnId !== null) stop(turnId);
      };
      if (named() !== null) stopNamed();
      // The server may get to know it while the outbox notes it.
      else outbox.run(({ stopReply }) => stopReply(messageId).then(stopNamed));
    },
  };
}

import type { ConnectionState } from "@atrium/shared-contracts/contract";
import { useObservable, useShell } from "@atrium/shared-ui";
import { useCallback } from "react";
import { type ChatState, chatStateOf } from "../live/chat-state.ts";
import type { LiveState } from "../live/live-state.ts";
import { useLive } from "./use-live.ts";

const CONNECTING: ConnectionState = { status: "connecting", httpOnly: false, continuityLosses: 0 };

export const useConnection = () => useObservable(useShell().realtime.connection$, CONNECTING);

/** Part of a conversation's chat state, as in the specification. `select` must be stable. */
export function useChatState<T>(conversationId: string | undefined, select: (chat: ChatState) => T): T {
  const isAblyConnected = useConnection().status === "connected";
  const read = useCallback(
    (live: LiveState) => select(chatStateOf(live, conversationId, isAblyConnected)),
    [conversationId, isAblyConnected, select],
  );
  return useLive(read);
}

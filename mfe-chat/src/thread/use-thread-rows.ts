import { useObservable, useShell, useViewerZone } from "@atrium/shared-ui";
import { useCallback, useMemo } from "react";
import { createBegunEdits } from "../conversation/begun-edits.ts";
import type { ThreadData } from "../conversation/thread-data.ts";
import type { LiveState } from "../live/live-state.ts";
import type { LiveTurn } from "../live/live-turn.ts";
import { useLive } from "../session/use-live.ts";
import type { OutboxEntry } from "../outbox/outbox-entry.ts";
import { useChatSession } from "../session/chat-session.ts";
import { type ThreadRow, threadRows } from "../thread-rows/thread-row.ts";

const NOTHING: readonly OutboxEntry[] = [];

/** A conversation's rows. They change with its messages and its replies' state, but not with a growing reply's text. */
export function useThreadRows(
  conversationId: string | undefined,
  thread: ThreadData | undefined,
): readonly ThreadRow[] {
  const { outbox } = useChatSession();
  const zone = useViewerZone();
  const all = useObservable(outbox.entries$, NOTHING);
  const begun = useObservable(useShell().once(createBegunEdits).edits$);
  const turnsOf = useCallback(
    (state: LiveState) => [...state.turns.values()].filter((turn) => turn.conversationId === conversationId),
    [conversationId],
  );
  const turns = useLive(turnsOf, sameTurns);
  return useMemo(() => {
    const entries = all.filter((entry) => entry.conversationId === conversationId);
    const edits = begun.filter((edit) => edit.conversationId === conversationId);
    return threadRows(thread, entries, new Map(turns.map((turn) => [turn.messageId, turn])), edits, zone);
  }, [all, begun, conversationId, thread, turns, zone]);
}

/** Equal except for the text. */
function sameTurns(a: readonly LiveTurn[], b: readonly LiveTurn[]): boolean {
  return (
    a.length === b.length &&
    a.every((turn, index) => {
      const other = b[index];
      return (
        other !== undefined &&
        turn.messageId === other.messageId &&
        turn.turnId === other.turnId &&
        turn.mode === other.mode &&
        turn.node === other.node &&
        turn.step === other.step &&
        turn.error === other.error &&
        turn.failure === other.failure &&
        turn.stopped === other.stopped &&
        turn.cards === other.cards
      );
    })
  );
}

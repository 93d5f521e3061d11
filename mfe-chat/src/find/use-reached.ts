import { useShell } from "@atrium/shared-ui";
import { useEffect, useEffectEvent, useState } from "react";
import { useChatSession } from "../session/chat-session.ts";
import { rowOfMessage } from "../thread-rows/thread-place.ts";
import type { ThreadReach } from "../thread-rows/thread-reach.ts";
import type { Hit } from "./hits.ts";
import type { Seek } from "./passages.ts";
import { reachAsItGrows, reachPassage } from "./reach-passage.ts";

/** A hit to show. Another one with the same hit shows it again. */
export interface Goal {
  readonly hit: Hit;
  /** Which of its passages to show. The last one stands for those that aren't there. */
  readonly part: number;
}

interface Reached {
  /** Whether the message is being loaded. */
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  retry(): void;
}

/** Scrolls to a hit's passage, unless it's in view already. A message that isn't loaded is loaded before. */
export function useReached(
  { rows, virtualizer, held, hold }: ThreadReach,
  conversationId: string,
  seek: Seek | undefined,
  goal: Goal | undefined,
): Reached {
  const shell = useShell();
  const session = useChatSession();
  const [reached, setReached] = useState<Goal>();
  const [failed, setFailed] = useState<Goal>();
  const row = goal && (rows.find(({ key }) => key === goal.hit.key) ?? rows[rowOfMessage(rows, goal.hit.messageId)]);
  const rowKey = row?.key;

  if (goal && rowKey !== undefined && reached !== goal) setReached(goal);

  const scrollTo = useEffectEvent((key: string, part: number, isFirst: boolean) =>
    // Once the person has scrolled, nothing is held.
    seek && (isFirst || held?.rowKey === key) ? reachPassage({ virtualizer, hold }, key, seek, part) : undefined,
  );
  useEffect(() => {
    if (!goal || rowKey === undefined) return;
    let isFirst = true;
    return reachAsItGrows(virtualizer.elementsCache.get(rowKey), () => {
      const stop = scrollTo(rowKey, goal.part, isFirst);
      isFirst = false;
      return stop;
    });
  }, [goal, rowKey, virtualizer]);

  const sought = goal && goal !== reached && goal !== failed && rowKey === undefined ? goal : undefined;
  useEffect(() => {
    const messageId = sought?.hit.messageId;
    if (messageId === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async () =>
      (await import("../conversation/seek-message.ts")).seekMessage({
        http: shell.http,
        client: session.client,
        thread: session.thread(conversationId),
        conversationId,
        messageId,
        inAnyBranch: false,
        signal,
      });
    const fail = () => {
      if (!signal.aborted) setFailed(sought);
    };
    load().then((isThere) => {
      if (!isThere) fail();
    }, fail);
    return () => leaving.abort();
  }, [conversationId, session, shell, sought]);

  const hasFailed = failed !== undefined && failed === goal;
  return { isLoading: sought !== undefined, hasFailed, retry: () => setFailed(undefined) };
}

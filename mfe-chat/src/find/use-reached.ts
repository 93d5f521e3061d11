import { useShell } from "@atrium/shared-ui";
import { useEffect, useEffectEvent, useState } from "react";
import { useChatSession } from "../session/chat-session.ts";
import { rowOfMessage } from "../thread-rows/thread-place.ts";
import type { ThreadReach } from "../thread-rows/thread-reach.ts";
import type { Wanted } from "./found-text.ts";
import type { Hit } from "./hits.ts";
import { passageAt, passagesIn } from "./passages.ts";
import { scrollSideways, unhide } from "./unhide.ts";

/** How far from the edges of the view a passage must be. At the top, the bar covers what's below it. Pixels. */
const EDGES = { top: 112, bottom: 24 };
/** A passage that's scrolled to is this far down the view, as a fraction of its height. */
const PLACE = 1 / 3;
/** How long to wait for a row that's scrolled to to be drawn. Frames. */
const PATIENCE = 30;

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
  { rows, virtualizer, hold }: ThreadReach,
  conversationId: string,
  wanted: Wanted | undefined,
  goal: Goal | undefined,
): Reached {
  const shell = useShell();
  const session = useChatSession();
  const [reached, setReached] = useState<Goal>();
  const [failed, setFailed] = useState<Goal>();
  const row = goal && (rows.find(({ key }) => key === goal.hit.key) ?? rows[rowOfMessage(rows, goal.hit.messageId)]);
  const rowKey = row?.key;

  if (goal && rowKey !== undefined && reached !== goal) setReached(goal);

  const scrollTo = useEffectEvent((key: string, part: number): (() => void) | undefined => {
    const view = virtualizer.scrollElement;
    if (!wanted || !view) return undefined;
    const height = view.clientHeight;
    const place = Math.max(EDGES.top, height * PLACE);
    const drawn = passageOf(virtualizer.elementsCache.get(key), wanted, part);
    if (drawn) {
      const top = drawn.top - view.getBoundingClientRect().top;
      if (top >= EDGES.top && top + drawn.height <= height - EDGES.bottom) return undefined;
      hold({ rowKey: key, lead: place - drawn.below });
      return undefined;
    }
    hold({ rowKey: key, lead: place });
    // A passage far down a long message is out of view even then.
    let frame = 0;
    let handle = requestAnimationFrame(function look() {
      const passage = passageOf(virtualizer.elementsCache.get(key), wanted, part);
      if (passage) {
        if (place + passage.below + passage.height > height - EDGES.bottom)
          hold({ rowKey: key, lead: place - passage.below });
        return;
      }
      frame += 1;
      if (frame < PATIENCE) handle = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(handle);
  });
  useEffect(() => {
    if (!goal || rowKey === undefined) return;
    return scrollTo(rowKey, goal.part);
  }, [goal, rowKey]);

  const sought = goal && goal !== reached && goal !== failed && rowKey === undefined ? goal : undefined;
  useEffect(() => {
    const messageId = sought?.hit.messageId;
    if (messageId === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const seek = async () =>
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
    seek().then((isThere) => {
      if (!isThere) fail();
    }, fail);
    return () => leaving.abort();
  }, [conversationId, session, shell, sought]);

  const hasFailed = failed !== undefined && failed === goal;
  return { isLoading: sought !== undefined, hasFailed, retry: () => setFailed(undefined) };
}

interface Passage {
  readonly top: number;
  readonly height: number;
  /** How far below its row's top it is. */
  readonly below: number;
}

/**
 * A passage of a row, once it's drawn and nothing hides any of its passages. Without one, the row's first line stands for it.
 */
function passageOf(row: Element | undefined, wanted: Wanted, part: number): Passage | undefined {
  if (!row?.isConnected) return undefined;
  const passages = passagesIn(row, wanted);
  if (unhide(passages)) return undefined;
  const { top: rowTop } = row.getBoundingClientRect();
  const passage = passageAt(passages, part);
  if (passage) scrollSideways(row, passage);
  const { top, height } = passage?.getBoundingClientRect() ?? { top: rowTop, height: 0 };
  return { top, height, below: top - rowTop };
}

import { useQuery } from "@atrium/shared-ui/query";
import { useEffect, useMemo, useRef, useState } from "react";
import { useChatSession } from "../session/chat-session.ts";
import type { ThreadReach } from "../thread-rows/thread-reach.ts";
import { textFinder, wantedOf } from "./found-text.ts";
import { type Hit, findHits, firstHit, indexOfHit } from "./hits.ts";
import { markPassages, type PassageMarks } from "./passage-marks.ts";
import { useLiveTexts } from "./use-live-texts.ts";
import { type Goal, useReached } from "./use-reached.ts";
import { useServerHits } from "./use-server-hits.ts";

/** How long the text must rest before it's looked for. Milliseconds. */
const REST_MS = 150;

/** Finds a text in the messages of a conversation, goes through them, and marks it in them. */
export function useFind(reach: ThreadReach, conversationId: string, query: string) {
  const { rows, virtualizer } = reach;
  const needle = useRested(query.trim());
  const wanted = useMemo(() => wantedOf(needle), [needle]);
  const session = useChatSession();
  const { data: thread } = useQuery({ ...session.thread(conversationId), enabled: false });
  const server = useServerHits(conversationId, thread, wanted ? needle : "");
  const liveText = useLiveTexts(rows.some(({ kind }) => kind === "live"));
  const finder = useMemo(() => wanted && textFinder(wanted), [wanted]);
  const { messageIds } = server;
  const hits = useMemo<readonly Hit[]>(
    () => (finder ? findHits({ rows, thread, onServer: messageIds, finder, liveText }) : []),
    [finder, liveText, messageIds, rows, thread],
  );

  const [chosen, setChosen] = useState<string>();
  const [goal, setGoal] = useState<Goal>();
  const at = indexOfHit(hits, chosen);
  const goTo = (hit: Hit | undefined) => {
    setChosen(hit?.key);
    setGoal(hit && { hit });
  };
  const topRow = () => {
    const offset = virtualizer.scrollOffset ?? 0;
    return virtualizer.getVirtualItems().find(({ end }) => end > offset)?.index ?? 0;
  };
  // Another text goes to where it's found next, but what comes in later moves nothing.
  const [begun, setBegun] = useState<typeof wanted>();
  if (begun !== wanted || (hits.length > 0 && at === -1)) {
    setBegun(wanted);
    goTo(hits[at] ?? firstHit(hits, rows, topRow()));
  }

  const reached = useReached(reach, conversationId, wanted, goal);
  const view = virtualizer.scrollElement;
  const marks = useRef<PassageMarks>(undefined);
  const currentKey = hits[at]?.key;
  useEffect(() => {
    if (!view) return;
    const made = markPassages(view, (key) => virtualizer.elementsCache.get(key));
    marks.current = made;
    return () => made.stop();
  }, [view, virtualizer]);
  useEffect(() => {
    if (view) marks.current?.show(wanted, currentKey);
  }, [currentKey, wanted, view]);

  return {
    needle,
    wanted,
    count: hits.length,
    /** Index of the current hit, or -1. */
    at,
    server,
    reached,
    step(by: -1 | 1) {
      if (hits.length > 0) goTo(hits[at === -1 ? 0 : (at + by + hits.length) % hits.length]);
    },
  };
}

/** The text, once it has rested. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === "" ? "" : rested;
}

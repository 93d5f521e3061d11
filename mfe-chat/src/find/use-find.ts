import { type ComparedTexts, textFinder, wantedOf } from "@atrium/shared-contracts/wire";
import { useQuery } from "@atrium/shared-ui/query";
import { useEffect, useMemo, useRef, useState } from "react";
import { useChatSession } from "../session/chat-session.ts";
import type { ThreadReach } from "../thread-rows/thread-reach.ts";
import { type Hit, findHits, firstHit, indexOfHit } from "./hits.ts";
import { markPassages, type PassageMarks } from "./passage-marks.ts";
import { seekWanted } from "./passages.ts";
import { useLiveTexts } from "./use-live-texts.ts";
import { type Goal, useReached } from "./use-reached.ts";
import { useServerHits } from "./use-server-hits.ts";

/** How long the text must rest before it's looked for. Milliseconds. */
const REST_MS = 150;
/** The last passage of a message, however many it has. */
const LAST = Infinity;

interface Counted {
  readonly rowKey: string;
  readonly passages: number;
}

/** Finds a text in the messages of a conversation, goes through them, and marks it in them. */
export function useFind(reach: ThreadReach, conversationId: string, query: string) {
  const { rows, virtualizer } = reach;
  const needle = useRested(query.trim());
  const wanted = useMemo(() => wantedOf(needle), [needle]);
  const session = useChatSession();
  const { data: thread } = useQuery({ ...session.thread(conversationId), enabled: false });
  const server = useServerHits(conversationId, thread, wanted ? needle : "");
  const liveText = useLiveTexts(rows.some(({ kind }) => kind === "live"));
  const [compared] = useState<ComparedTexts>(() => new Map());
  const finder = useMemo(() => wanted && textFinder(wanted, compared), [compared, wanted]);
  const seek = useMemo(() => wanted && seekWanted(wanted), [wanted]);
  const { messageIds } = server;
  const hits = useMemo<readonly Hit[]>(
    () => (finder ? findHits({ rows, thread, onServer: messageIds, finder, liveText }) : []),
    [finder, liveText, messageIds, rows, thread],
  );

  const [chosen, setChosen] = useState<string>();
  const [goal, setGoal] = useState<Goal>();
  const at = indexOfHit(hits, chosen);
  const goTo = (hit: Hit | undefined, part = 0) => {
    setChosen(hit?.key);
    setGoal(hit && { hit, part });
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

  const reached = useReached(reach, conversationId, seek, goal);
  const view = virtualizer.scrollElement;
  const marks = useRef<PassageMarks>(undefined);
  const currentKey = hits[at]?.key;
  const [counted, setCounted] = useState<Counted>();
  const passages = counted && counted.rowKey === currentKey ? counted.passages : 0;
  const part = goal?.part ?? 0;
  const passage = Math.max(0, Math.min(part, passages - 1));
  useEffect(() => {
    if (!view) return;
    const tell = (rowKey: string, count: number) =>
      setCounted((before) =>
        before?.rowKey === rowKey && before.passages === count ? before : { rowKey, passages: count },
      );
    const made = markPassages(view, (key) => virtualizer.elementsCache.get(key), tell);
    marks.current = made;
    return () => made.stop();
  }, [view, virtualizer]);
  useEffect(() => {
    const current = currentKey === undefined ? undefined : { rowKey: currentKey, part };
    if (view) marks.current?.show(seek && { seek, current });
  }, [currentKey, part, seek, view]);

  return {
    needle,
    wanted,
    count: hits.length,
    /** Index of the current hit, or -1. */
    at,
    /** How many passages the current hit has, as far as it's known. */
    passages,
    /** Index of the current passage in the current hit. */
    passage,
    server,
    reached,
    /** Goes to the next passage, or the one before, in this message or another. */
    step(by: -1 | 1) {
      const hit = hits[at];
      const next = passage + by;
      if (hit && next >= 0 && next < passages) goTo(hit, next);
      else if (hits.length > 0) goTo(hits[at === -1 ? 0 : (at + by + hits.length) % hits.length], by === -1 ? LAST : 0);
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

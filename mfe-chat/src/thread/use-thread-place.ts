import { useLayoutEffect, useRef } from "react";
import {
  type FoundMessage,
  type HeldRow,
  type ThreadPlace,
  type ThreadPlaces,
  messageOfKey,
  rowOfMessage,
} from "../thread-rows/thread-place.ts";
import type { ThreadReach } from "../thread-rows/thread-reach.ts";
import type { ThreadRow } from "../thread-rows/thread-row.ts";
import { useFollowOwn, useMovedByPerson, useResized, useScrolling } from "./use-thread-scroll.ts";

/** If the user is further from the end than this, they've left it. Pixels. */
export const PINNED_PX = 3;
/** The space below the last row. Pixels. */
export const END_SPACE_PX = 24;
/** A found message starts this far down the viewport, as a fraction of its height. */
const FOUND_LEAD = 1 / 3;

export interface ThreadMoves extends Pick<ThreadReach, "hold"> {
  toEnd(behavior?: ScrollBehavior): void;
  /** Call when the thread has gotten longer or shorter, with how much of it is below what's in sight: less than 0 if there's room. Pixels. */
  followOnceFull(below: number): void;
}

export interface ThreadPlacing extends Omit<ThreadReach, "hold"> {
  readonly scroller: { readonly current: HTMLDivElement | null };
  readonly found: FoundMessage | undefined;
  readonly visit: string;
  readonly places: ThreadPlaces;
  readonly kept: HeldRow | undefined;
  setHeld(held: HeldRow | undefined): void;
  onMoved(place: ThreadPlace): void;
}

/**
 * Controls the thread's scroll position: at the end until the user leaves it, or with a row held in place until the user scrolls.
 * Returns functions that scroll to the end, and to a row that's then held.
 */
export function useThreadPlace(placing: ThreadPlacing): ThreadMoves {
  const { virtualizer, scroller, rows, found, visit, places, kept, held, setHeld, onMoved } = placing;
  const pinned = useRef(true);
  /** Whether the user has moved. Until then, what scrolls is the page, which may not know the last place any more. */
  const moved = useRef(false);
  const toEnd = (behavior: ScrollBehavior = "auto") => {
    setHeld(undefined);
    moved.current = true;
    virtualizer.scrollToEnd({ behavior });
  };

  /** The held row below which there has been room since. Before that, what's below it isn't replaced yet. */
  const roomy = useRef<HeldRow>(undefined);
  const followOnceFull = (below: number) => {
    if (!held?.untilFull) return;
    if (below < -PINNED_PX) roomy.current = held;
    // Until then, it's only the space below the last row that's out of sight.
    else if (below > END_SPACE_PX && roomy.current === held) toEnd();
  };

  const foundKey = rows[rowOfMessage(rows, found?.messageId)]?.key;
  const arrived = useRef<string>(undefined);
  /** Where the held row ended up if the thread is too short to put it where it should be. */
  const standing = useRef<HeldRow>(undefined);
  useLayoutEffect(() => {
    if (arrived.current === visit || (found && foundKey === undefined)) return;
    const isFirst = arrived.current === undefined;
    arrived.current = visit;
    const lead = (scroller.current?.clientHeight ?? 0) * FOUND_LEAD;
    // The previous position takes priority, so Back returns to it.
    const place =
      places.get(visit) ?? (foundKey === undefined ? placeIn(rows, kept) : { rowKey: foundKey, lead, isArrival: true });
    if (place !== undefined && place !== "end") {
      pinned.current = false;
      standing.current = undefined;
      setHeld(place);
    } else if (place === "end" || isFirst) {
      pinned.current = true;
      setHeld(undefined);
      virtualizer.scrollToEnd();
    }
  }, [found, foundKey, kept, places, rows, scroller, setHeld, virtualizer, visit]);

  // The virtualizer scrolls to an index. When older messages shift the row's index, scroll to it again.
  const heldIndex = held ? rows.findIndex(({ key }) => key === held.rowKey) : -1;
  const aim = useRef<{ readonly held: HeldRow; readonly index: number }>(undefined);
  useLayoutEffect(() => {
    if (!held || heldIndex === -1) return;
    const last = aim.current;
    aim.current = { held, index: heldIndex };
    if (last?.held === held && last.index !== heldIndex) setHeld({ ...(standing.current ?? held) });
    else virtualizer.scrollToIndex(heldIndex, { align: "start" });
  }, [held, heldIndex, setHeld, virtualizer]);

  // What's drawn late above the held row, on the screen or not, moves what's above it instead.
  useLayoutEffect(() => {
    if (heldIndex === -1) return;
    adjustWhenResized(virtualizer, ({ index }) => index < heldIndex);
    return () => adjustWhenResized(virtualizer, undefined);
  }, [heldIndex, virtualizer]);

  // Whoever holds a row has left the end.
  useLayoutEffect(() => {
    if (held) pinned.current = false;
  }, [held]);
  useFollowOwn(rows, () => {
    pinned.current = true;
    toEnd();
  });
  // A reply inserted between two messages counts as an addition too: a user at the end stays there.
  useLayoutEffect(() => {
    if (rows.length > 0 && pinned.current) virtualizer.scrollToEnd();
  }, [rows.length, virtualizer]);
  useScrolling(scroller, () => {
    const isAtEnd = virtualizer.isAtEnd(PINNED_PX);
    pinned.current = held === undefined && isAtEnd;
    const offset = virtualizer.scrollOffset ?? 0;
    // The messages of a day may begin with another one once older ones are loaded.
    const row = virtualizer
      .getVirtualItems()
      .find(({ key, end, index }) => (held ? key === held.rowKey : end > offset && rows[index]?.kind !== "day"));
    const place = row && { rowKey: String(row.key), lead: row.start - offset };
    if (held && isAtEnd) standing.current = place;
    const now = pinned.current ? "end" : held ? (standing.current ?? held) : place;
    if (!now) return;
    places.set(visit, now);
    if (moved.current) onMoved(now);
  });
  useMovedByPerson(scroller, (certainly) => {
    moved.current = true;
    if (!held || !certainly) return;
    setHeld(undefined);
    pinned.current = virtualizer.isAtEnd(PINNED_PX);
  });
  useResized(scroller, () => {
    if (pinned.current) virtualizer.scrollToEnd();
  });
  return {
    toEnd,
    followOnceFull,
    hold(place) {
      moved.current = true;
      pinned.current = false;
      standing.current = undefined;
      setHeld(place);
    },
  };
}

type Virtual = Pick<ThreadPlacing["virtualizer"], "shouldAdjustScrollPositionOnItemSizeChange">;

/** Which rows the scroll position makes up for when they're resized. Undefined: those above the window. */
function adjustWhenResized(virtualizer: Virtual, isMadeUpFor: Virtual[keyof Virtual]): void {
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = isMadeUpFor;
}

/** The place if its row is there. A reply's key is another one while the message that it answers isn't loaded. */
function placeIn(rows: readonly ThreadRow[], place: HeldRow | undefined): HeldRow | undefined {
  if (!place || rows.some(({ key }) => key === place.rowKey)) return place;
  const row = rows[rowOfMessage(rows, messageOfKey(place.rowKey))];
  return row && { ...place, rowKey: row.key };
}

import type { Virtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef } from "react";
import { type FoundMessage, type HeldRow, type ThreadPlaces, rowOfMessage } from "./thread-place.ts";
import type { ThreadRow } from "./thread-row.ts";
import { useFollowOwn, useMovedByPerson, useResized, useScrolling } from "./use-thread-scroll.ts";

/** If the user is further from the end than this, they've left it. Pixels. */
export const PINNED_PX = 3;
/** A found message starts this far down the viewport, as a fraction of its height. */
const FOUND_LEAD = 1 / 3;

export interface ThreadPlacing {
  readonly virtualizer: Virtualizer<HTMLDivElement, Element>;
  readonly scroller: { readonly current: HTMLDivElement | null };
  readonly rows: readonly ThreadRow[];
  readonly found: FoundMessage | undefined;
  readonly visit: string;
  readonly places: ThreadPlaces;
  readonly held: HeldRow | undefined;
  setHeld(held: HeldRow | undefined): void;
}

/**
 * Controls the thread's scroll position: at the end until the user leaves it, or with a row held in place until the user scrolls.
 * Returns a function that scrolls to the end.
 */
export function useThreadPlace(placing: ThreadPlacing): (behavior?: ScrollBehavior) => void {
  const { virtualizer, scroller, rows, found, visit, places, held, setHeld } = placing;
  const pinned = useRef(true);
  const toEnd = (behavior: ScrollBehavior = "auto") => {
    setHeld(undefined);
    virtualizer.scrollToEnd({ behavior });
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
    const place = places.get(visit) ?? (foundKey === undefined ? undefined : { rowKey: foundKey, lead });
    if (place !== undefined && place !== "end") {
      pinned.current = false;
      standing.current = undefined;
      setHeld(place);
    } else if (place === "end" || isFirst) {
      pinned.current = true;
      setHeld(undefined);
      virtualizer.scrollToEnd();
    }
  }, [found, foundKey, places, scroller, setHeld, virtualizer, visit]);

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
    const row = held
      ? virtualizer.getVirtualItems().find(({ key }) => key === held.rowKey)
      : virtualizer.getVirtualItemForOffset(offset);
    const place = row && { rowKey: String(row.key), lead: row.start - offset };
    if (held && isAtEnd) standing.current = place;
    if (pinned.current) places.set(visit, "end");
    else if (held) places.set(visit, standing.current ?? held);
    else if (place) places.set(visit, place);
  });
  useMovedByPerson(scroller, () => {
    if (!held) return;
    setHeld(undefined);
    pinned.current = virtualizer.isAtEnd(PINNED_PX);
  });
  useResized(scroller, () => {
    if (pinned.current) virtualizer.scrollToEnd();
  });
  return toEnd;
}

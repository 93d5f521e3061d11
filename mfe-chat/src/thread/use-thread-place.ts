import type { Virtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef } from "react";
import { type FoundMessage, type HeldRow, type ThreadPlaces, rowOfMessage } from "./thread-place.ts";
import type { ThreadRow } from "./thread-row.ts";
import { useFollowOwn, useMovedByPerson, useResized, useScrolling } from "./use-thread-scroll.ts";

/** Further from the end than this, the reader has left it. Pixels. */
export const PINNED_PX = 3;
/** A message that was found begins this far down what is seen. */
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
 * Decides where the thread stands: at the end until the person leaves it, or with a row held in its place until the person moves. Returns
 * the way to the end.
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
  /** Where the held row came to stand when the thread ended before it could stand where it was to. */
  const standing = useRef<HeldRow>(undefined);
  useLayoutEffect(() => {
    if (arrived.current === visit || (found && foundKey === undefined)) return;
    const isFirst = arrived.current === undefined;
    arrived.current = visit;
    const lead = (scroller.current?.clientHeight ?? 0) * FOUND_LEAD;
    // Where the person was comes first: Back leads there.
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

  // The virtualiser aims at an index: when older messages shift it, the row is aimed at anew.
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
  // A reply that comes in between two messages is an addition, too: who was at the end stays there.
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
